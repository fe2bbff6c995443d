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
  const store = (which?: readonly string[]) =>
    import("./store-languages").then(({ storeLanguages }) => storeLanguages(which)).catch(() => {});
  const stored = navigator.serviceWorker.ready.then(() => store(languages));
  // The other languages are for later, and for nobody who pays by the byte.
  const spares = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
  if (!spares) void stored.then(() => setTimeout(() => store(), LATER));
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
