import type { Engine } from "../../engine/loader";
import type { GameEvent, MoveText, Side, View } from "../../engine/types";

export type Game = Readonly<InstanceType<Engine["Game"]>>;

/** A move of a game, and what came of it. */
export interface Ply {
  move: MoveText;
  side: Side;
  /** Made in a turn that the move before it earned. */
  again: boolean;
  before: View;
  after: View;
  events: GameEvent[];
}

/** All moves of the game on the board with what happened in them, kept up to date with it. */
export class History {
  plies: readonly Ply[] = [];
  #start = "";

  /** Takes over how the game stands; only what is new is asked of the engine. */
  update(game: Game): void {
    const start = see(game, 0);
    const key = `${start.game} ${start.position} ${start.round?.format}`;
    const moves = game.moves();
    const other = key === this.#start ? this.plies.findIndex(({ move }, i) => move !== moves[i]) : 0;
    this.#start = key;
    const plies = other < 0 ? [...this.plies] : this.plies.slice(0, other);
    if (plies.length < moves.length) {
      const then = game.at(plies.length);
      for (const move of moves.slice(plies.length)) {
        const last = plies.at(-1);
        const before = last?.after ?? start;
        const again =
          last?.events.some((event) => event.type === "again" && event.side === before.turn) ?? false;
        const events = then.play(move);
        plies.push({ move, side: before.turn, again, before, after: then.view(), events });
      }
      then.free();
    }
    // A resignation changes the end, and nothing before it.
    const last = plies.at(-1);
    if (last) plies[plies.length - 1] = { ...last, after: game.view() };
    this.plies = plies;
  }
}

function see(game: Game, moves: number): View {
  const then = game.at(moves);
  const view = then.view();
  then.free();
  return view;
}
