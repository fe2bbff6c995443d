import { css, html, render } from "lit";
import { numberIn } from "./attributes";
import type { HollowsBoard } from "./element";
import type { Engine } from "./engine/loader";
import { Idle } from "./exhibit/idle";
import { keepQuiet } from "./exhibit/quiet";
import { type ExhibitTexts, loadExhibitTexts } from "./exhibit/texts";
import { make, type Opening } from "./play/session";

const { styleSheet } = css`
  .controls {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
  }
  .controls button {
    min-height: 44px;
    padding: 0.25rem 0.75rem;
    border: 1px solid color-mix(in srgb, currentcolor 40%, transparent);
    border-radius: 3px;
    background: transparent;
    color: inherit;
    font: inherit;
  }
  .controls button:disabled {
    opacity: 0.6;
  }
`;

/** How far from what is seen a lazy board begins to load. */
const MARGIN = "300px";

/** What a board does besides being played on, as its attributes say. */
export class Extras {
  readonly #seen: Promise<void>;
  readonly #board: HollowsBoard;
  readonly #bar = Object.assign(document.createElement("div"), { className: "controls" });
  #attended: Promise<void> | undefined;
  #texts: ExhibitTexts | undefined;
  /** Ends what a kiosk forbids. */
  #noise: AbortController | undefined;
  #idle: { seconds: number; waits: Idle } | undefined;

  constructor(board: HollowsBoard) {
    this.#board = board;
    this.#seen = board.loading === "lazy" ? seen(board) : Promise.resolve();
    this.#bar.part.add("controls");
    board.addEventListener("change", () => this.#onChange());
  }

  /** Fulfilled when the board is to be loaded; rejects when something cannot be fetched. */
  get wanted(): Promise<unknown> {
    return Promise.all([this.#attended, this.#seen]);
  }

  /** Takes notice of the attributes; rejects as above. */
  attend(): Promise<void> {
    this.#attended = this.#arrange();
    return this.#attended;
  }

  async #arrange(): Promise<void> {
    const { controls, idle, kiosk, motion } = this.#board;
    const holder = this.#board.closest<HTMLElement>("[lang]");
    const lang = holder?.lang || navigator.language;
    if (this.#texts?.lang !== lang) this.#texts = await loadExhibitTexts(lang);
    if (motion !== null) this.#board.stage.speed = motion === "none" ? Number.POSITIVE_INFINITY : 1;
    this.#quieten(kiosk !== null);
    this.#wait(numberIn("idle", idle) ?? (kiosk === null ? 0 : USUAL_IDLE));
    // Above what is told, which grows as the game goes on.
    if (controls === "minimal" || controls === "full")
      this.#board.renderRoot.querySelector(".status")?.before(this.#bar);
    else this.#bar.remove();
    this.#draw();
  }

  /** The game with the moves that the author has made in it; undefined where there are none. */
  opening(engine: Engine, chosen: Opening): Opening | undefined {
    const moves = this.#board.moves?.trim();
    if (!moves || "saved" in chosen) return undefined;
    const game = make(engine, chosen);
    try {
      for (const move of moves.split(/\s+/)) game.play(move);
      return { saved: game.save() };
    } catch (error) {
      const { message } = error as Error;
      throw new Error(this.#texts?.exhibit.text("bad-moves", { message }) ?? message);
    } finally {
      game.free();
    }
  }

  /** The board is taken off the page: nobody can leave it now. */
  rest(): void {
    this.#idle?.waits.stop();
  }

  #quieten(quiet: boolean): void {
    this.#noise?.abort();
    this.#noise = new AbortController();
    if (quiet) keepQuiet(this.#board, this.#noise.signal);
    this.#board.style.touchAction = quiet ? "pan-x pan-y" : "";
  }

  #wait(seconds: number): void {
    if (this.#idle?.seconds === seconds) return;
    this.#idle?.waits.stop();
    const waits = new Idle(
      seconds,
      () => {},
      () => this.#board.reset(),
    );
    this.#idle = { seconds, waits };
  }

  #onChange(): void {
    const { session } = this.#board;
    // Only what was begun can be left.
    if (this.#idle && this.#idle.seconds > 0 && session?.canUndo) this.#idle.waits.start();
    else this.#idle?.waits.stop();
    this.#draw();
  }

  #draw(): void {
    const { session, controls, readonly, stage } = this.#board;
    if (!this.#texts || !this.#bar.isConnected) return;
    if (styleSheet && this.#board.shadowRoot) {
      const sheets = this.#board.shadowRoot.adoptedStyleSheets;
      if (!sheets.includes(styleSheet)) this.#board.shadowRoot.adoptedStyleSheets = [...sheets, styleSheet];
    }
    const { site, exhibit } = this.#texts;
    const button = (id: string, text: string, action: () => void, possible = true) =>
      html`<button type="button" data-do=${id} ?disabled=${!possible || !session} @click=${action}>${text}</button>`;
    const undo = button("undo", site.text("undo"), () => this.#board.undo(), session?.canUndo && !readonly);
    const again = button("again", exhibit.text("again"), () => this.#board.reset(), !readonly);
    const all = [
      undo,
      button("redo", site.text("redo"), () => this.#board.redo(), session?.canRedo && !readonly),
      button("hint", site.text("hint"), () => this.#board.hint(), session?.phase === "idle" && !readonly),
      again,
      button("flip", site.text("flip"), () => {
        stage.flipped = !stage.flipped;
      }),
    ];
    render(controls === "full" ? all : [undo, again], this.#bar);
  }
}

/** What a kiosk waits, in seconds, unless told otherwise. */
const USUAL_IDLE = 90;

/** Waits until a board comes near to what is seen. */
function seen(board: HollowsBoard): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: MARGIN },
    );
    observer.observe(board);
  });
}
