import type { GameEvent, GameId, Reason } from "../../engine/types";
import { type GameInfo, gameOf } from "../../games";

/** Which clause of the rules each thing in a move comes from. */
export interface Clauses {
  sow(lift: { seeds: number }): string;
  /** The end of a sowing. */
  end: string;
  /** A capture; the later ones of a chain may have a clause of their own. */
  capture(index: number): string;
  of(event: GameEvent["type"], reason?: Reason): string | undefined;
}

/** Endings that all games share, and those that only some have. */
const ENDINGS: Partial<Record<Reason, string>> = {
  endless: "C-2",
  repetition: "C-3",
  rounds: "SY-13",
  match: "SY-7",
  "cannot-feed": "AY-7",
  "quan-taken": "OQ-6",
  "no-pebbles": "OQ-5",
};

/** What the board left empty means. */
const CLEARED: Record<GameInfo["id"], string> = {
  "san-yao": "SY-6",
  "o-an-quan": "OQ-6",
  ayoayo: "AY-8",
  "hoyito-ii": "HO-6",
};

const EVENTS: Record<GameInfo["id"], Partial<Record<GameEvent["type"], string>>> = {
  "san-yao": { pass: "SY-5", leftover: "SY-6", "round-start": "SY-7" },
  "o-an-quan": { refill: "OQ-5", leftover: "OQ-7" },
  ayoayo: { pass: "AY-6", leftover: "AY-7" },
  "hoyito-ii": { again: "HO-5", pass: "HO-5", leftover: "HO-6" },
};

/** Full circuits in Ayoayo pass over the pit they came from. */
const CIRCUIT = 12;

/** The clauses of a game, by their ids on the rules page. */
export function clausesOf(id: GameId): Clauses {
  const game = gameOf(id)?.id ?? "ayoayo";
  const of = (event: GameEvent["type"], reason?: Reason) =>
    reason === undefined ? EVENTS[game][event] : reason === "cleared" ? CLEARED[game] : ENDINGS[reason];
  switch (game) {
    case "san-yao":
      return { sow: () => "SY-3", end: "SY-3", capture: () => "SY-4", of };
    case "o-an-quan":
      return { sow: () => "OQ-3", end: id === "o-an-quan-vi" ? id : "OQ-3", capture: () => "OQ-4", of };
    case "ayoayo":
      return {
        sow: ({ seeds }) => (seeds < CIRCUIT ? "AY-2" : "AY-3"),
        end: "AY-2",
        capture: () => "AY-4",
        of,
      };
    case "hoyito-ii":
      return { sow: () => "HO-2", end: "HO-2", capture: (index) => (index === 0 ? "HO-3" : "HO-4"), of };
  }
}
