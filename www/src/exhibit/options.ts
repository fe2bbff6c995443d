import { readAttributes } from "../attributes";
import type { GameId, GameOptions } from "../engine/types";
import { GAMES } from "../games";
import type { Texts } from "../locales/texts";

/** What the address of an exhibit may ask for. */
export interface ExhibitOptions {
  /** The only game to be played; left out, visitors choose. */
  game?: GameId | undefined;
  /** The computer's level, as an attribute of the element. */
  level: string | null;
  /** Seconds after which a screen counts as left; 0: never. */
  idle: number;
  /** Begins with what is for the staff. */
  staff: boolean;
}

const LONGEST_IDLE = 3600;

/** Reads the address; throws an error that says which parameter is wrong and what it may be. `idle`: what is usual here. */
export function readOptions(
  asked: URLSearchParams,
  usual: { idle: number },
  texts: { board: Texts; exhibit: Texts },
): ExhibitOptions {
  const level = asked.get("level") || null;
  const wanted = asked.get("game") || null;
  // Both are checked as the element would, whatever game will be chosen.
  const { game } = readAttributes({ ...NOTHING, game: wanted ?? GAMES[0]?.id ?? null, level }, texts.board);
  const seconds = asked.get("idle") || null;
  const idle = seconds === null ? usual.idle : Number(seconds);
  if (!Number.isInteger(idle) || idle < 0 || idle > LONGEST_IDLE) {
    const values = { name: "idle", value: seconds ?? "", lowest: 0, highest: LONGEST_IDLE };
    throw new Error(texts.exhibit.text("bad-number", values));
  }
  return { game: wanted ? game : undefined, level, idle, staff: asked.has("staff") };
}

/** How a game begins that visitors play: one against the computer, or two with each other. */
export function visitorsGame(
  game: GameId,
  people: 1 | 2,
  level: string | null,
  texts: Texts,
): { game: GameId; options: GameOptions } {
  return readAttributes({ ...NOTHING, game, level, opponent: people === 1 ? "computer" : "human" }, texts);
}

const NOTHING = { position: null, opponent: null, side: null, first: null };
