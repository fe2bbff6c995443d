import type { GameId, Side } from "./engine/types";

type Family = "san-yao" | "o-an-quan" | "ayoayo" | "hoyito-ii";

/** What is to be known of a ruleset or board of a game. */
interface Variant {
  /** The game: its object, and what is told about it. */
  of: Family;
  /** Pits in a row. */
  row: 5 | 6 | 12;
  /** Below this width, in CSS pixels, pits lying in the usual way would fall under 40 px or stores would squeeze them. */
  narrow: number;
  /** Whether it is the second player who has the better start. */
  second: boolean;
}

/** All rulesets and boards, in the order of their games' journey, of each the usual one first. */
export const VARIANTS: Record<GameId, Variant> = {
  "san-yao": { of: "san-yao", row: 5, narrow: 382, second: false },
  "o-an-quan": { of: "o-an-quan", row: 5, narrow: 560, second: false },
  "o-an-quan-vi": { of: "o-an-quan", row: 5, narrow: 560, second: false },
  ayoayo: { of: "ayoayo", row: 6, narrow: 418, second: false },
  "hoyito-ii": { of: "hoyito-ii", row: 6, narrow: 560, second: true },
  "hoyito-ii-2x12": { of: "hoyito-ii", row: 12, narrow: 600, second: true },
};

/** A game as people choose it. */
export interface GameInfo {
  id: Family;
  /** Its name in its own script, then as it is read; each with its language. */
  names: readonly { text: string; lang: string }[];
}

/** The four games in the order of their journey. */
export const GAMES: readonly GameInfo[] = [
  {
    id: "san-yao",
    names: [
      { text: "散窑", lang: "zh-Hans" },
      { text: "Sàn Yáo", lang: "zh-Latn" },
    ],
  },
  {
    id: "o-an-quan",
    names: [{ text: "Ô Ăn Quan", lang: "vi" }],
  },
  {
    id: "ayoayo",
    names: [
      { text: "Ayòayò", lang: "yo" },
      { text: "Ayoayo", lang: "en" },
    ],
  },
  {
    id: "hoyito-ii",
    names: [{ text: "Hoyito II", lang: "es" }],
  },
];

/** Every game id the engine knows. */
export const GAME_IDS = Object.keys(VARIANTS) as readonly GameId[];

/** The game a variant belongs to; undefined for what is no game id. */
export function gameOf(id: string): GameInfo | undefined {
  return GAMES.find((game) => game.id === VARIANTS[id as GameId]?.of);
}

/** The computer's levels, the strongest last. */
export const LEVELS = [1, 2, 3, 4, 5, 6] as const;

/** The level the computer plays at unless told. */
export const USUAL_LEVEL = 2;

/** Who begins unless told: whoever gives `person`, who plays alone, the better start; without one, South. */
export function usualFirst(game: GameId, person?: Side): Side {
  return !person || (person === "south") !== VARIANTS[game].second ? "south" : "north";
}
