import { readdirSync, readFileSync } from "node:fs";
import { type Entry, FluentParser, FluentSerializer, type Message, Resource } from "@fluent/syntax";
import type { Plugin } from "vite";

const LOCALES = new URL("../locales/", import.meta.url);

/** The font files a language asks for, by what their names contain; the others use the reader's own fonts. */
const FONTS: Record<string, RegExp> = {
  km: /noto-sans-khmer/,
  gu: /noto-sans-gujarati/,
  vi: /noto-sans-(latin-400|vietnamese)/,
  yo: /noto-sans-(latin|vietnamese)/,
};

/** All languages, English first, then by their tags. */
export const languages: readonly string[] = readdirSync(LOCALES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort((a, b) => Number(b === "en") - Number(a === "en") || a.localeCompare(b));

/** The messages of one part in English. */
export const englishParts = (): string[] =>
  readdirSync(new URL("en/", LOCALES))
    .filter((file) => file.endsWith(".ftl"))
    .map((file) => readFileSync(new URL(`en/${file}`, LOCALES), "utf8"));

/** What a language calls itself. */
export function ownName(lang: string): string {
  const site = readFileSync(new URL(`${lang}/site.ftl`, LOCALES), "utf8");
  const name = site.match(/^language-name = (.*)$/m)?.[1];
  if (!name)
    throw new Error(`locales/${lang}/site.ftl does not say what the language calls itself ("language-name")`);
  return name;
}

/** What each language calls itself. */
export function languageNames(): Record<string, string> {
  return Object.fromEntries(languages.map((lang) => [lang, ownName(lang)]));
}

/**
 * Makes modules of message files: without comments, and with the English messages in place of those that are not
 * translated. Lists each language's files in `languages.json`, for the pages to store them when they are read offline.
 */
export function locales(): Plugin {
  return {
    name: "hollows-locales",
    load: {
      filter: { id: /\/locales\/[\w-]+\/\w+\.ftl$/ },
      handler(id) {
        const [lang = "", file = ""] = id.split("/").slice(-2);
        const english = new URL(`en/${file}`, LOCALES);
        this.addWatchFile(english.pathname);
        const [own, fallback] = [new URL(`${lang}/${file}`, LOCALES), english].map((url) => messages(url));
        return `export default ${JSON.stringify(complete(own ?? [], fallback ?? []))}`;
      },
    },
    generateBundle(_options, bundle) {
      const names = Object.keys(bundle).sort();
      const filesOf = (lang: string) =>
        names.filter((name) => name.startsWith(`assets/locales/${lang}/`) || FONTS[lang]?.test(name));
      const list = Object.fromEntries(languages.map((lang) => [lang, filesOf(lang)]));
      this.emitFile({ type: "asset", fileName: "languages.json", source: JSON.stringify(list) });
    },
  };
}

/** Where a language's messages are put, so that they can be told from the scripts. */
export function localeChunk(moduleIds: readonly string[]): string | undefined {
  const [, lang, part] = moduleIds.at(-1)?.match(/\/locales\/([\w-]+)\/(\w+)\.ftl$/) ?? [];
  return lang && `assets/locales/${lang}/${part}-[hash].js`;
}

function messages(url: URL): Message[] {
  const { body } = new FluentParser({ withSpans: false }).parse(readFileSync(url, "utf8"));
  return body.filter((entry: Entry): entry is Message => entry.type === "Message");
}

function complete(own: Message[], english: Message[]): string {
  const translated = new Map(own.map((message) => [message.id.name, message]));
  const all = english.map((message) => {
    const mine = translated.get(message.id.name);
    if (!mine) return message;
    const has = new Set(mine.attributes.map(({ id }) => id.name));
    mine.value ??= message.value;
    mine.attributes.push(...message.attributes.filter(({ id }) => !has.has(id.name)));
    return mine;
  });
  for (const message of all) message.comment = null;
  return new FluentSerializer().serialize(new Resource(all));
}
