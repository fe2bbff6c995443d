import type { Foreseen } from "../board/foresight";
import type { View } from "../engine/types";
import type { News } from "./session";
import type { Telling } from "./telling";
import type { Words } from "./words";

/** Moves that stay told at a time. */
const TOLD = 3;

/** What is told below the board. The sentences about moves are fetched with the first of them. */
export class Teller {
  /** What is told now. */
  lines: string[] = [];
  /** What the moves pointed at would do. */
  aim = "";
  readonly #changed: () => void;
  /** Counts what was said at once: a sentence that is still being fetched is then out of date. */
  #said = 0;
  #foreseen: Foreseen[] = [];

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** Says one sentence; the same one twice is made to differ, or it would not be read out again. */
  say(sentence = ""): void {
    this.#said += 1;
    this.lines = [sentence === this.lines[0] ? `${sentence}\u00a0` : sentence];
    this.#changed();
  }

  /** Tells of a move. What the computer does in answer, in however many turns, is told below what the person did. */
  tell(words: Words, { side, move, events }: Extract<News, { type: "settled" }>): Promise<void> {
    return this.#fetch(words, (telling) => {
      const sentence = telling.move(side, move, events);
      this.lines = words.who(side) === "computer" ? [...this.lines, sentence].slice(-TOLD) : [sentence];
    });
  }

  /** Says one of the sentences that are fetched. */
  explain(words: Words, sentence: (telling: Telling) => string): Promise<void> {
    return this.#fetch(words, (telling) => this.say(sentence(telling)));
  }

  /** Tells what moves would do, beside all else. */
  async foresee(words: Words, view: View, moves: Foreseen[]): Promise<void> {
    this.#foreseen = moves;
    const telling = moves.length > 0 && (await fetchTelling(words));
    if (moves !== this.#foreseen) return;
    this.aim = telling ? telling.aim(view, moves) : "";
    this.#changed();
  }

  async #fetch(words: Words, tell: (telling: Telling) => void): Promise<void> {
    const said = this.#said;
    const telling = await fetchTelling(words);
    if (!telling || said !== this.#said) return;
    tell(telling);
    this.#changed();
  }
}

/** What tells of moves; nothing where it cannot be had. */
function fetchTelling(words: Words): Promise<Telling | undefined> {
  return import("./telling").then(({ Telling }) => Telling.of(words)).catch(() => undefined);
}
