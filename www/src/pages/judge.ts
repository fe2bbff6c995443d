import { loadEngine } from "../engine/loader";
import { Opponent } from "../engine/opponent";
import type { Session } from "../play/session";

/** Nodes a search may visit; the puzzles are such that it proves what it says. */
const LIMITS = { nodes: 300_000 };

/** Says what a game will come to. */
export class Judge {
  readonly #opponent = loadEngine().then((engine) => new Opponent(engine));

  /** South's score less North's when both play perfectly from here on; nothing when something newer was asked. */
  async margin({ game }: Session): Promise<number | undefined> {
    const over = game.result();
    if (over) return over.scores.south - over.scores.north;
    const { turn, stores } = game.view();
    const saved = game.save();
    const found = await (await this.#opponent).choose(saved, LIMITS);
    if (!found) return undefined;
    return stores.south.score - stores.north.score + (turn === "south" ? found.value : -found.value);
  }
}
