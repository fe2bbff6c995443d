import type { Foreseen } from "../board/foresight";
import type {
  GameEvent,
  LegalMove,
  MoveText,
  PitName,
  Progress,
  Reason,
  Result,
  Side,
  View,
  WhyNot,
} from "../engine/types";
import { other, type Words } from "./words";

type Of<Type extends GameEvent["type"]> = Extract<GameEvent, { type: Type }>;

const files = import.meta.glob<string>("../../locales/*/telling.ftl", { import: "default" });

/** Tells what happened, and what is best. */
export class Telling {
  readonly words: Words;

  private constructor(words: Words) {
    this.words = words;
  }

  /** In these words, if all the sentences are there. */
  static ready(words: Words): Telling | undefined {
    return words.texts.find("refused-over") === undefined ? undefined : new Telling(words);
  }

  /** In these words; fetches the sentences if they are not there yet. */
  static async of(words: Words): Promise<Telling> {
    const { texts } = words;
    if (!Telling.ready(words)) texts.add((await files[`../../locales/${texts.lang}/telling.ftl`]?.()) ?? "");
    return new Telling(words);
  }

  /** One summary of a move from what happened in it. */
  move(side: Side, move: MoveText, events: GameEvent[]): string {
    const consequences = events.map((event, at) => this.consequence(event, events.slice(0, at), events));
    return [this.#sowed(side, move, events), ...consequences.filter(Boolean)].join(" ");
  }

  /** The best move there is, as far as it was looked for. */
  hint({ turn, round }: View, { pit, way }: LegalMove, { value, exact }: Progress): string {
    return this.#text("hint", {
      who: this.words.who(turn),
      pit,
      way: way ?? "none",
      scope: round ? "round" : "game",
      ahead: value === 0 ? "nobody" : value > 0 ? "mover" : "other",
      amount: Math.abs(value),
      proved: exact ? "yes" : "no",
    });
  }

  /** What moves would do. */
  aim({ pits }: View, moves: Foreseen[]): string {
    const sentences = moves.map(({ pit, way, laps, end, captured, again }) => {
      const { seeds = 0, stones = 0 } = pits.find(({ name }) => name === pit) ?? {};
      return this.#text("aim", {
        pit,
        way: way ?? "none",
        amount: this.words.goods(seeds, stones),
        laps,
        end: this.words.place(end),
        captured,
        again: again ? "yes" : "no",
      });
    });
    return sentences.join(" ");
  }

  #sowed(side: Side, move: MoveText, events: GameEvent[]): string {
    const lifts = events.filter((event): event is Of<"lift"> => event.type === "lift");
    const captures = events.filter((event): event is Of<"capture"> => event.type === "capture");
    return this.#text("sowed", {
      who: this.words.who(side),
      amount: this.words.amount(lifts[0]?.seeds ?? 0),
      pit: move.charAt(0),
      way: move.charAt(1) || "none",
      laps: lifts.length,
      took: captures.length > 0 ? "yes" : "no",
      goods: this.words.goods(sum(captures, "seeds"), sum(captures, "stones")),
    });
  }

  /** The sentence an event deserves beside the sowing itself. */
  consequence(event: GameEvent, earlier: GameEvent[], all: GameEvent[]): string | undefined {
    switch (event.type) {
      case "again":
        return this.#text("again", { who: this.words.who(event.side) });
      case "pass":
        return this.#text("passes", { who: this.words.who(event.side) });
      case "refill":
        return this.#text("refills", { who: this.words.who(event.side), borrowed: event.borrowed });
      case "leftover": {
        // Told once for each side, with the first of its pits.
        const mine = (one: GameEvent): one is Of<"leftover"> =>
          one.type === "leftover" && one.side === event.side;
        return earlier.some(mine) ? undefined : this.#leftOver(event.side, all.filter(mine));
      }
      case "round-end":
        return this.#roundEnd(event);
      case "round-start":
        return this.#roundStart(event);
      case "over":
        return this.result(event.result);
      default:
        return undefined;
    }
  }

  #leftOver(side: Side, leftovers: Of<"leftover">[]): string {
    const goods = this.words.goods(sum(leftovers, "seeds"), sum(leftovers, "stones"));
    return this.#text("left-over", { who: this.words.who(side), goods });
  }

  #roundEnd({ totals: { south, north }, reason }: Of<"round-end">): string {
    return this.#text("round-over", {
      who: south === north ? "nobody" : this.words.who(south > north ? "south" : "north"),
      ahead: Math.max(south, north),
      behind: Math.min(south, north),
      reason: this.#reason(reason),
    });
  }

  #roundStart({ round, turn, sons, sonsOwner, lent }: Of<"round-start">): string {
    const sentences = [this.#text("round-starts", { who: this.words.who(turn), round })];
    if (sonsOwner && sons.length > 0) {
      const values = { who: this.words.who(sonsOwner), pits: sons.join(", "), count: sons.length };
      sentences.push(this.#text("wins-sons", values));
    }
    if (lent) sentences.push(this.#text("lends", { stones: lent.stones, pit: lent.pit }));
    return sentences.join(" ");
  }

  /** Why a pit cannot be played now. */
  refused(pit: PitName, why: WhyNot | "thinking" | "looking", turn: Side): string {
    return this.#text(`refused-${why}`, { place: this.words.place(pit), who: this.words.who(turn) });
  }

  /** How the game ended. */
  result({ scores, reason, winner }: Result): string {
    if (reason === "resigned") {
      return winner ? this.#text("resigned", { who: this.words.who(other(winner)) }) : "";
    }
    const values = {
      ahead: Math.max(scores.south, scores.north),
      behind: Math.min(scores.south, scores.north),
      reason: this.#reason(reason),
    };
    return winner
      ? this.#text("wins", { who: this.words.who(winner), ...values })
      : this.#text("draw", values);
  }

  /** Why a game or a round ended. */
  #reason(reason: Reason): string {
    return this.#text(`ended-${reason}`);
  }

  #text(...message: Parameters<Words["text"]>): string {
    return this.words.text(...message);
  }
}

function sum(events: { seeds: number; stones: number }[], what: "seeds" | "stones"): number {
  return events.reduce((total, event) => total + event[what], 0);
}
