import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

/** Values put into a message. */
export type Values = Record<string, FluentVariable>;

/** The messages of one language. */
export class Texts {
  /** The language the reader gets. */
  readonly lang: string;
  readonly #bundle: FluentBundle;

  /** Takes the sources of the messages. */
  constructor(lang: string, sources: string[]) {
    this.lang = lang;
    // Isolation marks would end up in copied text; no language here mixes directions inside a sentence.
    this.#bundle = new FluentBundle(lang, { useIsolating: false });
    for (const source of sources) this.add(source);
  }

  /** Takes more messages of the same language. */
  add(source: string): void {
    this.#bundle.addResource(new FluentResource(source));
  }

  /** The message `id`, or its attribute when `id` is `message.attribute`; undefined if there is none. */
  find(id: string, values?: Values): string | undefined {
    const [name = id, attribute] = id.split(".");
    const message = this.#bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    return pattern ? this.#bundle.formatPattern(pattern, values) : undefined;
  }

  /** The message `id`; its id where there is none, so that a gap is seen but breaks nothing. */
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
