import type { Texts } from "../locales/texts";

/** The parameters of an address that a page does not know. */
export function unknownNames(asked: URLSearchParams, known: readonly string[]): string[] {
  return [...asked.keys()].filter((name) => !known.includes(name));
}

/** Says that the address holds what a page does not know. */
export function unknownMessage(unknown: string[], known: readonly string[], site: Texts): string {
  const list = (names: readonly string[]) => names.map((name) => `“${name.slice(0, 40)}”`).join(", ");
  return site.text("unknown-parameter", { names: list(unknown), known: list(known) });
}
