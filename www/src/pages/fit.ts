import { layoutFor } from "../board/layout";
import type { HollowsBoard } from "../element";
import type { GameId } from "../engine/types";
import { VARIANTS } from "../games";

/** The least room for a finger, in CSS pixels. */
const FINGER = 44;

/** Keeps a board so low that what is said around it is seen at the same time; tells how it lies in a place. */
export function fit(board: HollowsBoard, game: GameId, place: HTMLElement): { upright: boolean } {
  const narrow = place.clientWidth < VARIANTS[game].narrow;
  const { w, h, upright, pits } = layoutFor(game, narrow, false);
  const room = Math.min(...Object.values(pits).map(({ press }) => Math.min(press.w, press.h)));
  // Narrower it would turn.
  const least = narrow ? (FINGER * w) / room : VARIANTS[game].narrow;
  const widest = `max(${Math.ceil(least)}px, ${((upright ? 56 : 44) * w) / h}svh)`;
  board.style.setProperty("--widest", widest);
  return { upright };
}
