import type { GameId, GameOptions, Side } from "./engine/types";
import { GAME_IDS, LEVELS, USUAL_LEVEL, usualFirst } from "./games";
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

/** The game that attributes ask for. Throws an error that says, in the reader's language, which attribute is wrong and what it may be. */
export function readAttributes(
  { game, position, opponent, level, side, first }: Attributes,
  texts: Texts,
): { game: GameId; options: GameOptions } {
  if (!game) throw new Error(texts.text("no-game", { games: GAME_IDS.join(", ") }));
  if (!isGameId(game)) throw new Error(texts.text("unknown-game", { game, games: GAME_IDS.join(", ") }));

  const highest = LEVELS.at(-1) ?? 1;
  const strength = level === null ? USUAL_LEVEL : Number(level);
  if (!Number.isInteger(strength) || strength < 1 || strength > highest) {
    throw new Error(texts.text("bad-level", { value: level ?? "", highest }));
  }
  const human: Side = oneOf("side", side, ["south", "north"], texts);
  const alone = oneOf("opponent", opponent, ["computer", "human"], texts) === "computer";
  const across = alone ? strength : "human";
  const usual = usualFirst(game, alone ? human : undefined);
  const begins: Side = oneOf(
    "first",
    first,
    usual === "south" ? ["south", "north"] : ["north", "south"],
    texts,
  );
  const players = human === "south" ? { south: "human", north: across } : { south: across, north: "human" };
  return {
    game,
    options: { ...players, ...(position === null ? { first: begins } : { position }) } as GameOptions,
  };
}

function isGameId(text: string): text is GameId {
  return (GAME_IDS as readonly string[]).includes(text);
}

/** One of the allowed values, the first when the attribute is not there. */
export function oneOf<Value extends string>(
  name: string,
  value: string | null,
  allowed: readonly [Value, ...Value[]],
  texts: Texts,
): Value {
  if (value === null) return allowed[0];
  const found = allowed.find((one) => one === value);
  if (!found) throw new Error(texts.text("bad-attribute", { name, value, allowed: allowed.join(", ") }));
  return found;
}
