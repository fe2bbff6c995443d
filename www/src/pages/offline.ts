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
 * Keeps an offline copy of the site. A new version is taken only when the reader says so, or, where nobody is told
 * of it, once the site has been closed.
 */
export function keepOffline(news?: OfflineNews): void {
  // Inside another page (an exhibit, a museum's article) the host decides what is stored.
  if (window.top !== window.self || !("serviceWorker" in navigator)) return;
  const stored = navigator.serviceWorker.ready.then(storeLanguage).catch(() => {});
  const load = registerSW({
    onOfflineReady: () => void stored.then(() => news?.ready()),
    onNeedRefresh: () => news?.update(() => void load(true)),
    onRegisteredSW: (_url, registration) => {
      document.addEventListener("visibilitychange", () => {
        if (!document.hidden) registration?.update().catch(() => {});
      });
    },
  });
}

/** Where the service worker looks for the languages' files. */
const LANGUAGES = "hollows-languages";

/** Stores the messages and letters of the reader's language, and throws out those of earlier versions of the site. */
async function storeLanguage(): Promise<void> {
  const lang = readersLanguage();
  if (lang === "en") return;
  const lists: Record<string, string[]> = await (await fetch("./languages.json")).json();
  const addresses = (files: string[]) => files.map((file) => new URL(file, location.href).href);
  const current = new Set(addresses(Object.values(lists).flat()));
  const cache = await caches.open(LANGUAGES);
  const stored = (await cache.keys()).map(({ url }) => url);
  await Promise.all(stored.filter((url) => !current.has(url)).map((url) => cache.delete(url)));
  await cache.addAll(addresses(lists[lang] ?? []).filter((url) => !stored.includes(url)));
}
