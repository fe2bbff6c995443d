import type { Engine } from "./loader";
import type { Limits } from "./protocol";
import type { Thinker } from "./thinker";
import type { Progress } from "./types";

/** The computer, as a player and as one who is asked for a hint. It is woken when it is first needed. */
export class Opponent {
  readonly #engine: Engine;
  #thinker: Thinker | undefined;
  /** Counts what makes an earlier question out of date. */
  #asked = 0;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /** Looks for the best move in a saved game; undefined when stopped before the answer. */
  async choose(saved: string, limits: Limits): Promise<Progress | undefined> {
    this.stop();
    const asked = this.#asked;
    const { Thinker } = await import("./thinker");
    if (asked !== this.#asked) return undefined;
    this.#thinker ??= new Thinker(this.#engine);
    return this.#thinker.choose(saved, limits);
  }

  /** Gives up what was asked last, if it is not answered yet. */
  stop(): void {
    this.#asked += 1;
    this.#thinker?.stop();
  }

  /** Stops for good. */
  dispose(): void {
    this.stop();
    this.#thinker?.dispose();
  }
}
