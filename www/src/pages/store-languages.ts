/** Where the service worker looks for the languages' files. */
const LANGUAGES = "hollows-languages";

/** Stores the messages and letters of languages, or of all, and throws out those of earlier versions of the site. */
export async function storeLanguages(languages?: readonly string[]): Promise<void> {
  // English is in the offline copy anyway.
  if (languages?.every((lang) => lang === "en")) return;
  const lists: Record<string, string[]> = await (await fetch("./languages.json")).json();
  const wanted = (languages ?? Object.keys(lists)).filter((lang) => lang !== "en");
  const addresses = (files: string[]) => files.map((file) => new URL(file, location.href).href);
  const current = new Set(addresses(Object.values(lists).flat()));
  const cache = await caches.open(LANGUAGES);
  const stored = (await cache.keys()).map(({ url }) => url);
  await Promise.all(stored.filter((url) => !current.has(url)).map((url) => cache.delete(url)));
  await cache.addAll(
    addresses(wanted.flatMap((lang) => lists[lang] ?? [])).filter((url) => !stored.includes(url)),
  );
}
