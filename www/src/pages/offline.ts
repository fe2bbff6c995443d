import { registerSW } from "virtual:pwa-register";

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
  const load = registerSW({
    onOfflineReady: () => news?.ready(),
    onNeedRefresh: () => news?.update(() => void load(true)),
    onRegisteredSW: (_url, registration) => {
      document.addEventListener("visibilitychange", () => {
        if (!document.hidden) registration?.update().catch(() => {});
      });
    },
  });
}
