import { html } from "lit";
import type { Stride } from "../board/timeline";
import type { HollowsBoard } from "../element";
import type { Texts } from "../locales/texts";
import type { Session } from "../play/session";
import type { Settings } from "../play/storage";

const SPEEDS = [0.5, 1, 2, 4];

/** Keys that do the same as the buttons; letters belong to the pits. */
const KEYS = { pause: ",", "step-seed": ".", "step-lap": "-", replay: "0", skip: "Escape" } as const;

type Action = keyof typeof KEYS;

/** The controls of a move under way: it can stand still, go on by steps, be shown again, and be skipped. */
export class Playback {
  readonly #texts: Texts;
  readonly #board: HollowsBoard;
  readonly #changed: () => void;
  readonly #actions: Record<Action, () => void> = {
    pause: () => {
      this.#board.stage.paused = !this.#board.stage.paused;
    },
    "step-seed": () => this.#step("seed"),
    "step-lap": () => this.#step("lap"),
    replay: () => this.#replay(),
    skip: () => this.#board.session?.skip(),
  };

  constructor(texts: Texts, board: HollowsBoard, changed: () => void) {
    this.#texts = texts;
    this.#board = board;
    this.#changed = changed;
    // Only from the board and the buttons under it: elsewhere a key is part of somebody's text.
    for (const place of document.querySelectorAll<HTMLElement>("#board, #controls")) {
      place.addEventListener("keydown", this.#onKey);
    }
  }

  /** The buttons, and how fast seeds move. */
  template({ speed }: Settings, set: (settings: Partial<Settings>) => void) {
    const { paused } = this.#board.stage;
    const button = (action: Action, label: string = action) => html`<button type="button" data-do=${action}
      aria-keyshortcuts=${KEYS[action]} title=${this.#texts.text("key", { key: KEYS[action] })}
      ?disabled=${!this.#can(action)} @click=${() => this.#do(action)}>${this.#texts.text(label)}</button>`;
    return html`
      <div class="buttons playback" role="group" aria-label=${this.#texts.text("playback")}>
        ${button("pause", paused ? "go-on" : "pause")}
        ${button("step-seed")} ${button("step-lap")} ${button("replay")} ${button("skip")}
        <label>${this.#texts.text("speed")}
          <select name="speed" @change=${(event: Event) => set({ speed: Number((event.target as HTMLSelectElement).value) })}>
            ${SPEEDS.map((times) => html`<option value=${times} ?selected=${times === speed}>${this.#texts.text("speed-times", { speed: times === 0.5 ? "½" : times })}</option>`)}
          </select>
        </label>
      </div>
    `;
  }

  #can(action: Action): boolean {
    const { session } = this.#board;
    if (!session) return false;
    const sowing = session.phase === "sowing";
    if (action === "pause" || action === "skip") return sowing;
    return (sowing && action !== "replay") || replayable(session);
  }

  #do(action: Action): void {
    if (!this.#can(action)) return;
    this.#actions[action]();
    this.#changed();
  }

  /** One step on in the move under way; when none is, the last one is set up again to be stepped through. */
  #step(stride: Stride): void {
    if (this.#board.session?.phase === "sowing") this.#board.stage.step(stride);
    else this.#replay(true);
  }

  #replay(paused = false): void {
    const { session, stage } = this.#board;
    if (!session) return;
    const earlier = session.game.at(session.game.moves().length - 1);
    const before = earlier.view();
    earlier.free();
    stage.paused = paused;
    void session.replay(before);
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    const typing = event.target instanceof Element && event.target.matches("input, select, textarea");
    if (typing || event.altKey || event.ctrlKey || event.metaKey) return;
    const action = (Object.keys(KEYS) as Action[]).find((one) => KEYS[one] === event.key);
    if (!action || !this.#can(action)) return;
    event.preventDefault();
    this.#do(action);
  };
}

function replayable({ phase, game }: Session): boolean {
  return (phase === "idle" || phase === "over") && game.moves().length > 0;
}
