import type { HollowsBoard } from "../element";
import { loadEngine } from "../engine/loader";
import type { GameId, LegalMove, MoveText } from "../engine/types";

/** A position and the move to be played in it; the tests play it too. */
export interface Exercise {
  game: GameId;
  position: string;
  /** Moves made beforehand. */
  moves?: string;
  move: MoveText;
}

/** Sets a board up for an exercise; rejects with a readable error when it cannot be had. */
export async function setUp(board: HollowsBoard, exercise: Exercise): Promise<void> {
  const { game: id, position, moves = "" } = exercise;
  const { Game } = await loadEngine();
  const game = new Game(id, { position, south: "human", north: "human" });
  try {
    for (const move of moves.split(" ").filter(Boolean)) game.play(move);
    await board.open({ saved: game.save() });
  } finally {
    game.free();
  }
}

/** The move to be played, as long as it is to be played. */
export function toBePlayed({ session }: HollowsBoard, { moves = "", move }: Exercise): LegalMove | undefined {
  if (session?.phase !== "idle" || session.game.moves().join(" ") !== moves) return undefined;
  return session.game.legalMoves().find((one) => one.move === move);
}

/** Marks the move to be played, once the position is drawn, which ends every mark. */
export function mark(board: HollowsBoard, move: LegalMove | undefined): void {
  if (move) queueMicrotask(() => board.stage.recommend(move));
}
