import { type GameInfo, gameOf } from "../games";
import { loadTexts } from "../locales/load";
import type { Texts } from "../locales/texts";
import { variantsOf } from "../variants";

/** The messages needed by what museums are given. */
export type MuseumTexts = Record<"museum" | "site" | "board" | "rules" | "record", Texts>;

/** Loads them. */
export async function loadMuseumTexts(lang: string): Promise<MuseumTexts> {
  const [museum, site, board, rules, record] = await Promise.all([
    loadTexts(lang, "museum"),
    loadTexts(lang, "site"),
    loadTexts(lang, "board"),
    loadTexts(lang, "rules"),
    loadTexts(lang, "record"),
  ]);
  return { museum, site, board, rules, record };
}

/** A game's name as it is read. */
export function spoken({ id, names }: GameInfo): string {
  return names.at(-1)?.text ?? id;
}

/** Which of a game's rulesets or boards this is; nothing where there is but one. */
export function variantName(id: string, site: Texts): string | undefined {
  const game = gameOf(id);
  return game && variantsOf(game).length > 1 ? site.text(`variant-${id}`) : undefined;
}

/** A message without its marks of other languages. */
export function plain(message: string): string {
  return message.replace(/<[^>]*>/g, "");
}
