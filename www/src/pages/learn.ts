import { html, nothing, render } from "lit";
import lessons from "../../../tests/vectors/lessons.jsonl?raw";
import { HollowsBoard } from "../element";
import type { GameId, LegalMove, MoveText } from "../engine/types";
import { type GameInfo, gameOf } from "../games";
import { loadTexts } from "../locales/load";
import { rich } from "../locales/rich";
import type { Texts } from "../locales/texts";
import { keepOffline } from "./offline";
import { readersLanguage, translatePage } from "./translate";

/** A step of a guided game: a position and the move to be played in it; the tests play it too. */
interface Step {
  game: GameId;
  position: string;
  move: MoveText;
  /** The move is not marked: it is to be found. */
  find?: boolean;
}

const all = lessons
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Step);

/** A guided first game: the board, and what is said above it. */
class Lesson {
  readonly #texts: Texts;
  readonly #game: GameInfo;
  readonly #place: HTMLElement;
  readonly #steps: Step[];
  readonly #board = new HollowsBoard();
  #at = 0;
  #done = false;
  /** What is said to a move that does not belong here. */
  #hint = "";

  constructor(texts: Texts, game: GameInfo, place: HTMLElement) {
    this.#texts = texts;
    this.#game = game;
    this.#place = place;
    this.#steps = all.filter((step) => step.game === game.id);
    this.#board.addEventListener("change", () => this.#onChange());
    // Before the board hears of it: in a lesson only one move is played.
    this.#board.stage.element.addEventListener("scene-move", (event) => this.#onMove(event as CustomEvent), {
      capture: true,
    });
    this.#go(0, false);
  }

  /** The step at hand; none after the last. */
  get #step(): Step | undefined {
    return this.#steps[this.#at];
  }

  #go(to: number, focus = true): void {
    this.#at = to;
    this.#done = false;
    this.#hint = "";
    this.#draw();
    if (focus) this.#place.querySelector("h2")?.focus();
    const step = this.#step;
    if (!step) return;
    const { game, position } = step;
    // The board itself says what is wrong when it cannot be had.
    this.#board
      .open({ game, options: { position, south: "human", north: "human" } })
      .catch((error: Error) => this.#say(error.message));
  }

  #onMove(event: CustomEvent<{ move: MoveText }>): void {
    const step = this.#step;
    const { move } = event.detail;
    if (step && !this.#done && move === step.move) {
      this.#say("");
      return;
    }
    event.stopPropagation();
    if (step) this.#say(this.#why(step, move));
  }

  /** Why a move is not the one that this step is about. */
  #why(step: Step, move: MoveText): string {
    if (this.#done) return this.#texts.text("learn-done-already");
    const pit = move.charAt(0);
    if (step.find) return this.#texts.text("learn-no-capture", { pit });
    const wanted = step.move.charAt(0);
    return this.#texts.text(pit === wanted ? "learn-other-way" : "learn-other-pit", { pit: wanted });
  }

  #onChange(): void {
    const { session } = this.#board;
    const step = this.#step;
    if (!session || !step) return;
    if (session.game.moves().length === 0) {
      const legal = session.game.legalMoves().find((one) => one.move === step.move);
      if (legal && !step.find) this.#mark(legal);
    } else if (session.phase !== "sowing" && !this.#done) {
      this.#done = true;
      this.#draw();
    }
  }

  /** Once the position is drawn, which ends every mark. */
  #mark(move: LegalMove): void {
    queueMicrotask(() => this.#board.stage.recommend(move));
  }

  #say(hint: string): void {
    this.#hint = hint;
    this.#draw();
  }

  #draw(): void {
    const step = this.#step;
    render(step ? this.#lesson() : this.#end(), this.#place);
  }

  #lesson() {
    const id = `learn-${this.#game.id}-${this.#at + 1}`;
    const counted = { step: this.#at + 1, steps: this.#steps.length };
    const last = this.#at + 1 === this.#steps.length;
    return html`
      <h2 tabindex="-1">${this.#names()} ${this.#texts.text("learn-step", counted)}</h2>
      <progress max=${this.#steps.length} value=${this.#at + (this.#done ? 1 : 0)} aria-hidden="true"></progress>
      <div class="said" role="status">
        <p>${rich(this.#texts.text(this.#done ? `${id}.told` : id))}</p>
        ${this.#hint ? html`<p class="hint">${this.#hint}</p>` : nothing}
      </div>
      ${this.#board}
      <div class="buttons">
        <button type="button" data-do="back" ?disabled=${this.#at === 0} @click=${() => this.#go(this.#at - 1)}>${this.#texts.text("learn-back")}</button>
        <button type="button" data-do="next" class=${this.#done ? "main" : ""} @click=${() => this.#go(this.#at + 1)}>${this.#texts.text("learn-next")}</button>
        <button type="button" data-do="again" ?disabled=${!this.#done} @click=${() => this.#go(this.#at)}>${this.#texts.text("learn-again")}</button>
        <button type="button" data-do="restart" ?disabled=${this.#at === 0 && !last} @click=${() => this.#go(0)}>${this.#texts.text("learn-restart")}</button>
      </div>
    `;
  }

  #end() {
    const { id } = this.#game;
    return html`
      <h2 tabindex="-1">${this.#names()} ${this.#texts.text("learn-done")}</h2>
      <p>${rich(this.#texts.text(`learn-${id}-done`))}</p>
      <p><a href="./play.html?game=${id}&level=1">${this.#texts.text("learn-play")}</a></p>
      <p><a href="./puzzles.html?game=${id}">${this.#texts.text("learn-puzzles")}</a></p>
      <p><a href="./rules.html#${id}">${this.#texts.text("learn-rules")}</a></p>
      <div class="buttons">
        <button type="button" data-do="back" @click=${() => this.#go(this.#at - 1)}>${this.#texts.text("learn-back")}</button>
        <button type="button" data-do="restart" @click=${() => this.#go(0)}>${this.#texts.text("learn-restart")}</button>
      </div>
    `;
  }

  #names() {
    return this.#game.names.slice(-1).map(({ text, lang }) => html`<span lang=${lang}>${text}</span>`);
  }
}

void translatePage("site", "learn");
keepOffline();
const game = gameOf(new URLSearchParams(location.search).get("game") ?? "");
const place = document.querySelector<HTMLElement>("#lesson");
if (game && place) {
  document.querySelector("#games")?.remove();
  place.hidden = false;
  void loadTexts(readersLanguage(), "learn").then((texts) => new Lesson(texts, game, place));
}
