import { html, nothing, render } from "lit";
import { HollowsBoard } from "../element";
import type { GameId, MoveText, Side } from "../engine/types";
import { type GameInfo, LEVELS } from "../games";
import { rich } from "../locales/rich";
import type { Texts } from "../locales/texts";
import type { Session } from "../play/session";
import type { Keep } from "../play/storage";
import { Words } from "../play/words";
import { fit } from "./fit";
import { Judge } from "./judge";

/** An ending with one right move; results/puzzles has them. */
export interface Puzzle {
  game: GameId;
  position: string;
  goal: "win" | "most";
  /** What South's score less North's must be in the end. */
  target: number;
  /** A line of best play. */
  line: MoveText[];
}

/** How it stands: being solved, no longer to be solved, solved, or being shown. */
type Stand = "open" | "lost" | "solved" | "shown";

/** The level that makes no mistake in these positions. */
const PERFECT = LEVELS.at(-1) ?? 1;

/** Time between two moves of a solution that is shown, in milliseconds. */
const PACE = 900;

/** A game's puzzles, one at a time on a board. */
export class PuzzlePage {
  readonly #texts: Texts;
  readonly #game: GameInfo;
  readonly #puzzles: Puzzle[];
  readonly #place: HTMLElement;
  readonly #keep: Keep;
  readonly #board = new HollowsBoard();
  readonly #judge = new Judge();
  #solved: Set<string>;
  #at: number;
  #stand: Stand = "open";
  #verdict = "";
  #phase: Session["phase"] | undefined;
  /** How far South is ahead as the puzzle begins, once the board is there. */
  #lead: number | undefined;
  /** Moves played when the verdict was given. */
  #judgedAt = 0;
  /** Counts what makes a verdict out of date. */
  #asked = 0;

  constructor(texts: Texts, game: GameInfo, puzzles: Puzzle[], place: HTMLElement, keep: Keep) {
    this.#texts = texts;
    this.#game = game;
    this.#puzzles = puzzles;
    this.#place = place;
    this.#keep = keep;
    this.#solved = new Set(keep.solved(game.id));
    this.#board.addEventListener("change", () => this.#onChange());
    // While a solution is shown nobody else moves.
    this.#board.stage.element.addEventListener(
      "scene-move",
      (event) => {
        if (this.#stand === "shown") event.stopPropagation();
      },
      { capture: true },
    );
    const first = puzzles.findIndex(({ position }) => !this.#solved.has(position));
    this.#at = Math.max(0, first);
    this.#setUp("open");
  }

  get #puzzle(): Puzzle {
    return this.#puzzles[this.#at] as Puzzle;
  }

