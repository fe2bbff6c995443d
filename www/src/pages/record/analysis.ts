import type { Engine } from "../../engine/loader";
import { Opponent } from "../../engine/opponent";
import type { Game } from "./history";

/** By how much South is expected to end ahead of North, from a point of a game. */
export interface Value {
  margin: number;
  /** It is proved. */
  exact: boolean;
}

/** How far each point is searched: a whole game takes some seconds. */
const LIMITS = { nodes: 60_000 };

/** Works out the value of one point of a game after another, with a thinker of its own. */
export class Analysis {
  /** By the number of moves made; a point not looked at yet has none. */
  values: (Value | undefined)[] = [];
  running = false;
  readonly #engine: Engine;
  #opponent: Opponent | undefined;
  /** What each value is of. */
  #positions: string[] = [];
  #runs = 0;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /** Keeps the values of the points that are still the game's own; stops when there are other points. */
  update(positions: string[]): void {
    const changed =
      positions.length !== this.#positions.length || positions.some((one, i) => one !== this.#positions[i]);
    if (!changed) return;
    this.stop();
    this.values = positions.map((position, i) =>
      position === this.#positions[i] ? this.values[i] : undefined,
    );
    this.#positions = positions;
  }

  /** Looks at all points that have no value yet; `tell` is called after each. Rejects when the search fails. */
  async run(game: Game, tell: () => void): Promise<void> {
    this.#runs += 1;
    const run = this.#runs;
    const { values } = this;
    this.running = true;
    const opponent = new Opponent(this.#engine);
    this.#opponent = opponent;
    try {
      for (let moves = 0; moves < values.length; moves += 1) {
        if (values[moves]) continue;
        const then = game.at(moves);
        // Where somebody gave up there is nothing to work out.
        const found = then.result()?.reason === "resigned" ? undefined : evaluate(then, opponent);
        const value = await found?.finally(() => then.free());
        if (run !== this.#runs) return;
        values[moves] = value;
        tell();
      }
    } finally {
      opponent.dispose();
      if (run === this.#runs) this.running = false;
    }
  }

  /** Stops where it is; what has been found stays. */
  stop(): void {
    this.#runs += 1;
    this.running = false;
    this.#opponent?.dispose();
  }
}

async function evaluate(game: Game, opponent: Opponent): Promise<Value | undefined> {
  const { stores, turn, over } = game.view();
  if (over) return { margin: over.scores.south - over.scores.north, exact: true };
  const found = await opponent.choose(game.save(), LIMITS);
  if (!found) return undefined;
  // What a search finds is what the player to move gains from now on.
  const gain = turn === "south" ? found.value : -found.value;
  return { margin: stores.south.score - stores.north.score + gain, exact: found.exact };
}
