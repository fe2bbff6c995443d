/** The language that serves a reader best: the first wanted one that is there, be it by its base language; or English. */
export function bestLanguage(wanted: readonly string[], languages: readonly string[]): string {
  return findLanguage(wanted, languages) ?? "en";
}

/** The same; undefined when none of the wanted ones is there. */
export function findLanguage(wanted: readonly string[], languages: readonly string[]): string | undefined {
  for (const tag of wanted) {
    const exact = languages.find((lang) => lang.toLowerCase() === tag.toLowerCase());
    const found = exact ?? languages.find((lang) => base(lang) === base(tag));
    if (found) return found;
  }
  return undefined;
}

/** The language without script and region, under its present name: `zh` for `zh-TW`, `fil` for `tl`. */
function base(tag: string): string {
  try {
    return new Intl.Locale(tag).language;
  } catch {
    return tag;
  }
}
