import type { GameEvent, PitName, Reason, View } from "../../engine/types";
import { gameOf } from "../../games";
import type { Texts } from "../../locales/texts";
import type { Telling } from "../../play/telling";
import { type Clauses, clausesOf } from "./clauses";
import type { Ply } from "./history";

/** A sentence about a move, and the clause of the rules it comes from. */
export interface Told {
  text: string;
  clause?: string | undefined;
}

/** More laps than this are not told one by one: the first and the last ones are. */
const LAPS = 12;
const FIRST = 8;
const LAST = 3;

type Of<Type extends GameEvent["type"]> = Extract<GameEvent, { type: Type }>;

/** A handful: where it came from, how much it was, and what happened when it was sown. */
interface Lap {
  lift: Of<"lift">;
  end: PitName;
  /** What lay in the last pit with the last seed in it. */
  landed: number;
  relay: Of<"lift"> | undefined;
  /** What lies in the pit after the last one. */
  next: PitName;
}

/** Puts a move in words, lap by lap, from what happened in it. */
export class Laps {
  readonly #texts: Texts;
  readonly #telling: Telling;
  readonly #clauses: Clauses;
  readonly #ply: Ply;

  constructor(texts: Texts, telling: Telling, ply: Ply) {
    this.#texts = texts;
    this.#telling = telling;
    this.#ply = ply;
    this.#clauses = clausesOf(ply.before.game);
  }

  /** All sentences, in order. */
  told(): Told[] {
    const { events } = this.#ply;
    const { laps, holds } = follow(this.#ply);
    const sentences = laps.map((lap) => this.#lap(lap, holds));
    const shown =
      laps.length > LAPS
        ? [
            ...sentences.slice(0, FIRST),
            { text: this.#texts.text("laps-between", { laps: laps.length - FIRST - LAST }) },
            ...sentences.slice(-LAST),
          ]
        : sentences;
    const captures = events.filter((event): event is Of<"capture"> => event.type === "capture");
    return [...shown, ...captures.map((capture, i) => this.#capture(capture, i)), ...this.#consequences()];
  }

  #lap(lap: Lap, holds: Map<PitName, number>): Told {
    const { lift, end, landed, relay, next } = lap;
    const place = (pit: PitName) => this.#telling.words.place(pit);
    const sown = this.#texts.text("lap", {
      n: lift.seeds,
      lap: lift.lap,
      amount: this.#telling.words.amount(lift.seeds),
      from: place(lift.pit),
      end: place(end),
    });
    const { game } = this.#ply.before;
    const after = gameOf(game)?.id;
    if (relay) {
      const message =
        relay.pit !== end ? "relay-next" : after === "hoyito-ii" ? "relay-landing-next" : "relay-landing";
      const values = { next: place(next), amount: this.#telling.words.amount(relay.seeds) };
      return { text: `${sown} ${this.#texts.text(message, values)}`, clause: this.#clauses.sow(lift) };
    }
    const lands = after === "ayoayo" || after === "hoyito-ii";
    const square = next === "east" || next === "west";
    const counts = square && !(game === "o-an-quan-vi" && holds.get(next) === 0);
    const message = lands ? (landed === 4 ? "end-four" : "end-landing") : counts ? "end-square" : "end-next";
    return {
      text: `${sown} ${this.#texts.text(message, { next: place(next) })}`,
      clause: lands && landed === 4 ? this.#clauses.capture(0) : this.#clauses.end,
    };
  }

  #capture({ side, pit, seeds, stones }: Of<"capture">, index: number): Told {
    const goods = this.#telling.words.goods(seeds, stones);
    const values = { who: this.#telling.words.who(side), goods, pit: this.#telling.words.place(pit) };
    return { text: this.#texts.text("captures", values), clause: this.#clauses.capture(index) };
  }

  #consequences(): Told[] {
    const { events } = this.#ply;
    const reason = (event: GameEvent): Reason | undefined =>
      event.type === "over" ? event.result.reason : event.type === "round-end" ? event.reason : undefined;
    return events.flatMap((event, at) => {
      const text = this.#telling.consequence(event, events.slice(0, at), events);
      return text ? { text, clause: this.#clauses.of(event.type, reason(event)) } : [];
    });
  }
}

/** Follows the seeds through a move: its laps, and what lies in each pit when the last seed has fallen. */
function follow({ before, events, move }: Ply): { laps: Lap[]; holds: Map<PitName, number> } {
  const ring = before.pits.map(({ name }) => name);
  const step = move.charAt(1) === "l" ? ring.length - 1 : 1;
  const after = (pit: PitName) => ring[(ring.indexOf(pit) + step) % ring.length] ?? pit;
  const holds = contents(before);
  const laps: Lap[] = [];
  for (const event of events) {
    if (event.type === "lift") {
      const previous = laps.at(-1);
      if (previous) previous.relay = event;
      laps.push({ lift: event, end: event.pit, landed: 0, relay: undefined, next: after(event.pit) });
      holds.set(event.pit, 0);
    } else if (event.type === "drop") {
      const landed = (holds.get(event.pit) ?? 0) + 1;
      holds.set(event.pit, landed);
      Object.assign(laps.at(-1) ?? {}, { end: event.pit, landed, next: after(event.pit) });
    } else if (event.type !== "relay") break;
  }
  return { laps, holds };
}

/** What lies in each pit; a Mandarin stone counts as one. */
function contents({ pits }: View): Map<PitName, number> {
  return new Map(pits.map(({ name, seeds, stones }) => [name, seeds + stones]));
}
