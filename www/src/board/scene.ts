import type { CSSResult } from "lit";
import type { GameEvent, GameId, LegalMove, MoveText, PitName, PitView, Side, View } from "../engine/types";
import { VARIANTS } from "../games";
import type { Animation, Manner } from "./animation";
import type { Art } from "./boards/art";
import { fetchArt, knownArt } from "./boards/index";
import { Buttons } from "./buttons";
import type { Foreseen } from "./foresight";
import { type Layout, layoutFor } from "./layout";
import { frame, Picture } from "./picture";
import { styles } from "./styles";
import { svg } from "./svg";

/** What is to be seen. */
export interface SceneState {
  view: View;
  /** Empty when nobody at this screen may move. */
  legal: LegalMove[];
  /** North sits at the bottom. */
  flipped: boolean;
  /** Counts are written as digits beside every pit. */
  numbers: boolean;
  /** A move that is shown as the best one. */
  best?: LegalMove | undefined;
  /** The last move's events, to draw its way. */
  last?: GameEvent[] | undefined;
}

/** The words of a board, in the reader's language. */
export interface SceneTexts {
  /** Accessible name of a pit's button. */
  pit(pit: PitView, playable: boolean): string;
  /** Label of a direction button of Ô Ăn Quan. */
  way(move: LegalMove): string;
  /** Label drawn at a store. */
  store(side: Side): string;
}

/** Longest wait, in milliseconds, for what draws a move; a move is then made without being drawn. */
const PATIENCE = 2500;

/**
 * A board to look at and to touch. It knows no rule: what may be played is given, and what was chosen is told by
 * bubbling events: `scene-move` `{move}`, `scene-refused` `{pit}` and `scene-aim` `{moves}`: those pointed at.
 */
export class Scene {
  /** The styles of the shadow root (or page) the scene is put in. */
  static readonly styles: CSSResult = styles;

  readonly element: HTMLElement = document.createElement("div");
  readonly #game: GameId;
  readonly #texts: SceneTexts;
  readonly #svg = drawing();
  readonly #buttons: Buttons;
  readonly #observer = new ResizeObserver(() => this.#resize());
  #picture: Picture | undefined;
  #state: SceneState | undefined;
  #foreseen: Foreseen[] = [];
  #width = 0;
  #flipped = false;
  #animation: Animation | undefined;
  /** The size has changed while seeds were under way. */
  #stale = false;
  /** Counts what makes a waiting animation out of date. */
  #turn = 0;
  #art: Promise<void> | undefined;
  /** Ends the wait for what draws a move. */
  #waitNoLonger: (() => void) | undefined;

