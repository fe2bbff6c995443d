import { html, render } from "lit";
import clauses from "../../../tests/vectors/clauses.jsonl?raw";
import { HollowsBoard } from "../element";
import { loadEngine } from "../engine/loader";
import type { GameId } from "../engine/types";
import type { Texts } from "../locales/texts";

/** A position that shows what a clause says; the clause tests play it too. */
interface Diagram {
  clause: string;
  game: GameId;
  position: string;
  /** Moves made beforehand. */
  moves?: string;
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
  const setUp = () =>
    opening(diagram)
      .then((saved) => board.open({ saved }))
      .catch(() => board.replaceWith(texts.text("diagram-failed")));
  board.addEventListener("change", () => mark(board, diagram));
  void setUp();
  return html`
    <figure>
      <figcaption>${texts.text(caption)}</figcaption>
      ${board}
      <button type="button" @click=${setUp}>${texts.text("diagram-again")}</button>
    </figure>
  `;
}

/** The game as it stands before the move to be played. */
async function opening({ game: id, position, moves = "" }: Diagram): Promise<string> {
  const { Game } = await loadEngine();
  const game = new Game(id, { position, south: "human", north: "human" });
  try {
    for (const move of moves.split(" ").filter(Boolean)) game.play(move);
    return game.save();
  } finally {
    game.free();
  }
}

/** Marks the move to be played, as long as it is to be played. */
function mark(board: HollowsBoard, { moves = "", move }: Diagram): void {
  const { session } = board;
  if (session?.phase !== "idle" || session.game.moves().join(" ") !== moves) return;
  const legal = session.game.legalMoves().find((one) => one.move === move);
  // Once the position is drawn, which ends every mark.
  if (legal) queueMicrotask(() => board.stage.recommend(legal));
}
