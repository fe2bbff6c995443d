/** The language that serves a reader best: the first wanted one that is there, be it by its base language; or English. */
export function bestLanguage(wanted: readonly string[], languages: readonly string[]): string {
  for (const tag of wanted) {
    const exact = languages.find((lang) => lang.toLowerCase() === tag.toLowerCase());
    const found = exact ?? languages.find((lang) => base(lang) === base(tag));
    if (found) return found;
  }
  return "en";
}

/** The language without script and region, under its present name: `zh` for `zh-TW`, `fil` for `tl`. */
function base(tag: string): string {
  try {
    return new Intl.Locale(tag).language;
  } catch {
    return tag;
  }
}
