import { loadFrom } from "./files";
import type { Texts } from "./texts";

/** The parts a language's messages are kept in: the element, what all the site's pages need, and what some of them say besides. */
export type Part =
  | "board"
  | "site"
  | "record"
  | "rules"
  | "about"
  | "diagrams"
  | "learn"
  | "puzzles"
  | "known"
  | "exhibit"
  | "museum";

// A language is a folder; adding one needs no code.
const files = import.meta.glob<string>("../../locales/*/*.ftl", { import: "default" });

/** Loads the messages of a part of the site. */
export function loadTexts(wanted: string, part: Part): Promise<Texts> {
  return loadFrom(files, [wanted], part);
}
