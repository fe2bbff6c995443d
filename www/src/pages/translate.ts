import { loadTexts, type Part } from "../locales/load";
import { type Stretch, stretches } from "../locales/texts";
import { keepLanguage } from "../play/storage";

/** How long a page waits for its letters, in milliseconds, before it is shown in others. */
const PATIENCE = 1500;

const root = document.documentElement;

/** The language the reader wants, as found before the page was drawn: the address's, the one chosen last, or the browser's. */
export function readersLanguage(): string {
  return root.lang;
}

/** An address of this page with other parameters; a language that the present one names stays. */
export function addressWith(parameters: Record<string, string>): string {
  const query = new URLSearchParams(parameters);
  const lang = new URLSearchParams(location.search).get("lang");
  if (lang !== null) query.set("lang", lang);
  return `?${query}`;
}

/**
 * Puts a page's messages in the reader's language where it says `data-l10n`. The pages are built in English, so for
 * English readers no word changes. Also lets the reader change the language.
 */
export async function translatePage(...parts: Part[]): Promise<void> {
  offerLanguages();
  if (root.lang === "en") return;
  try {
    const texts = await Promise.all(parts.map((part) => loadTexts(root.lang, part)));
    // Without a network, a language that is not stored is English.
    if (texts.every(({ lang }) => lang === "en")) root.lang = "en";
    for (const element of document.querySelectorAll<HTMLElement>("[data-l10n]")) {
      const id = element.dataset.l10n ?? "";
      put(texts.map((one) => one.find(id)).find(Boolean) ?? id, element);
    }
    // Laying the words out is what makes the browser fetch their letters.
    document.body.getBoundingClientRect();
    await Promise.race([document.fonts.ready, new Promise((done) => setTimeout(done, PATIENCE))]);
  } finally {
    root.removeAttribute("data-covered");
  }
}

function put(message: string, element: HTMLElement): void {
  if (element instanceof HTMLMetaElement) element.content = message;
  else {
    const node = ({ text, lang }: Stretch) =>
      lang ? Object.assign(document.createElement("i"), { lang, textContent: text }) : text;
    element.replaceChildren(...stretches(message).map(node));
  }
}

function offerLanguages(): void {
  const select = document.querySelector<HTMLSelectElement>("select[name=language]");
  if (select) {
    select.value = root.lang;
    select.addEventListener("change", () => {
      keepLanguage(select.value);
      const address = new URL(location.href);
      address.searchParams.set("lang", select.value);
      // The state stays: the game of a reader whose browser stores nothing is in it.
      history.replaceState(history.state, "", address);
      location.reload();
    });
  }
  for (const event of ["click", "auxclick"]) document.addEventListener(event, passOn, { capture: true });
}

/** Takes the language of this page's address along to the page a link leads to. */
function passOn({ target }: Event): void {
  const lang = new URLSearchParams(location.search).get("lang");
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || lang === null) return;
  const address = new URL(link.href);
  const isPage = address.origin === location.origin && /\/(\w+\.html)?$/.test(address.pathname);
  if (!isPage || address.searchParams.has("lang")) return;
  address.searchParams.set("lang", lang);
  link.href = address.href;
}
