import { GAME_IDS, gameOf } from "../games";
import { loadTexts } from "../locales/load";
import { unknownMessage, unknownNames } from "./address";
import { readersLanguage } from "./translate";

// Says on top of a page about one game what its address asks for in vain. The pages fetch it late: it is seldom needed.

const KNOWN = ["game", "lang"];
const asked = new URLSearchParams(location.search);
const names = unknownNames(asked, KNOWN);
const game = asked.get("game");
const named = (id: string) => `game=${id}`;

function say(unknown: string[], known: readonly string[]): void {
  void loadTexts(readersLanguage(), "site").then((site) => {
    const textContent = unknownMessage(unknown, known, site);
    const said = Object.assign(document.createElement("p"), { className: "problem", textContent });
    said.role = "alert";
    document.querySelector("main")?.prepend(said);
  });
}

if (game && !gameOf(game)) say([named(game)], GAME_IDS.map(named));
if (names.length > 0) say(names, KNOWN);
