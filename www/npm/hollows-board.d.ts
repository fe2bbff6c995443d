/** A board of one of the games. Its attributes and events are in the README. */
export interface HollowsBoardElement extends HTMLElement {}

declare global {
  interface HTMLElementTagNameMap {
    "hollows-board": HollowsBoardElement;
  }
}
