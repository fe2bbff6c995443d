import type { GameEvent } from "../engine/types";
import type { Picture } from "./picture";

/** A move being played, seed by seed. */
export class Animation {
  readonly finished: Promise<void>;
  #resolve: () => void = () => {};

  constructor(_picture: Picture, _events: GameEvent[], _speed: number) {
    this.finished = new Promise((resolve) => {
      this.#resolve = resolve;
    });
    this.stop();
  }

  /** Ends it now. */
  stop(): void {
    this.#resolve();
  }
}
