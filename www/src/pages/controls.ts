import { html, nothing } from "lit";
import type { GameInfo } from "../games";
import type { Texts } from "../locales/texts";
import type { Session } from "../play/session";
import type { Settings } from "../play/storage";
import type { Playback } from "./playback";

/** What the buttons under the board do. */
export interface Controls {
  undo(): void;
  redo(): void;
  hint(): void;
  newGame(): void;
  resign(): void;
  flip(): void;
  set(settings: Partial<Settings>): void;
  copy(text: string): void;
}

/** The buttons under the board. Without a session only a new game can be started. */
export function controls(
  texts: Texts,
  game: GameInfo,
  session: Session | undefined,
  settings: Settings,
  playback: Playback,
  does: Controls,
) {
  const someone = session !== undefined && (session.isHuman("south") || session.isHuman("north"));
  const button = (id: string, action: () => void, possible: boolean) =>
    html`<button type="button" data-do=${id} ?disabled=${!possible} @click=${action}>${texts.text(id)}</button>`;
  const check = (
    name: "numbers" | "foresight" | "sound",
  ) => html`<label><input type="checkbox" name=${name} .checked=${settings[name]}
    @change=${(event: Event) => does.set({ [name]: (event.target as HTMLInputElement).checked })} />${texts.text(name)}</label>`;
  return html`
    <div class="buttons">
      ${button("undo", () => does.undo(), session?.canUndo ?? false)}
      ${button("redo", () => does.redo(), session?.canRedo ?? false)}
      ${button("hint", () => does.hint(), session?.phase === "idle")}
      ${button("new-game", () => does.newGame(), true)}
      ${button("resign", () => does.resign(), someone && session.phase !== "over")}
    </div>
    ${playback.template(settings, (changed) => does.set(changed))}
    <div class="buttons">
      ${button("flip", () => does.flip(), session !== undefined)}
      ${check("numbers")}
      ${check("foresight")}
      ${check("sound")}
    </div>
    <details class="how">
      <summary>${texts.text("how")}</summary>
      <p>${texts.text(`${game.id}-short`)}</p>
    </details>
    ${session ? record(texts, session, does) : nothing}
  `;
}

/** The moves so far and the position, as text to be copied. */
function record(texts: Texts, { game }: Session, does: Controls) {
  const moves = game.moves();
  return html`
    <details class="record">
      <summary>${texts.text("record")}</summary>
      <h2>${texts.text("moves")}</h2>
      ${moves.length === 0 ? html`<p>${texts.text("no-moves")}</p>` : html`<ol class="moves">${moves.map((move) => html`<li>${move}</li>`)}</ol>`}
      <label class="position">${texts.text("position")}
        <input name="position" readonly .value=${game.position} @focus=${(event: FocusEvent) => (event.target as HTMLInputElement).select()} />
      </label>
      <button type="button" data-do="copy" @click=${() => does.copy(game.position)}>${texts.text("copy")}</button>
    </details>
  `;
}
