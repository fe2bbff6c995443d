import type { PitName, PitView, Side, View } from "../engine/types";
import type { Art } from "./boards/art";
import { DRAWN, heap } from "./heap";
import type { Layout, Room } from "./layout";
import { fixed, type Point, path, random, svg } from "./svg";

/** Where seeds can lie: a pit, or a player's store. */
export type Place = PitName | `store-${Side}`;

/** A seed or a Mandarin stone; it keeps its looks wherever it goes. */
export interface Piece extends Point {
  node: SVGGElement;
}

/** A piece that has just been given another place, and where it lay before. */
export interface Moved {
  piece: Piece;
  from: Point;
}

/** Draws a piece at a place. */
export function put(piece: Piece, { x, y }: Point): void {
  piece.x = x;
  piece.y = y;
  piece.node.style.transform = `translate(${fixed(x)}px,${fixed(y)}px)`;
}

/** All seeds and stones of a board: which lie where, and how they are drawn. */
export class Piles {
  readonly layer = svg("g", { class: "piles" });
  readonly #heaps = svg("g");
  readonly #seeds = new Map<Place, Piece[]>();
  readonly #stones = new Map<Place, Piece[]>();
  readonly #under = new Map<Place, SVGPathElement[]>();
  readonly #art: Art;
  readonly #id: string;
  #made = 0;
  #ochre = false;
  #layout: Layout;

