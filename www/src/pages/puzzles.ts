import { gameOf } from "../games";
import { loadTexts } from "../locales/load";
import { Keep } from "../play/storage";
import { keepOffline } from "./offline";
import type { Puzzle } from "./puzzle";
import { readersLanguage, translatePage } from "./translate";

const files = import.meta.glob<{ puzzles: Puzzle[] }>("../../results/puzzles/*.json", { import: "default" });

void translatePage("site", "puzzles");
void import("./in-vain");
keepOffline();
const game = gameOf(new URLSearchParams(location.search).get("game") ?? "");
const load = files[`../../results/puzzles/${game?.id}.json`];
const place = document.querySelector<HTMLElement>("#puzzle");
if (game && load && place) {
  document.querySelector("#games")?.remove();
  place.hidden = false;
  void loadTexts(readersLanguage(), "puzzles").then(async (texts) => {
    try {
      const [{ PuzzlePage }, { puzzles }] = await Promise.all([import("./puzzle"), load()]);
      new PuzzlePage(texts, game, puzzles, place, new Keep());
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      place.textContent = texts.text("puzzles-loading-failed", { message });
    }
  });
}
