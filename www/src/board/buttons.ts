import type { LegalMove, MoveText, PitName } from "../engine/types";
import type { Directions } from "./directions";
import type { Layout } from "./layout";
import { placeButton } from "./place";
import type { SceneState, SceneTexts } from "./scene";
import type { Point } from "./svg";

/** What the buttons tell the scene. */
export interface ButtonEvents {
  move(move: MoveText): void;
  refused(pit: PitName): void;
  /** The moves that are pointed at, whenever these or their position change. */
  aim(moves: LegalMove[]): void;
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
  /** Only where there are two ways to sow. */
  #directions: Directions | undefined;
  #layout: Layout;
  #state: SceneState | undefined;
  #texts: SceneTexts | undefined;
  #current: PitName = "A";
  #chosen: PitName | undefined;
  /** What the pointer is over, or the keyboard's focus on. */
  #aimed: HTMLButtonElement | undefined;

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
    if (layout.pits.east) void this.#addDirections();
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
      placeButton(button, spot, layout);
      button.style.width = `${(100 * spot.press.w) / layout.w}%`;
      button.style.height = `${(100 * spot.press.h) / layout.h}%`;
    }
    this.#directions?.place(layout);
  }

  async #addDirections(): Promise<void> {
    const fetched = await import("./directions").catch(() => undefined);
    if (!fetched || this.#directions) return;
    this.#directions = new fetched.Directions();
    this.element.append(...this.#directions.buttons);
    this.#choose(this.#chosen);
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
    this.#texts = texts;
    this.#choose(this.#chosen && playable.has(this.#chosen) ? this.#chosen : undefined);
    if (!this.#hasFocus() && !playable.has(this.#current)) {
      this.#current = state.legal[0]?.pit ?? this.#current;
    }
    this.#rove();
    this.#aim();
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

  #aim(): void {
    const { pit, move } = this.#aimed?.dataset ?? {};
    this.#events.aim(move ? (this.#state?.legal.filter((one) => one.move === move) ?? []) : this.#moves(pit));
  }

  readonly #onAim = (event: Event): void => {
    const button = event.type === "pointerout" || event.type === "focusout" ? undefined : buttonOf(event);
    // A finger presses without pointing first; and where it pressed nobody points any more.
    const points =
      event.type === "focusin"
        ? button?.matches(":focus-visible")
        : (event as PointerEvent).pointerType !== "touch";
    const aimed = points ? button : undefined;
    if (aimed !== this.#aimed) {
      this.#aimed = aimed;
      this.#aim();
    }
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
      if (this.#chosen) this.#directions?.focus(arrow, this.#layout);
      else this.#step(arrow);
      return true;
    }
    if (key === "Escape" && this.#chosen) {
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
    // The focus never falls off the board with a button that goes away.
    if (!pit && this.#directions?.focused) this.focus(this.#chosen);
    this.#chosen = pit;
    for (const [name, button] of this.#pits) button.classList.toggle("chosen", name === pit);
    // Not fetched yet, or in vain: another try.
    if (pit && !this.#directions) void this.#addDirections();
    this.#directions?.offer(this.#moves(pit), this.#layout, (move) => this.#texts?.way(move) ?? move.move);
  }
}

function buttonOf(event: Event): HTMLButtonElement | undefined {
  const target = event.target instanceof Element ? event.target.closest("button") : null;
  return target ?? undefined;
}
