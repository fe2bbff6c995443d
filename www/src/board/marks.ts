import type { PitName, View } from "../engine/types";
import type { Art } from "./boards/art";
import type { Layout } from "./layout";
import type { Piles } from "./piles";
import { type Point, svg } from "./svg";

/** What is to be marked on a board besides pits and seeds. */
export interface Signs {
  /** Pits owned by the player across the board. */
  sons?: PitName[];
  /** Stones lent to fill a pit. */
  lent?: { pit: PitName; stones: number };
  /** Who owes how many pebbles. */
  debt?: View["debt"];
}

/** Where signs are drawn. */
export interface Ground {
  layout: Layout;
  /** Where the seeds of a pit lie. */
  seeds(pit: PitName): Point[];
  /** How high numbers are written. */
  height: number;
}

/** The layers of a board's signs; how they look is the board's own. */
export class Marks {
  /** Beneath the seeds. */
  readonly under = svg("g");
  /** Above the seeds. */
  readonly over = svg("g");
  readonly #art: Art;

  constructor(art: Art) {
    this.#art = art;
  }

  /** Draws these signs in place of those before. */
  show(signs: Signs, layout: Layout, piles: Piles, height: number): void {
    const drawn = this.#art.signs?.(signs, { layout, seeds: (pit) => piles.seedsIn(pit), height });
    this.under.replaceChildren(...(drawn?.under ?? []));
    this.over.replaceChildren(...(drawn?.over ?? []));
  }
}
