import "./record.css";
import { html, nothing, render } from "lit";
import type { HollowsBoard } from "../../element";
import { type Engine, loadEngine } from "../../engine/loader";
import { loadTexts } from "../../locales/load";
import { rich } from "../../locales/rich";
import type { Texts } from "../../locales/texts";
import type { Session } from "../../play/session";
import type { Settings } from "../../play/storage";
import { Telling } from "../../play/telling";
import type { Words } from "../../play/words";
import { readersLanguage } from "../translate";
import { Analysis } from "./analysis";
import { graph, valueTable } from "./graph";
import { History } from "./history";
import { Laps } from "./laps";
import { moveList } from "./moves";
import { Sharing } from "./sharing";
import { boardTable } from "./table";
import { playTyped } from "./typed";

/** The page the record is part of. */
export interface RecordPage {
  readonly settings: Settings;
  /** The game came by a link and is not the reader's own yet. */
  readonly shared: boolean;
  /** How many moves had been made in the first game on the board when it came there. */
  readonly came: number;
  set(settings: Partial<Settings>): void;
  /** Leaves a shared game for the reader's own. */
  leave(): void;
}

/** From this width on the record lies beside the board, and open. */
const BESIDE = "(width >= 84rem)";

/** The record of the game beside or below the board: its moves, its value, ways to take it along and to read it. */
export class RecordPanel {
  readonly #texts: Texts;
  readonly #board: HollowsBoard;
  readonly #page: RecordPage;
  readonly #history = new History();
  readonly #analysis: Analysis;
  readonly #sharing: Sharing;
  #typed = "";
  /** The last move lap by lap, and how many moves there were. */
  #detail = "";
  #told: number | undefined;
  #failed: string | undefined;

  /** Fetches what it needs and shows it. */
  static async open(board: HollowsBoard, page: RecordPage): Promise<void> {
    const [texts, engine] = await Promise.all([loadTexts(readersLanguage(), "record"), loadEngine()]);
    new RecordPanel(texts, engine, board, page);
  }

