import type { GameId, Side } from "../engine/types";
import { Keep } from "../play/storage";

/** How games ended, of one kind on one day. */
export interface Count {
  day: string;
  game: GameId;
  /** People who played: one, as South against the computer, or two. */
  players: 1 | 2;
  started: number;
  south: number;
  north: number;
  drawn: number;
  left: number;
}

/** How a game ended: who won, nobody, or it was left. */
export type End = Side | "drawn" | "left";

/** Counts the games at this screen. Nothing but these numbers is kept, and they go nowhere. */
export class Counts {
  readonly #keep = new Keep();
  #counts: Count[] = this.#keep.counts().filter(isCount);
  /** Whether the browser keeps them. */
  kept = true;

  /** All there are, the oldest first. */
  get all(): readonly Count[] {
    return this.#counts;
  }

  /** Counts a game that begins. */
  begun(game: GameId, players: 1 | 2): void {
    this.#change(game, players, (count) => {
      count.started += 1;
    });
  }

  /** Counts a game that is over. */
  ended(game: GameId, players: 1 | 2, how: End): void {
    this.#change(game, players, (count) => {
      count[how] += 1;
    });
  }

  /** Starts again from zero. */
  clear(): void {
    this.#counts = [];
    this.#save();
  }

  /** The counts as a table for a spreadsheet. */
  csv(): string {
    const head = ["day", "game", "players", "started", "south won", "north won", "drawn", "left"];
    const rows = this.#counts.map(({ day, game, players, started, south, north, drawn, left }) =>
      [day, game, players, started, south, north, drawn, left].join(),
    );
    return `${[head.join(), ...rows].join("\r\n")}\r\n`;
  }

  #change(game: GameId, players: 1 | 2, change: (count: Count) => void): void {
    const now = new Date();
    const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
      .map((part) => `${part}`.padStart(2, "0"))
      .join("-");
    let count = this.#counts.find((one) => one.day === day && one.game === game && one.players === players);
    if (!count) {
      count = { day, game, players, started: 0, south: 0, north: 0, drawn: 0, left: 0 };
      this.#counts = [...this.#counts, count];
    }
    change(count);
    this.#save();
  }

  #save(): void {
    this.kept = this.#keep.saveCounts(this.#counts);
  }
}

function isCount(value: unknown): value is Count {
  if (typeof value !== "object" || value === null) return false;
  const { day, game, players, ...numbers } = value as Count;
  return (
    typeof day === "string" &&
    typeof game === "string" &&
    (players === 1 || players === 2) &&
    (["started", "south", "north", "drawn", "left"] as const).every((name) => Number.isInteger(numbers[name]))
  );
}
