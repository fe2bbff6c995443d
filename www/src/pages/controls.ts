import { html } from "lit";
import type { GameInfo } from "../games";
import type { Texts } from "../locales/texts";
import type { Session } from "../play/session";
import type { Settings } from "../play/storage";
import { howHeading, howToPlay } from "../variants";
import type { Playback } from "./playback";

/** What the buttons under the board do. */
export interface Controls {
  undo(): void;
  redo(): void;
  hint(): void;
  /** Whether the moves are being analysed. */
  readonly analysing: boolean;
  analyse(): void;
  newGame(): void;
  resign(): void;
  flip(): void;
  set(settings: Partial<Settings>): void;
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
  const id = session?.game.id ?? game.id;
  const someone = session !== undefined && (session.isHuman("south") || session.isHuman("north"));
  // What is looked back at cannot be changed.
  const here = session !== undefined && session.phase !== "looking";
  const button = (id: string, action: () => void, possible: boolean) =>
    html`<button type="button" data-do=${id} ?disabled=${!possible} @click=${action}>${texts.text(id)}</button>`;
  const check = (
    name: "numbers" | "foresight" | "sound",
  ) => html`<label><input type="checkbox" name=${name} .checked=${settings[name]}
    @change=${(event: Event) => does.set({ [name]: (event.target as HTMLInputElement).checked })} />${texts.text(name)}</label>`;
  return html`
    <div class="buttons">
      ${button("undo", () => does.undo(), here && session.canUndo)}
      ${button("redo", () => does.redo(), here && session.canRedo)}
      ${button("hint", () => does.hint(), session?.phase === "idle")}
      <button type="button" data-do="analysis" aria-pressed=${does.analysing} ?disabled=${!session}
        @click=${() => does.analyse()}>${texts.text("analysis")}</button>
      ${button("new-game", () => does.newGame(), true)}
      ${button("resign", () => does.resign(), here && someone && session.phase !== "over")}
    </div>
    ${playback.template(settings, (changed) => does.set(changed))}
    <div class="buttons">
      ${button("flip", () => does.flip(), session !== undefined)}
      ${check("numbers")}
      ${check("foresight")}
      ${check("sound")}
    </div>
    <details class="how">
      <summary>${howHeading(texts, id)}</summary>
      <p>${howToPlay(texts, id)}</p>
    </details>
  `;
}
