import type { LegalMove, MoveText, PitName } from "../engine/types";
import type { Layout } from "./layout";
import type { SceneState, SceneTexts } from "./scene";
import { type Point, path, svg } from "./svg";

/** What the buttons tell the scene. */
export interface ButtonEvents {
  move(move: MoveText): void;
  refused(pit: PitName): void;
  aim(move?: MoveText): void;
}

const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The native buttons over the pits: one Tab stop, moved by arrows as one sees the board. */
export class Buttons {
  readonly element = document.createElement("div");
  readonly #events: ButtonEvents;
  readonly #pits = new Map<PitName, HTMLButtonElement>();
  readonly #ways: HTMLButtonElement[] = [];
  #layout: Layout;
  #state: SceneState | undefined;
  #texts: SceneTexts | undefined;
  #current: PitName = "A";
  #chosen: PitName | undefined;
  #aimed: MoveText | undefined;

  constructor(layout: Layout, events: ButtonEvents) {
    this.#layout = layout;
    this.#events = events;
    this.element.className = "buttons";
    this.element.setAttribute("role", "group");
    for (const name of layout.ring) {
      const button = document.createElement("button");
      button.type = "button";
      button.dataset.pit = name;
      this.#pits.set(name, button);
      this.element.append(button);
    }
    for (let i = 0; i < 2; i += 1) {
      const button = document.createElement("button");
      button.type = "button";
      button.className = "way-button";
      button.hidden = true;
      button.append(
        svg("svg", { viewBox: "-12 -12 24 24", "aria-hidden": "true" }, path("M-7 0H6M0-6L6 0L0 6")),
      );
      this.#ways.push(button);
      this.element.append(button);
    }
    this.element.addEventListener("click", this.#onClick);
    this.element.addEventListener("keydown", this.#onKey);
    for (const type of ["pointerover", "pointerout", "focusin", "focusout"]) {
      this.element.addEventListener(type, this.#onAim);
    }
    this.setLayout(layout);
  }

  /** Moves the buttons over the pits of another geometry. */
  setLayout(layout: Layout): void {
    this.#layout = layout;
    for (const [name, button] of this.#pits) {
      const spot = layout.pits[name];
      if (!spot) continue;
      place(button, spot, layout);
      button.style.width = `${(100 * spot.press.w) / layout.w}%`;
      button.style.height = `${(100 * spot.press.h) / layout.h}%`;
    }
    this.#placeWays();
  }

  /** Names the pits and says which can be played. */
  update(state: SceneState, texts: SceneTexts): void {
    this.#state = state;
    const playable = new Set(state.legal.map((move) => move.pit));
    for (const pit of state.view.pits) {
      const button = this.#pits.get(pit.name);
      if (!button) continue;
      const can = playable.has(pit.name);
      button.setAttribute("aria-label", texts.pit(pit, can));
      button.setAttribute("aria-disabled", `${!can}`);
    }
    if (this.#chosen && !playable.has(this.#chosen)) this.#choose(undefined);
    for (const button of this.#ways) {
      const move = this.#moves(this.#chosen).find((m) => m.move === button.dataset.move);
      if (move) name(button, texts.way(move));
    }
    this.#texts = texts;
    if (!this.#hasFocus() && !playable.has(this.#current)) {
      this.#current = state.legal[0]?.pit ?? this.#current;
    }
    this.#rove();
  }

  /** Focuses a pit: this one, or the one last focused. */
  focus(name: PitName = this.#current): void {
    if (!this.#pits.has(name)) return;
    this.#current = name;
    this.#rove();
    this.#pits.get(name)?.focus();
  }

  #hasFocus(): boolean {
    return this.element.matches(":focus-within");
  }

  #rove(): void {
    for (const [name, button] of this.#pits) button.tabIndex = name === this.#current ? 0 : -1;
  }

  #moves(pit?: PitName): LegalMove[] {
    return this.#state?.legal.filter((move) => move.pit === pit) ?? [];
  }

  readonly #onClick = (event: Event): void => {
    const button = buttonOf(event);
    if (!button) return;
    const { pit, move } = button.dataset;
    if (move) {
      this.focus(this.#chosen);
      this.#choose(undefined);
      this.#events.move(move);
      return;
    }
    if (!pit) return;
    this.#current = pit;
    this.#rove();
    const moves = this.#moves(pit);
    if (moves.length > 1) this.#choose(pit === this.#chosen ? undefined : pit);
    else {
      this.#choose(undefined);
      if (moves[0]) this.#events.move(moves[0].move);
      else this.#events.refused(pit);
    }
  };

  readonly #onAim = (event: Event): void => {
    const button = event.type === "pointerout" || event.type === "focusout" ? undefined : buttonOf(event);
    const moves = this.#moves(button?.dataset.pit);
    const aimed = button?.dataset.move ?? (moves.length === 1 ? moves[0]?.move : undefined);
    if (aimed !== this.#aimed) this.#events.aim(aimed);
    this.#aimed = aimed;
    if (event.type === "focusin" && button?.dataset.pit) {
      this.#current = button.dataset.pit;
      this.#rove();
      if (this.#chosen && this.#chosen !== this.#current) this.#choose(undefined);
    }
  };

  readonly #onKey = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (this.#handle(event.key)) {
      event.preventDefault();
      event.stopPropagation();
    }
  };

  #handle(key: string): boolean {
    const arrow = ARROWS[key];
    if (arrow) {
      if (this.#chosen) this.#toWay(arrow);
      else this.#step(arrow);
      return true;
    }
    if (key === "Escape" && this.#chosen) {
      this.focus(this.#chosen);
      this.#choose(undefined);
      return true;
    }
    if (key === "Home" || key === "End") {
      this.#toEnd(key === "Home");
      return true;
    }
    if (/^[a-z]$/i.test(key)) return this.#jump(key);
    return false;
  }

  /** To the nearest pit in the direction of an arrow. */
  #step(to: Point): void {
    const from = this.#layout.pits[this.#current];
    if (!from) return;
    let best: PitName | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const [name, spot] of Object.entries(this.#layout.pits)) {
      const dx = spot.x - from.x;
      const dy = spot.y - from.y;
      const ahead = dx * to.x + dy * to.y;
      const aside = Math.abs(dx * to.y) + Math.abs(dy * to.x);
      if (ahead > 1 && aside <= ahead * 1.2 && ahead + 2 * aside < least) {
        least = ahead + 2 * aside;
        best = name;
      }
    }
    if (best) this.focus(best);
  }

  /** To the first or last pit of the line one is in. */
  #toEnd(first: boolean): void {
    const line =
      this.#layout.lines.find(({ pits }) => pits.includes(this.#current))?.pits ?? this.#layout.ring;
    const seen = [...line].sort((a, b) => this.#order(a) - this.#order(b));
    this.focus(seen.at(first ? 0 : -1));
  }

  #order(name: PitName): number {
    const spot = this.#layout.pits[name];
    if (!spot) return 0;
    return this.#layout.upright ? spot.y : spot.x;
  }

  /** To the pit of this letter: in the mover's row, and when one is there already, in the other. */
  #jump(key: string): boolean {
    const names = [key.toUpperCase(), key.toLowerCase()];
    if (this.#state?.view.turn === "north") names.reverse();
    const name = names[0] === this.#current ? names[1] : names[0];
    if (!name || !this.#pits.has(name)) return false;
    this.focus(name);
    return true;
  }

  /** Shows the two ways to sow from a square, or none. */
  #choose(pit: PitName | undefined): void {
    this.#chosen = pit;
    for (const [name, button] of this.#pits) button.classList.toggle("chosen", name === pit);
    const moves = this.#moves(pit);
    for (const [i, button] of this.#ways.entries()) {
      const move = moves[i];
      button.hidden = !move;
      if (!move) continue;
      button.dataset.move = move.move;
      name(button, this.#texts?.way(move) ?? move.move);
    }
    this.#placeWays();
  }

  #placeWays(): void {
    const spot = this.#layout.pits[this.#chosen ?? ""];
    if (!spot) return;
    for (const button of this.#ways) {
      const { x, y } = this.#heading(button);
      place(button, { x: spot.x + (x * spot.press.w) / 2, y: spot.y + (y * spot.press.h) / 2 }, this.#layout);
      // Beside the square, not on it, however small the board is.
      button.style.translate = `calc(-50% + ${26 * x}px) calc(-50% + ${26 * y}px)`;
      button.style.rotate = `${Math.atan2(y, x)}rad`;
    }
  }

  /** Where a way leads to, as one sees it from the chosen square: along its row. */
  #heading(button: HTMLButtonElement): Point {
    const sign = this.#chosen && this.#chosen >= "a" ? -1 : 1;
    const right = button.dataset.move?.endsWith("r") ? sign : -sign;
    const { south } = this.#layout;
    return { x: south.y * right || 0, y: -south.x * right || 0 };
  }

  #toWay(arrow: Point): void {
    const at = this.#ways.find((button) => {
      const { x, y } = this.#heading(button);
      return x * arrow.x + y * arrow.y > 0;
    });
    at?.focus();
  }
}

function buttonOf(event: Event): HTMLButtonElement | undefined {
  const target = event.target instanceof Element ? event.target.closest("button") : null;
  return target ?? undefined;
}

function name(button: HTMLElement, text: string): void {
  button.title = text;
  button.setAttribute("aria-label", text);
}

function place(button: HTMLElement, { x, y }: Point, { w, h }: Layout): void {
  button.style.left = `${50 + (100 * x) / w}%`;
  button.style.top = `${50 + (100 * y) / h}%`;
}
