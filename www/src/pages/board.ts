import type { Picture } from "../board/picture";
import { adoptBoardStyles, setUpPicture } from "../board/set-up";
import { GAMES, type GameInfo } from "../games";

/** Draws a game's board, set up to be played, wherever the page has a place for it; tells when one is there. */
export function drawSetUp(drawn?: (game: GameInfo, picture: Picture) => void): void {
  adoptBoardStyles();
  for (const game of GAMES) {
    document
      .querySelector(`[data-board=${game.id}]`)
      ?.prepend(setUpPicture(game, (picture) => drawn?.(game, picture)));
  }
}
