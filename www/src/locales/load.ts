import { Texts } from "./texts";

/** The parts a language's messages are kept in: the element, what all the site's pages need, and what some of them say besides. */
export type Part = "board" | "site" | "rules" | "about" | "exhibit";

// A language is a folder; adding one needs no code. Each file is fetched only when it is wanted.
const files = import.meta.glob<string>("../../locales/*/*.ftl", { query: "?raw", import: "default" });

/** Every language there are messages in. */
export const languages: readonly string[] = [
  ...new Set(Object.keys(files).map((path) => path.split("/").at(-2) ?? "")),
];

/** The language that serves a reader of `wanted` best: the very one, its base language, or English. */
export function bestLanguage(wanted: string): string {
  const exact = languages.find((lang) => lang.toLowerCase() === wanted.toLowerCase());
  return exact ?? languages.find((lang) => lang === wanted.split("-")[0]) ?? "en";
}

/** Loads the messages of a language and, behind it, the English ones. */
export async function loadTexts(wanted: string, part: Part): Promise<Texts> {
  const chain = [...new Set([bestLanguage(wanted), "en"])];
  const sources = await Promise.all(
    chain.map(async (lang) => {
      const ftl = await files[`../../locales/${lang}/${part}.ftl`]?.();
      return { lang, ftl: ftl === undefined ? [] : [ftl] };
    }),
  );
  return new Texts(sources);
}
