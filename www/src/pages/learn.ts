import { html, nothing, render } from "lit";
import lessons from "../../../tests/vectors/lessons.jsonl?raw";
import { HollowsBoard } from "../element";
import type { MoveText, PitName } from "../engine/types";
import { type GameInfo, gameOf } from "../games";
import { loadTexts } from "../locales/load";
import { rich } from "../locales/rich";
import type { Texts } from "../locales/texts";
import { type Exercise, mark, setUp, toBePlayed } from "./exercise";
import { fit } from "./fit";
import { keepOffline } from "./offline";
import { readersLanguage, translatePage } from "./translate";

/** A step of a guided game. */
interface Step extends Exercise {
  /** The move is not marked: it is to be found. */
  find?: boolean;
  /** So a game begins: there is something to be foreseen. */
  start?: boolean;
}

const all = lessons
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Step);

/** A guided first game: what to do is said above the board, and what comes of it below. */
class Lesson {
  readonly #texts: Texts;
  readonly #game: GameInfo;
  readonly #place: HTMLElement;
  readonly #steps: Step[];
  readonly #board = new HollowsBoard();
  readonly #played = new Set<Step>();
  #at = 0;
  #done = false;

  constructor(texts: Texts, game: GameInfo, place: HTMLElement) {
    this.#texts = texts;
    this.#game = game;
    this.#place = place;
    this.#steps = all.filter((step) => step.game === game.id);
    this.#board.addEventListener("change", () => this.#onChange());
    // Before the board hears of it: in a lesson only one move is played.
    const { element } = this.#board.stage;
    const listen = (type: string, listener: (event: CustomEvent) => void) =>
      element.addEventListener(type, (event) => listener(event as CustomEvent), { capture: true });
    listen("click", () => this.#say(""));
    listen("scene-move", (event) => this.#onMove(event));
    listen("scene-refused", (event) => this.#onRefused(event));
    addEventListener("resize", () => this.#draw());
    this.#go(0, false);
  }

  /** The step at hand; none after the last. */
  get #step(): Step | undefined {
    return this.#steps[this.#at];
  }

  #go(to: number, focus = true): void {
    this.#at = to;
    this.#done = this.#board.readonly = false;
    this.#draw();
    if (focus) this.#place.querySelector("h2")?.focus();
    const step = this.#step;
    if (step) setUp(this.#board, step).catch((error: Error) => this.#say(error.message));
  }

  #onMove(event: CustomEvent<{ move: MoveText }>): void {
    const step = this.#step;
    const { move } = event.detail;
    if (!step || move === step.move) return;
    event.stopPropagation();
    this.#say(this.#why(step, move));
  }

  /** Why a move is not the one that this step is about. */
  #why({ find, move: wanted }: Step, move: MoveText): string {
    const [pit = "", way = ""] = move;
    const right = pit === wanted.charAt(0);
    if (!find) return this.#text(right ? "learn-other-way" : "learn-other-pit", { pit: wanted.charAt(0) });
    if (right) return this.#text("learn-no-capture-way", { pit, way });
    const { session, words } = this.#board;
    const end = session?.game.preview(move).end ?? "";
    return this.#text("learn-no-capture", { pit, end: end.length > 1 ? (words?.place(end) ?? end) : end });
  }

  #onRefused(event: CustomEvent<{ pit: PitName }>): void {
    const step = this.#step;
    // That the other side must be given seeds is better said by the board.
    if (!step || this.#board.session?.game.whyNot(event.detail.pit) === "must-feed") return;
    event.stopPropagation();
    if (this.#done) this.#say(`${this.#told()} ${this.#text("learn-done-already")}`);
    else if (step.find) this.#say(this.#text("learn-not-playable"));
    else this.#say(this.#text("learn-other-pit", { pit: step.move.charAt(0) }));
  }

  #onChange(): void {
    const { session } = this.#board;
    const step = this.#step;
    if (!session || !step || this.#done) return;
    const move = toBePlayed(this.#board, step);
    if (move) {
      if (!step.find) mark(this.#board, move);
      // On a small screen what is to be done and the board are just seen together.
      void this.#board.updateComplete.then(() => this.#place.querySelector("h2")?.scrollIntoView());
    } else if (session.phase !== "sowing") {
      this.#done = this.#board.readonly = true;
      this.#played.add(step);
      this.#draw();
      this.#say(this.#told());
    }
  }

  /** What is said once the step at hand is done. */
  #told(): string {
    return this.#text(`${this.#id}.told`);
  }

  get #id(): string {
    return `learn-${this.#game.id}-${this.#at + 1}`;
  }

  /** A message; what lies in the pits is put into it as `$kind`. */
  #text(id: string, values: Record<string, string | number> = {}): string {
    return this.#texts.text(id, { kind: this.#board.words?.kind ?? "seed", ...values });
  }

  /** Says something below the board, and sees to it that it is seen. */
  #say(message: string): void {
    this.#board.say(message);
    const buttons = this.#place.querySelector(".buttons");
    if (message) void this.#board.updateComplete.then(() => buttons?.scrollIntoView({ block: "nearest" }));
  }

  #draw(): void {
    const { upright } = fit(this.#board, this.#game.id, this.#place);
    render(this.#step ? this.#lesson(this.#step, upright) : this.#end(), this.#place);
  }

  #lesson({ start }: Step, upright: boolean) {
    const counted = { step: this.#at + 1, steps: this.#steps.length };
    const first = this.#at === 0;
    return html`
      <h2 tabindex="-1">${this.#names()} ${this.#texts.text("learn-step", counted)}</h2>
      <progress max=${this.#steps.length} value=${this.#at + (this.#done ? 1 : 0)} aria-hidden="true"></progress>
      <div class="task">
        <p>${rich(this.#texts.text(this.#id))}</p>
        ${first && upright ? html`<p>${this.#texts.text("learn-upright")}</p>` : nothing}
        ${start ? html`<p class="pointing">${this.#texts.text("learn-point")}</p>` : nothing}
      </div>
      ${this.#board}
      <div class="buttons">
        <button type="button" data-do="back" ?disabled=${first} @click=${() => this.#go(this.#at - 1)}>${this.#texts.text("learn-back")}</button>
        <button type="button" data-do="next" class=${this.#done ? "main" : ""} @click=${() => this.#go(this.#at + 1)}>${this.#texts.text("learn-next")}</button>
        <button type="button" data-do="again" ?disabled=${!this.#done} @click=${() => this.#go(this.#at)}>${this.#texts.text("learn-again")}</button>
      </div>
    `;
  }

  #end() {
    const { id } = this.#game;
    const whole = this.#played.size === this.#steps.length;
    return html`
      <h2 tabindex="-1">${this.#names()} ${this.#texts.text(whole ? "learn-done" : "learn-summary")}</h2>
      <p>${rich(this.#texts.text(`learn-${id}-done`))}</p>
      <p>${rich(this.#texts.text(`learn-${id}-also`))}</p>
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
void import("./in-vain");
keepOffline();
const game = gameOf(new URLSearchParams(location.search).get("game") ?? "");
const place = document.querySelector<HTMLElement>("#lesson");
if (game && place) {
  document.querySelector("#games")?.remove();
  place.hidden = false;
  void loadTexts(readersLanguage(), "learn").then((texts) => new Lesson(texts, game, place));
}
