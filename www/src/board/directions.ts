import type { LegalMove } from "../engine/types";
import { heading, type Layout } from "./layout";
import { placeButton } from "./place";
import { type Point, path, svg } from "./svg";

/** A place along one edge of the board, moved out by a button's size, but no further than to the end. */
function inside(place: string, out: number): string {
  return `clamp(24px, calc(${place} + ${26 * out}px), calc(100% - 24px))`;
}

/** The two buttons beside a chosen square of Ô Ăn Quan: which way to sow. */
export class Directions {
  readonly buttons = [0, 1].map(() => {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "way-button";
    button.hidden = true;
    button.append(
      svg("svg", { viewBox: "-12 -12 24 24", "aria-hidden": "true" }, path("M-7 0H6M0-6L6 0L0 6")),
    );
    return button;
  });
  #moves: LegalMove[] = [];

  /** Offers these moves, or none. */
  offer(moves: LegalMove[], layout: Layout, text: (move: LegalMove) => string): void {
    // As one sees them: the one further left, or higher up, comes first.
    const order = (move: LegalMove) => {
      const { x, y } = heading(move, layout);
      return x + y;
    };
    this.#moves = [...moves].sort((a, b) => order(a) - order(b));
    for (const [i, button] of this.buttons.entries()) {
      const move = this.#moves[i];
      button.hidden = !move;
      if (!move) continue;
      button.dataset.move = move.move;
      button.title = text(move);
      button.setAttribute("aria-label", button.title);
    }
    this.place(layout);
  }

  /** Moves the buttons to the two sides of the square. */
  place(layout: Layout): void {
    for (const [i, move] of this.#moves.entries()) {
      const spot = layout.pits[move.pit];
      const button = this.buttons[i];
      if (!spot || !button) continue;
      const { x, y } = heading(move, layout);
      placeButton(button, { x: spot.x + (x * spot.press.w) / 2, y: spot.y + (y * spot.press.h) / 2 }, layout);
      // Beside the square, not on it, however small the board is, but not off the board.
      button.style.left = inside(button.style.left, x);
      button.style.top = inside(button.style.top, y);
      button.style.rotate = `${Math.atan2(y, x)}rad`;
    }
  }

  /** Focuses the button that lies in the direction of an arrow. */
  focus(arrow: Point, layout: Layout): void {
    const i = this.#moves.findIndex((move) => {
      const { x, y } = heading(move, layout);
      return x * arrow.x + y * arrow.y > 0;
    });
    this.buttons[i]?.focus();
  }

  /** One of them has the focus. */
  get focused(): boolean {
    return this.buttons.some((button) => button.matches(":focus"));
  }
}
