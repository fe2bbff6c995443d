import type { Layout } from "./layout";
import type { Point } from "./svg";

/** Puts a button's middle over a point of the drawing. */
export function placeButton(button: HTMLElement, { x, y }: Point, { w, h }: Layout): void {
  button.style.left = `${50 + (100 * x) / w}%`;
  button.style.top = `${50 + (100 * y) / h}%`;
}
