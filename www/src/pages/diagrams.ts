import { html, render } from "lit";
import clauses from "../../../tests/vectors/clauses.jsonl?raw";
import { HollowsBoard } from "../element";
import type { GameId } from "../engine/types";
import type { Texts } from "../locales/texts";

/** A position that shows what a clause says; the clause tests play it too. */
interface Diagram {
  clause: string;
  game: GameId;
  position: string;
  move: string;
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
  const setUp = () => {
    const { game, position } = diagram;
    board.open({ game, options: { position, south: "human", north: "human" } }).catch(() => {
      board.replaceWith(texts.text("diagram-failed"));
    });
  };
  board.addEventListener("change", () => mark(board, diagram));
  setUp();
  return html`
    <figure>
      <figcaption>${texts.text(caption)}</figcaption>
      ${board}
      <button type="button" @click=${setUp}>${texts.text("diagram-again")}</button>
    </figure>
  `;
}

/** Marks the move to be played, as long as it is to be played. */
function mark(board: HollowsBoard, { position, move }: Diagram): void {
  const { session } = board;
  if (session?.phase !== "idle" || session.game.position !== position) return;
  const legal = session.game.legalMoves().find((one) => one.move === move);
  // Once the position is drawn, which ends every mark.
  if (legal) queueMicrotask(() => board.stage.recommend(legal));
}
