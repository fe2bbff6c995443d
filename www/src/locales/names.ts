/** Put in by the build. */
declare const LANGUAGE_NAMES: Record<string, string>;

/** Every language there are messages in, by what it calls itself; English first. */
export const languageNames: Readonly<Record<string, string>> = LANGUAGE_NAMES;
