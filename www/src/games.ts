import type { GameId, Side } from "./engine/types";

/** A game as people choose it; its variants are rulesets and boards of the same game, the usual one first. */
export interface GameInfo {
  id: "san-yao" | "o-an-quan" | "ayoayo" | "hoyito-ii";
  variants: readonly GameId[];
  /** Its name in its own script, then as it is read; each with its language. */
  names: readonly { text: string; lang: string }[];
}

/** The four games in the order of their journey. */
export const GAMES: readonly GameInfo[] = [
  {
    id: "san-yao",
    variants: ["san-yao"],
    names: [
      { text: "散窑", lang: "zh-Hans" },
      { text: "Sàn Yáo", lang: "zh-Latn" },
    ],
  },
  {
    id: "o-an-quan",
    variants: ["o-an-quan", "o-an-quan-vi"],
    names: [{ text: "Ô Ăn Quan", lang: "vi" }],
  },
  {
    id: "ayoayo",
    variants: ["ayoayo"],
    names: [
      { text: "Ayòayò", lang: "yo" },
      { text: "Ayoayo", lang: "en" },
    ],
  },
  {
    id: "hoyito-ii",
    variants: ["hoyito-ii", "hoyito-ii-2x12"],
    names: [{ text: "Hoyito II", lang: "es" }],
  },
];

/** Every game id the engine knows. */
export const GAME_IDS: readonly GameId[] = GAMES.flatMap((game) => game.variants);

/** The game a variant belongs to; undefined for what is no game id. */
export function gameOf(id: string): GameInfo | undefined {
  return GAMES.find((game) => (game.variants as readonly string[]).includes(id));
}

/** The computer's levels, the strongest last. */
export const LEVELS = [1, 2, 3, 4, 5, 6] as const;

/** The level the computer plays at unless told. */
export const USUAL_LEVEL = 2;

/** Whether it is the first player of a game who has the better start; in the others it is the second. */
export function firstIsBetter(game: GameId): boolean {
  return !game.startsWith("hoyito");
}

/** Who begins unless told: whoever gives `person`, who plays alone, the better start; without one, South. */
export function usualFirst(game: GameId, person?: Side): Side {
  return !person || (person === "south") === firstIsBetter(game) ? "south" : "north";
}