  constructor(game: GameId, texts: SceneTexts) {
    this.#game = game;
    this.#texts = texts;
    const layout = layoutFor(game, false, false);
    this.#buttons = new Buttons(layout, {
      move: (move) => this.#tell("scene-move", { move }),
      refused: (pit) => this.#tell("scene-refused", { pit }),
      aim: (moves) => this.#tell("scene-aim", { moves }),
    });
    const stage = document.createElement("div");
    stage.className = "stage";
    stage.dataset.game = game;
    frame(this.#svg, layout);
    stage.append(this.#svg, this.#buttons.element);
    this.element.className = "scene";
    this.element.append(stage);
    this.#observer.observe(this.element);
    void this.#load();
  }

  /** Shows a state; doing it twice changes nothing. */
  update(state: SceneState): void {
    this.skip();
    this.#state = state;
    if (state.flipped !== this.#flipped || this.#stale) {
      this.#flipped = state.flipped;
      this.#layOut();
    }
    if (this.#picture) this.#show();
    else void this.#load();
    this.#buttons.update(state, this.#texts);
  }

  /** Plays what happened, seed by seed, starting from a state; ends when all is done, or skipped. */
  async animate(before: SceneState, events: GameEvent[], manner: Manner): Promise<void> {
    this.skip();
    const { speed, sound } = manner;
    if (document.hidden) return;
    if (!(speed > 0 && Number.isFinite(speed)) || matchMedia("(prefers-reduced-motion: reduce)").matches) {
      sound?.whole(VARIANTS[this.#game].of, events);
      return;
    }
    const turn = this.#turn;
    const motion = await this.#fetchMotion();
    if (!motion || !this.#picture || turn !== this.#turn) return;
    this.update({ ...before, legal: [], last: undefined });
    const animation = new motion.Animation(this.#picture, events, manner);
    this.#animation = animation;
    await animation.finished;
    if (this.#animation === animation) this.#animation = undefined;
  }

  /** Jumps to the end of the running animation. */
  skip(): void {
    this.#turn += 1;
    this.#waitNoLonger?.();
    this.#animation?.stop();
    this.#animation = undefined;
  }

  /** Marks what moves would do, until something else is shown. */
  foresee(moves: Foreseen[]): void {
    this.#foreseen = moves;
    void this.#picture?.foresee(moves);
  }

  /** The move being played, if any. */
  get animation(): Animation | undefined {
    return this.#animation;
  }

  /** Focuses a pit: this one, or the one last focused. */
  focusPit(name?: PitName): void {
    this.#buttons.focus(name);
  }

  /** Lets go of everything that would outlive the element. */
  dispose(): void {
    this.skip();
    this.#observer.disconnect();
  }

  #resize(): void {
    const width = this.element.clientWidth;
    if (width === 0 || width === this.#width) return;
    this.#width = width;
    if (this.#animation) {
      this.#stale = true;
      if (this.#picture?.layout.w === this.#layout.w) return;
      // The board stands up or lies down: seeds under way would land where pits no longer are.
      this.skip();
    }
    this.#layOut();
    this.#show();
  }

  get #layout(): Layout {
    return layoutFor(this.#game, this.#width > 0 && this.#width < VARIANTS[this.#game].narrow, this.#flipped);
  }

  #layOut(): void {
    this.#stale = false;
    const layout = this.#layout;
    // Before there is anything to see, too: what lies below must not move.
    frame(this.#svg, layout);
    this.#picture?.setLayout(layout, this.#unit(layout));
    this.#buttons.setLayout(layout);
  }

  #unit({ w }: Layout): number {
    return this.#width > 0 ? w / this.#width : 1;
  }

  #show(): void {
    if (!this.#state || !this.#picture) return;
    this.#picture.show(this.#state, (side) => this.#texts.store(side));
    void this.#picture.foresee(this.#foreseen);
  }

  /** Draws as soon as the art is there; a failed fetch is tried again with the next state. */
  #load(): Promise<void> {
    const draw = (art?: Art) => {
      this.#art = undefined;
      if (!art || this.#picture) return;
      const layout = this.#layout;
      this.#picture = new Picture(this.#svg, this.#game, art, layout, this.#unit(layout));
      this.#show();
    };
    const known = knownArt(this.#game);
    if (known) draw(known);
    else this.#art ??= fetchArt(this.#game).then(draw);
    return this.#art ?? Promise.resolve();
  }

  /** Fetches what moves the seeds, and the art if it is not there yet; nothing when that fails, or is skipped. */
  #fetchMotion(): Promise<typeof import("./animation") | undefined> {
    return new Promise((resolve) => {
      const giveUp = () => resolve(undefined);
      this.#waitNoLonger = giveUp;
      setTimeout(giveUp, PATIENCE);
      Promise.all([import("./animation"), this.#picture ?? this.#load()]).then(
        ([motion]) => resolve(motion),
        giveUp,
      );
    });
  }

  #tell(name: string, detail: { move?: MoveText; pit?: PitName; moves?: LegalMove[] }): void {
    // While seeds move the position is not yet what one sees: a second press must not become a second move.
    if (this.#animation && name !== "scene-aim") return;
    this.element.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }
}

/** Width by height of every picture: side by side they lie on one table. */
const PICTURE = 15 / 7;

/**
 * A drawing of a position without buttons, for galleries; the page or shadow root needs `Scene.styles`. It fills
 * itself when its art has come, and is then `drawn`.
 */
export function boardPicture(view: View, drawn?: (picture: Picture) => void): SVGElement {
  const root = drawing();
  root.classList.add("still");
  const draw = (art?: Art) => {
    if (!art) return;
    const layout = layoutFor(view.game, false, false);
    const picture = new Picture(root, view.game, art, { ...layout, h: layout.w / PICTURE });
    picture.show({ view, legal: [], numbers: false }, () => "");
    drawn?.(picture);
  };
  const known = knownArt(view.game);
  if (known) draw(known);
  else void fetchArt(view.game).then(draw);
  return root;
}

/** An empty drawing; what it shows is for the eye only. */
function drawing(): SVGSVGElement {
  return svg("svg", { class: "drawing", "aria-hidden": "true", focusable: "false" });
}
