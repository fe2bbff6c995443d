import { Scene } from "../board/scene";
import { setUpPicture } from "../board/set-up";
import { GAMES } from "../games";
import { keepOffline } from "./offline";
import { translatePage } from "./translate";

const { styleSheet } = Scene.styles;
if (styleSheet) document.adoptedStyleSheets = [styleSheet];
for (const game of GAMES) {
  document.querySelector(`[data-game=${game.id}] a`)?.prepend(setUpPicture(game));
}
void translatePage("site");
keepOffline();
