import type { GameId, GameOptions, Side } from "./engine/types";
import { GAME_IDS, LEVELS, USUAL_LEVEL, usualFirst } from "./games";
import { findLanguage } from "./locales/best";
import { boardLanguages } from "./locales/board";
import type { Texts } from "./locales/texts";

/** What the author of a page may write on `<hollows-board>`, as written. */
export interface Attributes {
  game: string | null;
  position: string | null;
  opponent: string | null;
  level: string | null;
  side: string | null;
  first: string | null;
}

/** Attributes that ask for more than a board to play on; what they need is fetched only then. */
export const EXTRAS = ["controls", "idle", "kiosk", "loading", "motion", "moves"] as const;

/** One of them. */
export type Extra = (typeof EXTRAS)[number];

/** Attributes that are one of a few words, and what these are. */
const CHOICES: Record<string, readonly string[]> = {
  opponent: ["computer", "human"],
  side: ["south", "north"],
  first: ["south", "north"],
  controls: ["none", "minimal", "full"],
  motion: ["auto", "none"],
  loading: ["eager", "lazy"],
  theme: ["light", "dark"],
  lang: boardLanguages,
};

/** Attributes that are whole numbers, and the least and the greatest they may be; `idle` is in seconds. */
const RANGES = { level: [1, LEVELS.length], idle: [0, 3600] } as const;

/** The number an attribute asks for; undefined when it is not there, or none that it may be. */
export function numberIn(name: keyof typeof RANGES, value: string | null): number | undefined {
  const [lowest, highest] = RANGES[name];
  const number = Number(value ?? Number.NaN);
  return Number.isInteger(number) && lowest <= number && number <= highest ? number : undefined;
}

/** What is wrong with attributes that have a usual value instead: says in the reader's language which it is and what it may be. */
export function faults(given: Record<string, string | null>, texts: Texts): string[] {
  return Object.entries(given).flatMap(([name, value]) => {
    if (value === null) return [];
    if (name === "level" || name === "idle") {
      const [lowest, highest] = RANGES[name];
      if (numberIn(name, value) !== undefined) return [];
      // As it is to be written, not as numbers are in a sentence: 3600, not 3,600.
      return texts.text("bad-number", { name, value, lowest, highest: `${highest}` });
    }
    const allowed = CHOICES[name];
    // A language that is written without one, or more closely than it is here, is none the less there.
    const meant = name === "lang" ? findLanguage([value || "en"], boardLanguages) : value;
    if (!allowed || (meant && allowed.includes(meant))) return [];
    return texts.text("bad-attribute", { name, value, allowed: allowed.join(", ") });
  });
}

/** The game that attributes ask for. Throws an error that says, in the reader's language, what is wrong with `game`. */
export function readAttributes(
  { game, position, opponent, level, side, first }: Attributes,
  texts: Texts,
): { game: GameId; options: GameOptions } {
  if (!game) throw new Error(texts.text("no-game", { games: GAME_IDS.join(", ") }));
  if (!isGameId(game)) throw new Error(texts.text("unknown-game", { game, games: GAME_IDS.join(", ") }));

  const human: Side = side === "north" ? side : "south";
  const alone = opponent !== "human";
  const across = alone ? (numberIn("level", level) ?? USUAL_LEVEL) : "human";
  const begins = first === "south" || first === "north" ? first : usualFirst(game, alone ? human : undefined);
  const players = human === "south" ? { south: "human", north: across } : { south: across, north: "human" };
  return {
    game,
    options: { ...players, ...(position === null ? { first: begins } : { position }) } as GameOptions,
  };
}

function isGameId(text: string): text is GameId {
  return (GAME_IDS as readonly string[]).includes(text);
}
