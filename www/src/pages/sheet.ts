import { html, nothing, render } from "lit";
import { boardPicture } from "../board/scene";
import { adoptBoardStyles } from "../board/set-up";
import { loadEngine } from "../engine/loader";
import { GAME_IDS, gameOf } from "../games";
import { rich } from "../locales/rich";
import { howToPlay } from "../variants";
import { loadMuseumTexts, plain, variantName } from "./names";
import { keepOffline } from "./offline";
import { readersLanguage, translatePage } from "./translate";

/** A board to print and play on, with the rules in short. */
async function draw(place: HTMLElement): Promise<void> {
  const asked = new URLSearchParams(location.search).get("game");
  const id = GAME_IDS.find((one) => one === asked) ?? GAME_IDS[0];
  const game = id && gameOf(id);
  if (!game) return;
  const [{ site, museum, rules }, { Game }] = await Promise.all([
    loadMuseumTexts(readersLanguage()),
    loadEngine(),
  ]);
  const start = new Game(id, {});
  const view = start.view();
  start.free();
  const count = (what: "seeds" | "stones") => view.pits.reduce((sum, pit) => sum + pit[what], 0);
  const empty = { ...view, pits: view.pits.map((pit) => ({ ...pit, seeds: 0, stones: 0 })) };
  const variant = variantName(id, site);
  const heading = document.querySelector<HTMLElement>("#game");
  if (heading) delete heading.dataset.l10n;
  heading?.replaceChildren(
    ...game.names.flatMap(({ text, lang }) => [
      Object.assign(document.createElement("span"), { lang, textContent: text }),
      " ",
    ]),
    ...(variant ? [Object.assign(document.createElement("small"), { textContent: variant })] : []),
  );
  const address = new URL(`./play.html?${new URLSearchParams({ game: id })}`, document.baseURI).href;
  const sources = plain(rules.text(`${game.id}-sources`));
  const content = html`
    <p class="screen">${museum.text("sheet-note")} <button type="button" @click=${() => print()}>${museum.text("sheet-print")}</button></p>
    <div class="board">${boardPicture(empty)}</div>
    <p>${museum.text("sheet-needs", { seeds: count("seeds"), stones: count("stones"), each: view.pits[0]?.seeds ?? 0 })}</p>
    <p>${rich(howToPlay(site, id))}</p>
    ${variant ? html`<p>${variant}: ${site.find(`variant-${id}.note`) ?? nothing}</p>` : nothing}
    <p class="credit">${museum.text("placard-sources", { sources })} ${museum.text("sheet-credit", { address })}</p>
  `;
  render(content, place);
}

adoptBoardStyles();
void translatePage("site", "museum");
void import("./in-vain");
const place = document.querySelector<HTMLElement>("#sheet");
if (place) void draw(place);
keepOffline();
