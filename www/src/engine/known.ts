import type { Engine } from "./loader";
import { breathe, nextBudget } from "./thinking";
import type { GameId } from "./types";

type Knowledge = InstanceType<Engine["Knowledge"]>;

/** Longest time, in milliseconds, for which work on it keeps a message waiting. */
const SLICE = 10;

/** What is worked out about the game that was last thought about, while its worker has nothing else to do. */
export class Known {
  readonly #engine: Engine;
  #game: GameId | undefined;
  #knowledge: Knowledge | undefined;
  #done = false;
  #learning = false;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /** What is known of a game; of any other it is forgotten. */
  of(game: GameId): Knowledge | undefined {
    if (game !== this.#game) {
      this.#knowledge?.free();
      this.#knowledge = new this.#engine.Knowledge(game);
      this.#game = game;
      this.#done = false;
    }
    return this.#knowledge;
  }

  /** Works on until all is known, or there is something else to do. */
  async learn(busy: () => boolean): Promise<void> {
    if (this.#learning) return;
    this.#learning = true;
    let budget = 1000;
    while (!this.#done && this.#knowledge) {
      await breathe();
      if (busy()) break;
      const start = performance.now();
      this.#done = this.#knowledge.step(budget).done;
      budget = nextBudget(budget, performance.now() - start, SLICE);
    }
    this.#learning = false;
  }
}
