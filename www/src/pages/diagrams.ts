import { html, render } from "lit";
import clauses from "../../../tests/vectors/clauses.jsonl?raw";
import { HollowsBoard } from "../element";
import type { Texts } from "../locales/texts";
import { type Exercise, mark, setUp, toBePlayed } from "./exercise";

/** A position that shows what a clause says. */
interface Diagram extends Exercise {
  clause: string;
}

const diagrams = clauses
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Diagram);

/** The boards that show a clause, set up to be played. */
export function boardsOf(clause: string, texts: Texts): HTMLElement {
  const place = document.createElement("div");
  place.className = "diagrams";
  const shown = diagrams.filter((diagram) => diagram.clause === clause);
  render(
    shown.map((diagram, at) => one(diagram, `diagram-${clause}-${at + 1}`, texts)),
    place,
  );
  return place;
}

function one(diagram: Diagram, caption: string, texts: Texts) {
  const board = new HollowsBoard();
  const begin = () => setUp(board, diagram).catch(() => board.replaceWith(texts.text("diagram-failed")));
  board.addEventListener("change", () => mark(board, toBePlayed(board, diagram)));
  void begin();
  return html`
    <figure>
      <figcaption>${texts.text(caption)}</figcaption>
      ${board}
      <button type="button" @click=${begin}>${texts.text("diagram-again")}</button>
    </figure>
  `;
}
