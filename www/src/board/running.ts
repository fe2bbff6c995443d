/** The browser's animations under way on a board, held, hastened and let go together. */
export class Running {
  readonly #all = new Set<Animation>();
  #rate: number;

  constructor(rate: number) {
    this.#rate = rate;
  }

  /** Takes one along until it ends. */
  add(animation: Animation): Animation {
    this.#all.add(animation);
    animation.playbackRate = this.#rate;
    animation.onfinish = () => this.#all.delete(animation);
    return animation;
  }

  /** How fast they go. */
  set rate(rate: number) {
    this.#rate = rate;
    for (const animation of this.#all) animation.updatePlaybackRate(rate);
  }

  /** Holds them where they are, or only the one that moves this node. */
  hold(node?: Element): void {
    for (const animation of this.#all) {
      if (!node || (animation.effect as KeyframeEffect).target === node) animation.pause();
    }
  }

  /** Lets those that are held go on. */
  go(): void {
    for (const animation of this.#all) if (animation.playState === "paused") animation.play();
  }

  /** Moves them ahead by so many milliseconds of their own time. */
  leap(time: number): void {
    for (const animation of this.#all) {
      animation.currentTime = Number(animation.currentTime ?? 0) + time;
    }
  }

  /** Ends them all at once. */
  cancel(): void {
    for (const animation of this.#all) animation.cancel();
    this.#all.clear();
  }
}