  #go(to: number): void {
    this.#at = to;
    this.#lead = undefined;
    this.#setUp("open");
    this.#place.querySelector("h2")?.focus();
  }

  /** Begins the puzzle anew, to be solved or to be shown. */
  #setUp(stand: "open" | "shown"): void {
    this.#stand = stand;
    this.#asked += 1;
    this.#phase = undefined;
    this.#say(stand === "shown" ? "puzzles-showing" : "");
    const { game, position } = this.#puzzle;
    const north = stand === "shown" ? "human" : PERFECT;
    const format = game === "san-yao" ? ({ format: "single" } as const) : {};
    this.#board
      .open({ game, options: { position, ...format, south: "human", north } })
      .catch((error: Error) => {
        this.#verdict = error.message;
        this.#draw();
      });
  }

  #onChange(): void {
    const { session } = this.#board;
    if (!session) return;
    const before = this.#phase;
    this.#phase = session.phase;
    const moves = session.game.moves().length;
    if (moves === 0) {
      const { south, north } = session.game.view().stores;
      this.#lead = south.score - north.score;
    }
    if (this.#stand === "shown") this.#show(session);
    else if (before === "idle" && session.phase === "sowing") void this.#assess(session);
    else if (this.#verdict && moves < this.#judgedAt) {
      if (this.#stand === "lost") this.#stand = "open";
      this.#say("");
    }
    this.#draw();
  }

  /** Says whether the person's last move has kept what there was. */
  async #assess(session: Session): Promise<void> {
    this.#asked += 1;
    const asked = this.#asked;
    const moves = session.game.moves().length;
    const over = session.game.result() !== undefined;
    if (this.#stand === "open") this.#say("");
    const margin = await this.#judge.margin(session).catch(() => undefined);
    if (asked !== this.#asked || margin === undefined || this.#stand === "solved") return;
    const { goal, target, position } = this.#puzzle;
    this.#judgedAt = this.#stand === "lost" ? this.#judgedAt : moves;
    if (margin >= target) {
      if (this.#stand === "lost") return;
      if (over) {
        this.#stand = "solved";
        this.#solved.add(position);
        this.#keep.saveSolved(this.#game.id, [...this.#solved]);
      }
      this.#say(over ? "puzzles-done" : "puzzles-right");
    } else if (this.#stand === "open") {
      this.#stand = "lost";
      this.#say(`puzzles-wrong-${goal}`, { target, ...ahead(margin) });
    }
  }

  /** Plays the next move of the solution. */
  #show(session: Session): void {
    if (session.phase === "over") this.#say("puzzles-shown");
    const next = this.#puzzle.line[session.game.moves().length];
    if (session.phase !== "idle" || !next) return;
    const asked = this.#asked;
    setTimeout(() => {
      if (asked === this.#asked && this.#stand === "shown") session.play(next);
    }, PACE);
  }

  #hint(): void {
    if (this.#stand === "open") this.#say("");
    void this.#board.hint();
  }

  #say(message: string, values?: Record<string, string | number>): void {
    this.#verdict = message && this.#texts.text(message, values);
    this.#draw();
  }

  #draw(): void {
    fit(this.#board, this.#game.id, this.#place);
    render(this.#page(), this.#place);
  }

  #page() {
    const { goal, target } = this.#puzzle;
    const count = this.#puzzles.length;
    const round = this.#game.id === "san-yao" ? "-round" : "";
    const last = this.#at + 1 === count;
    const text = (id: string, values?: Record<string, string | number>) =>
      this.#texts.text(`puzzles-${id}`, values);
    const button = (id: string, possible: boolean, action: () => void) =>
      html`<button type="button" data-do=${id} class=${id === "next" && this.#stand === "solved" ? "main" : ""} ?disabled=${!possible} @click=${action}>${text(id)}</button>`;
    const { session } = this.#board;
    const { kind } = new Words(this.#texts, this.#game.id, (side) => side);
    const open = this.#stand === "open" || this.#stand === "lost";
    return html`
      <h2 tabindex="-1"><span lang=${this.#game.names.at(-1)?.lang ?? nothing}>${this.#game.names.at(-1)?.text}</span> ${text("number", { number: this.#at + 1, count })}</h2>
      <div class="task">
        <p>${text("side", { kind })} ${text(`goal-${goal}${round}`, { n: target })}</p>
        <p>${this.#lead === undefined ? nothing : text("lead", ahead(this.#lead))}</p>
      </div>
      ${this.#board}
      <div class="said" role="status">${this.#verdict ? html`<p class=${this.#stand === "lost" ? "wrong" : this.#stand}>${rich(this.#verdict)}</p>` : nothing}</div>
      <div class="buttons">
        ${button("take-back", open && (session?.canUndo ?? false), () => session?.undo())}
        ${button("retry", true, () => this.#setUp("open"))}
        ${button("hint", open && session?.phase === "idle", () => this.#hint())}
        ${button("solution", this.#stand !== "shown", () => this.#setUp("shown"))}
        ${button("next", !last, () => this.#go(this.#at + 1))}
      </div>
      <nav aria-label=${text("list")}>
        <ol class="all">${this.#puzzles.map((puzzle, at) => this.#entry(puzzle, at))}</ol>
      </nav>
      <p class="note">${text("proof")}</p>
    `;
  }

  #entry({ position }: Puzzle, at: number) {
    const solved = this.#solved.has(position);
    return html`
      <li><button type="button" aria-current=${at === this.#at ? "true" : nothing} @click=${() => this.#go(at)}>
        ${at + 1}${solved ? html` ✓<span class="hidden"> ${this.#texts.text("puzzles-solved")}</span>` : nothing}
      </button></li>
    `;
  }
}

/** Who is how far ahead, for a message. */
function ahead(margin: number): { who: Side | "nobody"; n: number } {
  return { who: margin > 0 ? "south" : margin < 0 ? "north" : "nobody", n: Math.abs(margin) };
}
