import { html, nothing } from "lit";
import type { HollowsBoard } from "../../element";
import type { Engine } from "../../engine/loader";
import type { Texts } from "../../locales/texts";
import type { Session } from "../../play/session";
import { download } from "../download";
import { drawingAsPng, drawingAsSvg } from "./picture";
import { fragmentOf, positionOnly, readPasted } from "./share";

/** Copies, links, files, and the box that takes them in again. */
export class Sharing {
  readonly #texts: Texts;
  readonly #engine: Engine;
  readonly #board: HollowsBoard;
  readonly #changed: () => void;
  /** What came of the last button. */
  #said = "";
  /** What could not be copied for the reader. */
  #byHand: string | undefined;
  #complaint = "";

  constructor(texts: Texts, engine: Engine, board: HollowsBoard, changed: () => void) {
    this.#texts = texts;
    this.#engine = engine;
    this.#board = board;
    this.#changed = changed;
  }

  section({ game, seen }: Session) {
    const over = seen.result() !== undefined;
    const moves = game.moves();
    const button = (id: string, action: () => void, possible = true) =>
      html`<button type="button" data-do=${id} ?disabled=${!possible} @click=${action}>${this.#text(id)}</button>`;
    const copy = (id: string, said: string, text: () => string, possible = true) =>
      button(id, () => void this.#copy(text(), said), possible);
    const name = `${game.id}-${seen.moves().length}`;
    return html`
      <details class="share">
        <summary>${this.#text("share")}</summary>
        <label class="position">${this.#text("share-position")}
          <input name="position" readonly .value=${seen.position} @focus=${({ target }: FocusEvent) => (target as HTMLInputElement).select()} /></label>
        <div class="buttons">
          ${copy("share-copy-position", "copied-position", () => seen.position)}
          ${copy("share-copy-moves", "copied-moves", () => moves.join(" "), moves.length > 0)}
          ${copy("share-copy-game", "copied-game", () => game.save())}
          ${copy("share-link-position", "copied-link", () => link(positionOnly(this.#engine, seen)), !over)}
          ${copy("share-link-game", "copied-link", () => link(game.save()))}
        </div>
        <p class="note">${this.#text("share-link-note")}</p>
        <div class="buttons">
          ${button("share-save-text", () => this.#save(`${game.id}.txt`, () => game.save()))}
          ${button("share-save-svg", () => this.#save(`${name}.svg`, () => svgFile(this.#drawing())))}
          ${button("share-save-png", () => this.#save(`${name}.png`, () => drawingAsPng(this.#drawing())))}
        </div>
        <p class="said" role="status">${this.#said}</p>
        ${this.#byHand === undefined ? nothing : html`<textarea class="by-hand" readonly rows="3" aria-label=${this.#said} .value=${this.#byHand}></textarea>`}
        <form class="paste" @submit=${(event: SubmitEvent) => this.#paste(event)}>
          <label>${this.#text("paste")}
            <textarea name="paste" rows="3" spellcheck="false" autocapitalize="off" aria-describedby="paste-note"></textarea></label>
          <p class="note" id="paste-note">${this.#text("paste-note")}</p>
          <button data-do="paste">${this.#text("paste-open")}</button>
          <p class="complaint" role="alert">${this.#complaint}</p>
        </form>
      </details>
    `;
  }

  async #copy(text: string, said: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      this.#byHand = undefined;
      this.#say(this.#text(said));
    } catch {
      this.#byHand = text;
      this.#say(this.#text("copy-refused"));
      document.querySelector<HTMLTextAreaElement>(".by-hand")?.select();
    }
  }

  async #save(name: string, make: () => string | Blob | Promise<Blob>): Promise<void> {
    this.#byHand = undefined;
    try {
      download(await make(), name);
      this.#say(this.#text("saved-file", { name }));
    } catch (error) {
      this.#say(this.#text("save-failed", { message: messageOf(error) }));
    }
  }

  #paste(event: SubmitEvent): void {
    event.preventDefault();
    const { session } = this.#board;
    const box = (event.currentTarget as HTMLFormElement).elements.namedItem("paste") as HTMLTextAreaElement;
    if (!session) return;
    this.#complaint = "";
    if (!box.value.trim()) this.#complaint = this.#text("paste-empty");
    else {
      try {
        // What is in it is opened as a link to it would be.
        const fragment = fragmentOf(readPasted(this.#engine, box.value, session.game));
        if (fragment === location.hash) location.reload();
        else location.hash = fragment;
      } catch (error) {
        this.#complaint = this.#text("paste-bad", { message: messageOf(error).slice(0, 300) });
      }
    }
    this.#changed();
  }

  #drawing(): SVGSVGElement {
    const drawing = this.#board.shadowRoot?.querySelector<SVGSVGElement>("svg.drawing");
    if (!drawing) throw new Error("no drawing");
    return drawing;
  }

  #say(text: string): void {
    this.#said = text === this.#said ? `${text}\u00a0` : text;
    this.#changed();
  }

  #text(...message: Parameters<Texts["text"]>): string {
    return this.#texts.text(...message);
  }
}

function svgFile(drawing: SVGSVGElement): Blob {
  return new Blob([drawingAsSvg(drawing)], { type: "image/svg+xml" });
}

/** This page with a game in it. */
function link(saved: string): string {
  return new URL(fragmentOf(saved), location.href.replace(/[?#].*/, "")).href;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
