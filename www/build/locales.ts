import { existsSync, readdirSync, readFileSync } from "node:fs";
import { type Entry, FluentParser, FluentSerializer, type Message, Resource } from "@fluent/syntax";
import type { Plugin } from "vite";
import { Texts } from "../src/locales/texts.ts";

const LOCALES = new URL("../locales/", import.meta.url);

/** The font files a language asks for, by what their names contain; the others use the reader's own fonts. */
const FONTS: Record<string, RegExp> = {
  km: /noto-sans-khmer/,
  gu: /noto-sans-gujarati/,
  vi: /noto-sans-(latin-400|vietnamese)/,
  yo: /noto-sans-(latin|vietnamese)/,
};

/** What a language calls itself; nothing if its folder is a draft, which is not offered. */
function nameOf(lang: string): string | undefined {
  const site = new URL(`${lang}/site.ftl`, LOCALES);
  return existsSync(site) ? new Texts(lang, [readFileSync(site, "utf8")]).find("language-name") : undefined;
}

/** What each language calls itself; English first, then by their tags. */
export const languageNames: Readonly<Record<string, string>> = Object.fromEntries(
  readdirSync(LOCALES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort((a, b) => Number(b === "en") - Number(a === "en") || a.localeCompare(b))
    .flatMap((lang) => {
      const name = nameOf(lang);
      return name ? [[lang, name]] : [];
    }),
);

/** All languages that are offered. */
export const languages: readonly string[] = Object.keys(languageNames);

/** The messages of one part in English. */
export const englishParts = (): string[] =>
  readdirSync(new URL("en/", LOCALES))
    .filter((file) => file.endsWith(".ftl"))
    .map((file) => readFileSync(new URL(`en/${file}`, LOCALES), "utf8"));

/**
 * Makes modules of message files: without comments, and with the English messages in place of those that are not
 * translated. Leaves drafts out. Lists each language's files in `languages.json`, for the pages to store them when they are read offline.
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
    transform: {
      order: "pre",
      filter: { code: "/locales/*/" },
      handler: (code) => ({ code: code.replaceAll("/locales/*/", `/locales/{${languages}}/`), map: null }),
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