  constructor(art: Art, layout: Layout, id: string) {
    this.#art = art;
    this.#layout = layout;
    this.#id = id;
    this.layer.append(this.#heaps);
  }

  /** Lays everything out anew. */
  setLayout(layout: Layout): void {
    this.#layout = layout;
    for (const place of this.places()) this.arrange(place);
  }

  /** Every place of the board. */
  places(): Place[] {
    return [...this.#layout.ring, "store-south", "store-north"];
  }

  /** How many seeds lie there. */
  count(place: Place): number {
    return this.#at(this.#seeds, place).length;
  }

  /** What lies there is worth: a Mandarin stone counts ten. */
  points(place: Place): number {
    return this.count(place) + 10 * this.#at(this.#stones, place).length;
  }

  /** Brings every pile to the numbers of a position, moving as few seeds as possible. */
  sync(view: Pick<View, "stores"> & { pits: Pick<PitView, "name" | "seeds" | "stones">[] }): void {
    const wanted: [Place, number, number][] = [
      ...view.pits.map((p) => [p.name, p.seeds, p.stones] as [Place, number, number]),
      ["store-south", view.stores.south.seeds, view.stores.south.stones],
      ["store-north", view.stores.north.seeds, view.stores.north.stones],
    ];
    for (const [kind, piles] of [this.#seeds, this.#stones].entries()) {
      const spare: Piece[] = [];
      for (const [place, seeds, stones] of wanted) {
        const pile = this.#at(piles, place);
        const n = kind ? stones : seeds;
        spare.push(...pile.splice(n));
      }
      for (const [place, seeds, stones] of wanted) {
        const pile = this.#at(piles, place);
        for (let missing = (kind ? stones : seeds) - pile.length; missing > 0; missing -= 1) {
          pile.push(spare.shift() ?? this.#make(kind === 1, place));
        }
      }
      for (const piece of spare) piece.node.remove();
    }
  }

  /** Takes all seeds out of a place. */
  take(place: Place, n = Number.POSITIVE_INFINITY): Piece[] {
    const pile = this.#at(this.#seeds, place);
    return pile.splice(Math.max(0, pile.length - n));
  }

  /** Takes the Mandarin stones out of a place. */
  takeStones(place: Place): Piece[] {
    return this.#at(this.#stones, place).splice(0);
  }

  /** Puts seeds into a place, on top of those that are there. */
  give(place: Place, seeds: Piece[], stones: Piece[] = []): void {
    this.#at(this.#seeds, place).push(...seeds);
    this.#at(this.#stones, place).push(...stones);
  }

  /** Draws a place's pieces where they belong now and tells which of them have moved. */
  arrange(place: Place): Moved[] {
    const pile = this.#at(this.#seeds, place);
    const stones = this.#at(this.#stones, place);
    const n = pile.length;
    const room = this.#room(place, stones.length);
    const { seeds, under } = heap(n, room, this.#art.seed);
    const moved: Moved[] = [];
    const show = (piece: Piece, to: Point) => {
      const { parentNode } = piece.node;
      const from = { x: piece.x, y: piece.y };
      if (parentNode !== this.layer) this.layer.append(piece.node);
      if (from.x !== to.x || from.y !== to.y) {
        put(piece, to);
        moved.push({ piece, from });
      }
    };
    for (const [i, piece] of pile.entries()) {
      // In a big heap only the seeds that came last are seen; each keeps its place on top.
      if (i < n - DRAWN) {
        piece.node.remove();
        piece.x = room.x;
        piece.y = room.y;
      } else show(piece, seeds[i % DRAWN] as Point);
    }
    for (const [i, stone] of stones.entries()) show(stone, this.#stoneAt(place, i));
    this.#drawUnder(place, under);
    return moved;
  }

  /** Where the seeds of a place lie. */
  seedsIn(place: Place): Point[] {
    return this.#at(this.#seeds, place);
  }

  #drawUnder(place: Place, points: Point[]): void {
    let paths = this.#under.get(place);
    if (!paths) {
      if (points.length === 0) return;
      paths = [0, 1].map((i) => path("", { class: `seed under${i}` }));
      paths.push(path("", { class: "gleam" }));
      this.#under.set(place, paths);
      this.#heaps.append(...paths);
    }
    const r = this.#art.seed * 0.96;
    const discs = (of: Point[], size: number, shift: number) =>
      of
        .map(
          ({ x, y }) =>
            `M${fixed(x - size - shift)} ${fixed(y - shift)}a${size} ${size} 0 1 0 ${2 * size} 0a${size} ${size} 0 1 0 ${-2 * size} 0`,
        )
        .join("");
    for (const [tone, node] of paths.entries()) {
      const d =
        tone < 2
          ? discs(
              points.filter((_, i) => i % 2 === tone),
              r,
              0,
            )
          : discs(points, 3, 2.5);
      node.setAttribute("d", d);
    }
  }

  #room(place: Place, stones: number): Room {
    const pit = this.#layout.pits[place];
    if (pit) return pit.heap;
    const store = this.#store(place);
    if (stones === 0) return store;
    // Captured stones lie at one end of the cloth, the pebbles at the other.
    return store.rx > store.ry
      ? { x: store.x + 34, y: store.y, rx: store.rx - 34, ry: store.ry }
      : { x: store.x, y: store.y + 30, rx: store.rx, ry: store.ry - 30 };
  }

  #stoneAt(place: Place, i: number): Point {
    const at = this.#layout.pits[place]?.stone;
    if (at) return at;
    const { x, y, rx, ry } = this.#store(place);
    return rx > ry ? { x: x - 58 + i * 34, y: y - 12 + i * 24 } : { x: x - 22 + i * 44, y: y - 52 + i * 8 };
  }

  #store(place: Place): Room {
    return this.#layout.stores[place === "store-south" ? "south" : "north"];
  }

  #make(stone: boolean, place: Place): Piece {
    const nowhere = { x: Number.NaN, y: Number.NaN };
    if (stone) {
      // The ochre stone comes from the west, the jade one from the east.
      const which = place === "east" || this.#ochre ? 1 : 0;
      if (which === 0) this.#ochre = true;
      return { node: svg("g", {}, ...(this.#art.stone?.(which, this.#id) ?? [])), ...nowhere };
    }
    this.#made += 1;
    return { node: svg("g", {}, ...this.#art.grain(random(this.#made + 100), this.#id)), ...nowhere };
  }

  #at(piles: Map<Place, Piece[]>, place: Place): Piece[] {
    let pile = piles.get(place);
    if (!pile) {
      pile = [];
      piles.set(place, pile);
    }
    return pile;
  }
}
