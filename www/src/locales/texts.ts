import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

/** Values put into a message. */
export type Values = Record<string, FluentVariable>;

/** The messages of one language, with English behind them for what is not translated yet. */
export class Texts {
  readonly #bundles: FluentBundle[];

  /** Takes the sources of each language, the wanted one first. */
  constructor(sources: { lang: string; ftl: string[] }[]) {
    this.#bundles = sources.map(({ lang, ftl }) => {
      // Isolation marks would end up in copied text; no language here mixes directions inside a sentence.
      const bundle = new FluentBundle(lang, { useIsolating: false });
      for (const source of ftl) bundle.addResource(new FluentResource(source));
      return bundle;
    });
  }

  /** The language the reader gets. */
  get lang(): string {
    return this.#bundles[0]?.locales[0] ?? "en";
  }

  /** The message `id`, or its attribute when `id` is `message.attribute`; undefined if no language has it. */
  find(id: string, values?: Values): string | undefined {
    const [name = id, attribute] = id.split(".");
    for (const bundle of this.#bundles) {
      const message = bundle.getMessage(name);
      const pattern = attribute ? message?.attributes[attribute] : message?.value;
      if (pattern) return bundle.formatPattern(pattern, values);
    }
    return undefined;
  }

  /** The message `id`; its id where no language has it, so that a gap is seen but breaks nothing. */
  text(id: string, values?: Values): string {
    return this.find(id, values) ?? id;
  }
}

/** A stretch of a message: plain, or words of another language, written `<i lang="vi">thả cá</i>`. */
export interface Stretch {
  text: string;
  lang?: string;
}

/** Takes a message apart at its words of other languages. */
export function stretches(message: string): Stretch[] {
  const parts = message.split(/<i lang="([\w-]+)">(.*?)<\/i>/);
  const result: Stretch[] = [];
  for (let at = 0; at < parts.length; at += 3) {
    const [plain = "", lang, text] = parts.slice(at, at + 3);
    if (plain) result.push({ text: plain });
    if (lang && text) result.push({ text, lang });
  }
  return result;
}