  private constructor(texts: Texts, engine: Engine, board: HollowsBoard, page: RecordPage) {
    this.#texts = texts;
    this.#board = board;
    this.#page = page;
    this.#analysis = new Analysis(engine);
    this.#sharing = new Sharing(texts, engine, board, () => this.#draw());
    board.addEventListener("change", () => this.#draw());
    this.#draw();
  }

  #draw(): void {
    const { session, words } = this.#board;
    const [place, bar] = [
      document.querySelector<HTMLElement>("#record"),
      document.querySelector<HTMLElement>("#looking"),
    ];
    if (!session || !words || !place || !bar) return;
    const telling = Telling.ready(words);
    if (!telling) {
      void Telling.of(words).then(
        () => this.#draw(),
        () => {},
      );
      return;
    }
    const { game, seen } = session;
    this.#history.update(game);
    const { plies } = this.#history;
    const start = plies[0]?.before ?? game.view();
    const points = [start, ...plies.map(({ after }) => after)];
    this.#analysis.update(points.map(({ position, over }) => `${position} ${over?.reason}`));
    const shown = seen.moves().length;
    this.#tell(session, telling);
    render(this.#bar(session, telling, shown), bar);
    render(
      html`
        ${this.#moves(words, shown)} ${this.#words(telling, shown)} ${this.#graph(session, shown)}
        ${this.#sharing.section(session)} ${this.#ways(session, telling)}
      `,
      place,
    );
  }

  /** Shows a point of the game: its end is the game itself, unless it is another's. */
  readonly #go = (ply: number): void => {
    const { session } = this.#board;
    if (!session) return;
    if (ply === this.#history.plies.length && !this.#page.shared) session.look();
    else session.look(session.game.at(ply));
  };

  #bar(session: Session, telling: Telling, shown: number) {
    const looking = session.phase === "looking";
    const { plies } = this.#history;
    const [ply, all] = [plies[shown - 1], plies.length];
    const at = ply
      ? this.#text("record-at", {
          n: shown,
          all,
          told: telling.move(ply.side, ply.move, ply.events),
        })
      : this.#text("record-at-start", { all });
    const { shared } = this.#page;
    const button = (id: string, action: () => void, possible = true) =>
      html`<button type="button" data-do=${id} ?disabled=${!possible} @click=${action}>${this.#text(id)}</button>`;
    return html`
      <p class="at" role="status">${rich(looking ? at : this.#detail)}</p>
      ${
        looking
          ? html`
            <p class="about">${this.#text(shared ? "looking-shared" : "looking-back")}</p>
            <div class="buttons">
              ${button("play-on", () => session.playOn(), !session.seen.result())}
              ${shared ? button("back-to-own", () => this.#page.leave()) : button("back-to-game", () => session.look())}
            </div>`
          : nothing
      }
    `;
  }

  #moves(words: Words, shown: number) {
    const { plies } = this.#history;
    const all = plies.length;
    const step = (id: string, ply: number) => html`
      <button type="button" data-do=${id} ?disabled=${ply === shown || ply < 0 || ply > all} @click=${() => this.#go(ply)}>
        ${this.#text(`record-go-${id}`)}</button>`;
    return html`
      <details class="record" ?open=${matchMedia(BESIDE).matches}>
        <summary>${this.#text("record")}</summary>
        <div class="buttons">${step("first", 0)}${step("back", shown - 1)}${step("forward", shown + 1)}${step("last", all)}</div>
        ${moveList(this.#texts, words, plies, shown, this.#go)}
        <p class="note">${this.#text("record-keys")}</p>
      </details>
    `;
  }

  #words(telling: Telling, shown: number) {
    const ply = this.#history.plies[shown - 1];
    const sentence = ({ text, clause }: { text: string; clause?: string | undefined }) =>
      html`<li>${rich(text)} ${clause ? html`<a href="./rules.html#${clause}">${clause}</a>` : nothing}</li>`;
    return html`
      <details class="words">
        <summary>${this.#text("words")}</summary>
        ${ply ? html`<ol>${new Laps(this.#texts, telling, ply).told().map(sentence)}</ol>` : html`<p>${this.#text("words-none")}</p>`}
      </details>
    `;
  }

  #graph(session: Session, shown: number) {
    const { values, running } = this.#analysis;
    const { plies } = this.#history;
    const done = values.filter(Boolean).length;
    const some = done > 0;
    const counts = { done, all: values.length };
    const state =
      this.#failed ??
      (running ? "graph-progress" : !some ? "" : done < values.length ? "graph-stopped" : "graph-done");
    const rounds = session.game.view().round;
    return html`
      <details class="graph">
        <summary>${this.#text("graph")}</summary>
        <p>${this.#text(rounds ? "graph-about-rounds" : "graph-about")}</p>
        <div class="buttons">
          <button type="button" data-do="analyse" ?disabled=${!running && done === values.length}
            @click=${() => (running ? this.#stop() : this.#analyse(session))}>
            ${this.#text(running ? "graph-stop" : some && done < values.length ? "graph-again" : "graph-start")}</button>
        </div>
        <p role="status">${state === this.#failed ? state : state && this.#text(state, counts)}</p>
        ${some ? graph(this.#texts, values, plies, shown, this.#go) : nothing}
      </details>
      ${some ? html`<details class="graph"><summary>${this.#text("graph-table")}</summary>${valueTable(this.#texts, values, plies)}</details>` : nothing}
    `;
  }

  #analyse(session: Session): void {
    this.#failed = undefined;
    this.#analysis
      .run(session.game, () => this.#draw())
      .catch(({ message }: Error) => {
        this.#failed = this.#text("graph-failed", { message });
      })
      .finally(() => this.#draw());
    this.#draw();
  }

  #stop(): void {
    this.#analysis.stop();
    this.#draw();
  }

  #ways(session: Session, telling: Telling) {
    const { detailed, table } = this.#page.settings;
    const { view, legal } = session.shown();
    const set = (settings: Partial<Settings>) => {
      this.#page.set(settings);
      this.#draw();
    };
    const play = (event: SubmitEvent) => {
      event.preventDefault();
      const input = (event.currentTarget as HTMLFormElement).elements.namedItem("move") as HTMLInputElement;
      const { played, text } = playTyped(this.#texts, telling, session, input.value);
      if (played) input.value = "";
      // The same answer twice is made to differ, or it would not be read out again.
      this.#typed = text === this.#typed ? `${text}\u00a0` : text;
      this.#draw();
    };
    const note = view.game.startsWith("o-an-quan") ? "typed-note-ways" : "typed-note";
    return html`
      <details class="ways" ?open=${table}>
        <summary>${this.#text("ways")}</summary>
        <form class="typed" @submit=${play}>
          <label>${this.#text("typed")} <input name="move" size="4" autocomplete="off" autocapitalize="off" spellcheck="false" aria-describedby="typed-note" /></label>
          <button data-do="typed">${this.#text("typed-play")}</button>
          <p class="note" id="typed-note">${this.#text(note)}</p>
          <p class="answer" role="status">${this.#typed}</p>
        </form>
        <label class="choice">${this.#text("announce")}
          <select name="announce" @change=${(event: Event) => set({ detailed: (event.target as HTMLSelectElement).value === "detailed" })}>
            <option value="brief" ?selected=${!detailed}>${this.#text("announce-brief")}</option>
            <option value="detailed" ?selected=${detailed}>${this.#text("announce-detailed")}</option>
          </select></label>
        <label class="choice"><input type="checkbox" name="table" .checked=${table}
          @change=${(event: Event) => set({ table: (event.target as HTMLInputElement).checked })} />${this.#text("table")}</label>
        ${table ? boardTable(this.#texts, telling.words, view, legal) : nothing}
      </details>
    `;
  }

  /** Tells what has come to lie still since the last time lap by lap, if the reader wants that. */
  #tell({ phase }: Session, telling: Telling): void {
    if (phase === "sowing") return;
    const { plies } = this.#history;
    // What was played before the record was there to tell it.
    this.#told ??= Math.max(this.#page.came, plies.length - 1);
    // More than one at once has been loaded, not played.
    const ply = plies.length === this.#told + 1 ? plies.at(-1) : undefined;
    if (plies.length !== this.#told) this.#detail = "";
    this.#told = plies.length;
    if (!ply || !this.#page.settings.detailed) return;
    const values = {
      n: plies.length,
      who: telling.words.who(ply.side),
      move: ply.move,
      again: ply.again ? "yes" : "no",
    };
    const laps = new Laps(this.#texts, telling, ply).told().map(({ text }) => text);
    this.#detail = [`${this.#text("record-move", values)}.`, ...laps].join(" ");
  }

  #text(...message: Parameters<Texts["text"]>): string {
    return this.#texts.text(...message);
  }
}
