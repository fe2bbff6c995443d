import { html, nothing } from "lit";
import { setUpPicture } from "../board/set-up";
import type { GameId } from "../engine/types";
import { GAMES, type GameInfo, gameOf } from "../games";
import { languageNames } from "../locales/names";
import { download } from "../pages/download";
import { howHeading, howToPlay } from "../variants";
import type { Exhibit, ExhibitState } from "./exhibit";

/** The pictures of the boards, made once. */
const pictures = new Map<string, SVGElement>();

function picture(game: GameInfo): SVGElement {
  const made = pictures.get(game.id) ?? setUpPicture(game);
  pictures.set(game.id, made);
  return made;
}

function names({ names }: GameInfo) {
  return names.map(({ text, lang }) => html`<span lang=${lang}>${text}</span> `);
}

/** What stands above the board: where we are, and in which language. */
export function bar({ screen, game, texts, problem }: ExhibitState, exhibit: Exhibit) {
  const info = gameOf(game);
  return html`
    ${problem ? html`<p class="problem" role="alert">${problem}</p>` : nothing}
    <h1>${screen === "choose" || !info ? texts.exhibit.text("choose") : names(info)}</h1>
    ${tongues(texts.lang, texts.exhibit.text("language"), exhibit)}
  `;
}

/** Each language by its own name. */
function tongues(spoken: string, label: string, exhibit: Exhibit) {
  return html`
    <label class="language">${label}
      <select @change=${(event: Event) => exhibit.speak((event.target as HTMLSelectElement).value)}>
        ${Object.entries(languageNames).map(([lang, name]) => html`<option value=${lang} lang=${lang} .selected=${lang === spoken}>${name}</option>`)}
      </select>
    </label>
  `;
}

/** The games to choose from. */
export function choice({ screen, texts }: ExhibitState, exhibit: Exhibit) {
  if (screen !== "choose") return nothing;
  return html`
    <ul class="games">
      ${GAMES.map(
        (game) => html`
          <li>
            <button type="button" data-game=${game.id} @click=${() => exhibit.start(game.id)}>
              ${picture(game)}
              <b>${names(game)}</b>
              <span>${texts.site.text(`${game.id}-place`)}</span>
            </button>
          </li>`,
      )}
    </ul>
  `;
}

/** What stands below the board while visitors play. */
export function footer({ screen, only, game, people, texts }: ExhibitState, exhibit: Exhibit) {
  if (screen !== "play") return nothing;
  const session = exhibit.board.session;
  const over = session?.phase === "over";
  const button = (id: string, text: string, action: () => void, possible = true) =>
    html`<button type="button" class=${over && id === "again" ? "main" : ""} data-do=${id} ?disabled=${!possible} @click=${action}>${text}</button>`;
  return html`
    <div class="actions">
      ${only ? nothing : button("choose", texts.exhibit.text("other-game"), () => exhibit.choose())}
      ${button("again", texts.exhibit.text("again"), () => exhibit.start(game))}
      ${button("undo", texts.site.text("undo"), () => exhibit.undo(), session?.canUndo ?? false)}
      ${button("hint", texts.site.text("hint"), () => exhibit.hint(), session?.phase === "idle")}
      <label>${texts.exhibit.text("people")}
        <select name="people" @change=${(event: Event) => exhibit.start(game, (event.target as HTMLSelectElement).value === "2" ? 2 : 1)}>
          ${([1, 2] as const).map((count) => html`<option value=${count} .selected=${count === people}>${texts.exhibit.text(`people-${count}`)}</option>`)}
        </select>
      </label>
      ${button("how", texts.site.text("how"), () => exhibit.tell(true))}
    </div>
  `;
}

/** How the game is played, in short. */
export function how({ how, game, texts }: ExhibitState, exhibit: Exhibit) {
  if (!how) return nothing;
  return html`
    <div class="veil">
      <div class="panel" role="dialog" aria-labelledby="how">
        <h2 id="how">${howHeading(texts.site, game)}</h2>
        <p>${howToPlay(texts.site, game)}</p>
        <button type="button" class="main" data-do="close-how" @click=${() => exhibit.tell(false)}>${texts.exhibit.text("close")}</button>
      </div>
    </div>
  `;
}

/** The whole screen as one button, while computers play. */
export function touch({ screen, texts }: ExhibitState, exhibit: Exhibit) {
  if (screen !== "attract") return nothing;
  return html`<button type="button" class="touch" @click=${() => exhibit.touched()}><span>${texts.exhibit.text("touch")}</span></button>`;
}

/** Asks whether somebody is still there; any touch or key says so. */
export function countdown({ left, texts }: ExhibitState) {
  if (left === undefined) return nothing;
  return html`
    <div class="veil">
      <div class="panel" role="alertdialog" aria-labelledby="still-there">
        <h2 id="still-there">${texts.exhibit.text("still-there")}</h2>
        <p role="timer">${texts.exhibit.text("starting-over", { seconds: left })}</p>
        <button type="button" class="main">${texts.exhibit.text("go-on")}</button>
      </div>
    </div>
  `;
}

/** A game by its name, and a way of playing it by its id as well. */
function counted(id: GameId) {
  const info = gameOf(id);
  return info ? [names(info), id === info.id ? nothing : `(${id})`] : id;
}

/** How many games were played, to be taken away as a file. */
export function staff({ staff, clearing, texts }: ExhibitState, exhibit: Exhibit) {
  if (!staff) return nothing;
  const { exhibit: words } = texts;
  const { all, kept } = exhibit.counts;
  const columns = ["day", "game", "players", "started", "south", "north", "drawn", "left"] as const;
  return html`
    <div class="veil">
      <div class="panel" role="dialog" aria-labelledby="staff">
        <h2 id="staff">${words.text("staff")}</h2>
        <p>${words.text("staff-counts")}</p>
        ${kept ? nothing : html`<p>${words.text("counts-not-kept")}</p>`}
        ${
          all.length === 0
            ? html`<p>${words.text("no-counts")}</p>`
            : html`<div class="table" tabindex="0" role="group" aria-labelledby="staff"><table>
                <thead><tr>${columns.map((name) => html`<th scope="col">${words.text(`count-${name}`)}</th>`)}</tr></thead>
                <tbody>${all.map((count) => html`<tr>${columns.map((name) => html`<td>${name === "game" ? counted(count.game) : count[name]}</td>`)}</tr>`)}</tbody>
              </table></div>`
        }
        <p class="actions">
          <button type="button" class="main" data-do="save-counts" @click=${() => download(exhibit.counts.csv(), "hollows.csv")}>${words.text("counts-save")}</button>
          <button type="button" data-do="clear-counts" @click=${() => exhibit.clearCounts()}>${words.text(clearing ? "counts-clear-sure" : "counts-clear")}</button>
          <button type="button" data-do="close-staff" @click=${() => exhibit.closeStaff()}>${words.text("close")}</button>
        </p>
      </div>
    </div>
  `;
}
