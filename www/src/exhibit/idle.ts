/** Seconds in which somebody who is still there can say so. */
const COUNTDOWN = 20;

/** What a person does at a screen; a mouse that trembles on a shaking table is nobody. */
const SIGNS = ["pointerdown", "keydown", "wheel"] as const;

const LISTENING = { capture: true, passive: true };

/** Notices that a screen has been left: counts down for all to see, and then calls back. */
export class Idle {
  readonly #seconds: number;
  readonly #count: (left: number | undefined) => void;
  readonly #gone: () => void;
  #left = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  /** After `seconds` without a sign `gone` is called; before that `count` is told how many are left, or that somebody came back. */
  constructor(seconds: number, count: (left: number | undefined) => void, gone: () => void) {
    this.#seconds = seconds;
    this.#count = count;
    this.#gone = gone;
  }

  /** Begins to wait for the screen to be left. */
  start(): void {
    this.stop();
    this.#left = this.#seconds;
    this.#timer = setInterval(() => this.#tick(), 1000);
    for (const sign of SIGNS) addEventListener(sign, this.touched, LISTENING);
  }

  /** Waits no more. */
  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
    for (const sign of SIGNS) removeEventListener(sign, this.touched, LISTENING);
  }

  /** Somebody is there. */
  readonly touched = (): void => {
    if (!this.#timer) return;
    if (this.#counting) this.#count(undefined);
    this.#left = this.#seconds;
  };

  get #counting(): boolean {
    return this.#left <= Math.min(COUNTDOWN, this.#seconds / 2);
  }

  #tick(): void {
    this.#left -= 1;
    if (this.#left > 0) {
      if (this.#counting) this.#count(this.#left);
      return;
    }
    this.stop();
    this.#count(undefined);
    this.#gone();
  }
}
