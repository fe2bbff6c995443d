import { adoptBoardStyles, setUpPicture } from "../board/set-up";
import { GAMES } from "../games";

/** Draws a game's board, set up to be played, wherever the page has a place for it. */
export function drawSetUp(): void {
  adoptBoardStyles();
  for (const game of GAMES) {
    document.querySelector(`[data-board=${game.id}]`)?.prepend(setUpPicture(game));
  }
}
