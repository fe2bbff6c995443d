import { languagesOf, loadFrom } from "./files";
import type { Texts } from "./texts";

// The element's own part only: the list of all files would weigh more than some of them.
const files = import.meta.glob<string>("../../locales/*/board.ftl", { import: "default" });

/** The languages the board speaks. */
export const boardLanguages: readonly string[] = languagesOf(files);

/** Loads what the board says, in the language that serves a reader of `wanted` best. */
export function loadBoardTexts(wanted: readonly string[]): Promise<Texts> {
  return loadFrom(files, wanted, "board");
}
