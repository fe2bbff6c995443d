import { bestLanguage } from "./best";
import { Texts } from "./texts";

/** Message files by their paths, `../../locales/<language>/<part>.ftl`, each fetched only when it is wanted. */
export type Files = Record<string, () => Promise<string>>;

/** The languages there are files in. */
export function languagesOf(files: Files): string[] {
  return Object.keys(files).map((file) => file.split("/").at(-2) ?? "");
}

/**
 * Loads the messages of one part in the language that serves a reader of `wanted` best. What a language lacks the build
 * has filled in from English; a whole file that is not there, or cannot be fetched, is English too.
 */
export async function loadFrom(files: Files, wanted: readonly string[], part: string): Promise<Texts> {
  const path = (lang: string) => `../../locales/${lang}/${part}.ftl`;
  const lang = bestLanguage(wanted, languagesOf(files));
  const ftl = await files[path(lang)]?.().catch(() => undefined);
  if (ftl !== undefined) return new Texts(lang, [ftl]);
  const english = await files[path("en")]?.();
  return new Texts("en", english === undefined ? [] : [english]);
}
