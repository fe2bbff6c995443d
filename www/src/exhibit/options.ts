import { faults, numberIn, readAttributes } from "../attributes";
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

/** Reads the address; throws an error that says which parameter is wrong and what it may be. `idle`: what is usual here. */
export function readOptions(asked: URLSearchParams, usual: { idle: number }, texts: Texts): ExhibitOptions {
  const [level, idle] = [asked.get("level") || null, asked.get("idle") || null];
  const wanted = asked.get("game") || null;
  const [fault] = faults({ level, idle }, texts);
  if (fault) throw new Error(fault);
  // Checked as the element would.
  const { game } = readAttributes({ ...NOTHING, game: wanted ?? GAMES[0]?.id ?? null, level }, texts);
  return {
    game: wanted ? game : undefined,
    level,
    idle: numberIn("idle", idle) ?? usual.idle,
    staff: asked.has("staff"),
  };
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
