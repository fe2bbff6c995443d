import { html, nothing, render } from "lit";
import type { HollowsBoard } from "../element";
import { loadEngine } from "../engine/loader";
import { Thinker } from "../engine/thinker";
import type { Analysed, MoveText, MoveValue } from "../engine/types";
import type { Texts } from "../locales/texts";

/** Values beside the pits, in the board's own root. */
const BADGES = `
  [data-pit][data-worth]::after {
    content: attr(data-worth);
    position: absolute;
    inset: auto 0 0;
    width: max-content;
    margin-inline: auto;
    padding-inline: 0.3em;
    border: 1px solid currentColor;
    border-radius: 3px;
    background: Canvas;
    color: CanvasText;
    font: 600 0.8125rem/1.3 system-ui, sans-serif;
    font-variant-numeric: tabular-nums;
    white-space: pre;
    pointer-events: none;
  }
  @media (width < 36rem) {
    [data-pit][data-worth]::after { font-size: 0.6875rem; padding-inline: 0.15em; }
    /* Both ways would hide what lies in a small square; the list has them. */
    :host([game^="o-an-quan"]) [data-pit][data-worth]::after { display: none; }
  }
`;

/** What is known of the moves of a position. */
interface Known {
  /** Moves made before it. */
  made: number;
  moves: MoveValue[];
}

/** Shows what each move is worth, as long as it is there: beside the pits, and in words under the board. */
export class Analysis {
  readonly #texts: Texts;
  readonly #board: HollowsBoard;
  readonly #section = document.createElement("section");
  readonly #sheet = new CSSStyleSheet();
  #thinker: Thinker | undefined;
  #found: Analysed | undefined;
  #known: Known | undefined;
  /** What the last move gave away. */
  #verdict = "";
  #gone = false;

  constructor(texts: Texts, board: HollowsBoard) {
    this.#texts = texts;
    this.#board = board;
    this.#section.className = "analysis";
    board.after(this.#section);
    this.#sheet.replaceSync(BADGES);
    board.shadowRoot?.adoptedStyleSheets.push(this.#sheet);
    board.addEventListener("change", this.#onChange);
    void loadEngine().then((engine) => {
      if (this.#gone) return;
      this.#thinker = new Thinker(engine);
      this.#look();
    });
  }

  /** Takes everything away again. */
  dispose(): void {
    this.#gone = true;
    this.#board.removeEventListener("change", this.#onChange);
    this.#thinker?.dispose();
    this.#found = undefined;
    this.#mark();
    this.#section.remove();
    const root = this.#board.shadowRoot;
    if (root) root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => sheet !== this.#sheet);
  }

  readonly #onChange = (): void => {
    const made = this.#board.session?.game.moves() ?? [];
    if (this.#known && made.length === this.#known.made + 1) this.#judge(this.#known.moves, made.at(-1));
    else if (this.#known && made.length !== this.#known.made) this.#verdict = "";
    this.#known = undefined;
    this.#look();
  };

  /** Looks at the position on the board, if a person is to move in it. */
  #look(): void {
    this.#thinker?.stop();
    this.#found = undefined;
    this.#show();
    const session = this.#board.session;
    if (session?.phase !== "idle") return;
    const made = session.game.moves().length;
    this.#thinker
      ?.analyse(session.game.save(), (found) => {
        this.#found = found;
        this.#known = { made, moves: found.moves };
        this.#show();
      })
      .catch(() => this.dispose());
  }

  /** Says what a move gave away against the best there was. */
  #judge(moves: MoveValue[], move: MoveText | undefined): void {
    const played = moves.find((known) => known.move === move);
    const best = bestOf(moves);
    this.#verdict = "";
    if (!played || !best || best.value <= played.value) return;
    this.#verdict = this.#texts.text("analysis-lost", {
      move: played.move,
      best: best.move,
      points: best.value - played.value,
      proved: best.exact && played.exact ? "yes" : "no",
    });
  }

  #show(): void {
    this.#mark();
    const found = this.#found;
    const best = bestOf(found?.moves ?? []);
    render(
      html`
        <h2>${this.#texts.text("analysis")}</h2>
        <p role="status">${this.#verdict}</p>
        ${
          found && best
            ? html`
              <p>${this.#texts.text("analysis-depth", { depth: found.depth })}</p>
              <ul>${found.moves.map((move) => html`<li class=${move === best ? "best" : nothing}>${this.#worth(move)}</li>`)}</ul>
              <p>${this.#texts.text("analysis-line", { moves: best.pv.join(" ") })}</p>`
            : nothing
        }
      `,
      this.#section,
    );
  }

  #worth({ move, value, exact }: MoveValue): string {
    return this.#texts.text("analysis-move", { move, value: signed(value), proved: exact ? "yes" : "no" });
  }

  /** Writes the values beside the pits; with two ways to sow one below the other. */
  #mark(): void {
    const worths = new Map<string, string[]>();
    for (const { move, value, exact } of this.#found?.moves ?? []) {
      const way = move.slice(1);
      const lines = worths.get(move.charAt(0)) ?? [];
      lines.push(`${way && `${way} `}${signed(value)}${exact ? " ✓" : ""}`);
      worths.set(move.charAt(0), lines);
    }
    for (const button of this.#board.shadowRoot?.querySelectorAll<HTMLElement>("[data-pit]") ?? []) {
      const lines = worths.get(button.dataset.pit ?? "");
      if (lines) button.dataset.worth = lines.join("\n");
      else delete button.dataset.worth;
    }
  }
}

/** The move that is worth most; of several the first that is proved. */
function bestOf(moves: MoveValue[]): MoveValue | undefined {
  const most = Math.max(...moves.map(({ value }) => value));
  const best = moves.filter(({ value }) => value === most);
  return best.find(({ exact }) => exact) ?? best[0];
}

/** A number with its sign. */
function signed(value: number): string {
  return value > 0 ? `+${value}` : `${value}`.replace("-", "−");
}
