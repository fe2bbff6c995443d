import { render } from "lit";
import { bestLanguage, loadTexts, type Part } from "../locales/load";
import { rich } from "../locales/rich";

/** The language the reader wants: the address's, or the browser's. */
export function readersLanguage(): string {
  return bestLanguage(new URLSearchParams(location.search).get("lang") ?? navigator.language);
}

/**
 * Puts a page's messages in the reader's language where it says `data-l10n`. The pages are built in English, so for
 * English readers nothing is left to do.
 */
export async function translatePage(...parts: Part[]): Promise<void> {
  const lang = readersLanguage();
  if (lang === document.documentElement.lang) return;
  const texts = await Promise.all(parts.map((part) => loadTexts(lang, part)));
  document.documentElement.lang = lang;
  for (const element of document.querySelectorAll<HTMLElement>("[data-l10n]")) {
    const id = element.dataset.l10n ?? "";
    const message = texts.map((one) => one.find(id)).find(Boolean) ?? id;
    if (element instanceof HTMLMetaElement) element.content = message;
    else {
      element.replaceChildren();
      render(rich(message), element);
    }
  }
}
