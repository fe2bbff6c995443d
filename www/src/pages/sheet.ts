import { html, render } from "lit";
import { boardPicture } from "../board/scene";
import { adoptBoardStyles } from "../board/set-up";
import { loadEngine } from "../engine/loader";
import { GAMES, gameOf } from "../games";
import { loadTexts } from "../locales/load";
import { rich } from "../locales/rich";
import { keepOffline } from "./offline";
import { readersLanguage, translatePage } from "./translate";

/** A board to print and play on, with the rules in short. */
async function draw(place: HTMLElement): Promise<void> {
  const game = gameOf(new URLSearchParams(location.search).get("game") ?? "") ?? GAMES[0];
  if (!game) return;
  const [site, museum, { Game }] = await Promise.all([
    loadTexts(readersLanguage(), "site"),
    loadTexts(readersLanguage(), "museum"),
    loadEngine(),
  ]);
  const start = new Game(game.id, {});
  const view = start.view();
  start.free();
  const count = (what: "seeds" | "stones") => view.pits.reduce((sum, pit) => sum + pit[what], 0);
  const empty = { ...view, pits: view.pits.map((pit) => ({ ...pit, seeds: 0, stones: 0 })) };
  const heading = document.querySelector("#game");
  heading?.replaceChildren(
    ...game.names.flatMap(({ text, lang }) => [
      Object.assign(document.createElement("span"), { lang, textContent: text }),
      " ",
    ]),
  );
  const content = html`
    <div class="board">${boardPicture(empty)}</div>
    <p>${museum.text("sheet-needs", { seeds: count("seeds"), stones: count("stones"), each: view.pits[0]?.seeds ?? 0 })}</p>
    <p>${rich(site.text(`${game.id}-short`))}</p>
    <p class="note">${museum.text("sheet-note")} <button type="button" @click=${() => print()}>${museum.text("sheet-print")}</button></p>
  `;
  render(content, place);
}

adoptBoardStyles();
void translatePage("site", "museum");
const place = document.querySelector<HTMLElement>("#sheet");
if (place) void draw(place);
keepOffline();
