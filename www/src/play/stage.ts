import type { Foreseen } from "../board/foresight";
import { Scene, type SceneTexts } from "../board/scene";
import type { Sound } from "../board/sound";
import type { Stride } from "../board/timeline";
import type { GameEvent, GameId, LegalMove, MoveText, PitName } from "../engine/types";
import type { Shown, Stage } from "./session";

/** A click on the pit just clicked, so soon after in milliseconds, is half of a double click or a trembling hand. */
const ECHO = 300;

/** What people do on the board. */
export interface BoardActions {
  /** A move was chosen. */
  move(move: MoveText): void;
  /** A pit was chosen that cannot be played. */
  refused(pit: PitName): void;
  /** These moves are pointed at. */
  aim(moves: LegalMove[]): void;
  /** The picture has changed. */
  drawn(shown: Shown): void;
}

/** Draws a session's game with the scene that belongs to it, and hands on what people do there. */
export class BoardStage implements Stage {
  /** The element to be put on the page. */
  readonly element = document.createElement("div");
  readonly #texts: SceneTexts;
  readonly #drawn: (shown: Shown) => void;
  #scene: Scene | undefined;
  #game: GameId | undefined;
  #shown: Shown | undefined;
  #flipped = false;
  #numbers = true;
  #readonly = false;
  /** What a move would do is shown before it is made. */
  foresight = true;
  #sowing = false;
  #audible = false;
  #sound: Sound | undefined;
  #speed = 1;
  #paused = false;
  #best: LegalMove | undefined;
  /** The last click that played a move or ended a sowing. */
  #clicked: { pit: PitName | undefined; at: number } | undefined;

  constructor(texts: SceneTexts, actions: BoardActions) {
    this.#texts = texts;
    this.#drawn = actions.drawn;
    this.element.className = "board";
    this.element.part.add("board");
    // In the capture phase: while seeds move a click anywhere on the board means "skip", and no pit may hear it.
    this.element.addEventListener("click", this.#onClick, { capture: true });
    this.element.addEventListener("keydown", this.#onKey, { capture: true });
    this.element.addEventListener("scene-move", (event) => {
      const { move } = (event as CustomEvent<{ move: MoveText }>).detail;
      this.#clicked = { pit: move.charAt(0), at: event.timeStamp };
      actions.move(move);
    });
    this.element.addEventListener("scene-refused", (event) =>
      actions.refused((event as CustomEvent).detail.pit),
    );
    this.element.addEventListener("scene-aim", (event) => actions.aim((event as CustomEvent).detail.moves));
  }

  show(shown: Shown): void {
    const { game } = shown.view;
    if (game !== this.#game) {
      this.#scene?.dispose();
      this.#scene = new Scene(game, this.#texts);
      this.#game = game;
      this.#clicked = undefined;
      this.element.replaceChildren(this.#scene.element);
    }
    this.#shown = shown;
    this.#best = undefined;
    this.#scene?.update(this.#state(shown));
    this.#drawn(shown);
  }

  async sow(before: Shown, events: GameEvent[]): Promise<void> {
    if (!this.#scene || document.hidden) return;
    this.#shown = before;
    this.#best = undefined;
    this.#drawn(before);
    this.#sowing = true;
    try {
      await this.#scene.animate(this.#state(before), events, {
        speed: this.#speed,
        paused: this.#paused,
        sound: this.#sound,
      });
    } finally {
      this.#sowing = this.#paused = false;
    }
  }

  skip(): void {
    if (this.#sowing) this.#scene?.skip();
  }

  /** How fast seeds move; 1 is the usual speed. */
  get speed(): number {
    return this.#speed;
  }

  set speed(speed: number) {
    this.#speed = speed;
    if (this.#scene?.animation) this.#scene.animation.speed = speed;
  }

  /** Seeds are heard. */
  set audible(audible: boolean) {
    if (audible === this.#audible) return;
    this.#audible = audible;
    this.#sound?.close();
    this.#sound = undefined;
    if (audible) void this.#fetchSound();
  }

  /** The move under way stands still. Each move begins to move by itself. */
  get paused(): boolean {
    return this.#paused;
  }

  set paused(paused: boolean) {
    this.#paused = paused;
    if (paused) this.#scene?.animation?.pause();
    else this.#scene?.animation?.resume();
  }

  /** Takes the move under way one step further, and stands still there. */
  step(stride: Stride): void {
    this.#paused = true;
    this.#scene?.animation?.step(stride);
  }

  /** North's row lies at the bottom. */
  get flipped(): boolean {
    return this.#flipped;
  }

  set flipped(flipped: boolean) {
    if (flipped === this.#flipped) return;
    this.#flipped = flipped;
    this.redraw();
  }

  /** Counts are written beside all pits. */
  get numbers(): boolean {
    return this.#numbers;
  }

  set numbers(numbers: boolean) {
    if (numbers === this.#numbers) return;
    this.#numbers = numbers;
    this.redraw();
  }

  /** Nothing can be played. */
  set readonly(readonly: boolean) {
    this.#readonly = readonly;
    this.redraw();
  }

  /** Marks a move as the best one, until the position changes. */
  recommend(move: LegalMove): void {
    this.#best = move;
    this.redraw();
  }

  /** Marks what moves would do. */
  foresee(moves: Foreseen[]): void {
    this.#scene?.foresee(moves);
  }

  /** Draws the same again, in other words. */
  redraw(): void {
    if (!this.#shown) return;
    this.skip();
    this.#scene?.update(this.#state(this.#shown));
  }

  /** Puts the focus on the board. */
  focus(): void {
    this.#scene?.focusPit();
  }

  /** Starts watching whether anybody can see the board: seeds do not move for nobody. */
  watch(): void {
    document.addEventListener("visibilitychange", this.#onVisibility);
  }

  /** Stops watching. */
  unwatch(): void {
    document.removeEventListener("visibilitychange", this.#onVisibility);
  }

  async #fetchSound(): Promise<void> {
    const fetched = await import("../board/sound").catch(() => undefined);
    if (fetched && this.#audible) this.#sound ??= new fetched.Sound();
  }

  #state({ view, legal: all, last }: Shown) {
    const legal = this.#readonly ? [] : all;
    return { view, legal, last, best: this.#best, flipped: this.#flipped, numbers: this.#numbers };
  }

  readonly #onClick = (event: MouseEvent): void => {
    const echo = this.#isEcho(event);
    if (!this.#sowing && !echo) return;
    event.stopPropagation();
    event.preventDefault();
    if (echo) return;
    this.#clicked = { pit: pitOf(event), at: event.timeStamp };
    this.skip();
  };

  #isEcho(event: MouseEvent): boolean {
    const clicked = this.#clicked;
    return clicked !== undefined && event.timeStamp - clicked.at < ECHO && clicked.pit === pitOf(event);
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    if (this.#sowing && event.key === "Escape") {
      event.stopPropagation();
      this.skip();
    }
  };

  readonly #onVisibility = (): void => {
    if (document.hidden && !this.#paused) this.skip();
  };
}

/** The pit that a click on the board belongs to. */
function pitOf({ target }: MouseEvent): PitName | undefined {
  const { pit, move } = (target instanceof Element && target.closest("button")?.dataset) || {};
  return pit ?? move?.charAt(0);
}
