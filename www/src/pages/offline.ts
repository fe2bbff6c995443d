import { registerSW } from "virtual:pwa-register";
import { readersLanguage } from "./translate";

/** What the page is told about its offline copy. */
export interface OfflineNews {
  /** Everything is stored: the site can be used without a network. */
  ready(): void;
  /** A new version is there; `load` changes over to it. */
  update(load: () => void): void;
}

/**
 * Keeps an offline copy of the site, with the reader's language or those given. A new version is taken only when the reader says so, or, where nobody is told
 * of it, once the site has been closed.
 */
export function keepOffline(news?: OfflineNews, languages: readonly string[] = [readersLanguage()]): void {
  // Inside another page (an exhibit, a museum's article) the host decides what is stored.
  if (window.top !== window.self || !("serviceWorker" in navigator)) return;
  const stored = navigator.serviceWorker.ready.then(() => storeLanguages(languages)).catch(() => {});
  // The other languages are for later, and for nobody who pays by the byte.
  const spares = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
  if (!spares) void stored.then(() => setTimeout(() => storeLanguages().catch(() => {}), LATER));
  const load = registerSW({
    onOfflineReady: () => void stored.then(() => news?.ready()),
    onNeedRefresh: () => news?.update(() => void load(true)),
    onRegisteredSW: (_url, registration) => {
      const check = () => {
        if (!document.hidden) registration?.update().catch(() => {});
      };
      document.addEventListener("visibilitychange", check);
      // An exhibit's screen is seen all day, for weeks.
      setInterval(check, HOUR);
    },
  });
}

/** In milliseconds. */
const HOUR = 3_600_000;

/** How long the page is left alone before it stores what may be wanted later, in milliseconds. */
const LATER = 4000;

/** Where the service worker looks for the languages' files. */
const LANGUAGES = "hollows-languages";

/** Stores the messages and letters of languages, or of all, and throws out those of earlier versions of the site. */
async function storeLanguages(languages?: readonly string[]): Promise<void> {
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
