import { heap } from "./heap";
import { Numeral } from "./ink";
import { type Piece, put } from "./piles";
import { fixed, type Point, svg } from "./svg";

/** More seeds than these are not seen in a closed hand. */
const SEEN = 8;

/** How high the hand is above the ground. */
const LIFT = 26;

/** The hand that sows: a shadow, the seeds it holds, and the number of the lap. */
export class Hand {
  readonly node = svg("g", { class: "hand" });
  readonly #held = svg("g", { transform: `translate(-6 ${-LIFT}) scale(1.1)` });
  readonly #lap = new Numeral("lap-now");
  readonly #radius: number;
  #pieces: Piece[] = [];

  constructor(radius: number) {
    this.#radius = radius;
    this.node.append(
      svg("ellipse", { class: "hand-shadow", cx: 9, cy: 7, rx: 31, ry: 25 }),
      this.#held,
      svg("circle", { class: "lap-disc", cx: 34, cy: -LIFT - 24, r: 19 }),
      this.#lap.node,
    );
  }

  /** Closes on these seeds over a place. */
  hold(pieces: Piece[], at: Point): void {
    this.#pieces.push(...pieces);
    this.move(at);
    this.#arrange();
  }

  /** Lets one seed go; it starts where the hand held it. */
  drop(over: Point): Piece | undefined {
    const piece = this.#pieces.shift();
    if (!piece) return undefined;
    put(piece, { x: over.x - 6 + piece.x * 1.1, y: over.y - LIFT + piece.y * 1.1 });
    this.#arrange();
    return piece;
  }

  /** Goes to a place at once. */
  move(to: Point): void {
    this.node.style.transform = `translate(${fixed(to.x)}px,${fixed(to.y)}px)`;
  }

  /** Goes over these places at an even pace. */
  travel(places: Point[], duration: number, delay: number): globalThis.Animation {
    const transform = places.map(({ x, y }) => `translate(${fixed(x)}px,${fixed(y)}px)`);
    this.move(places.at(-1) as Point);
    return this.node.animate({ transform }, { duration, delay, fill: "backwards" });
  }

  /** Shows which lap is being sown. */
  set lap(lap: number) {
    this.#lap.write(lap, 34, -LIFT - 24, 17);
  }

  /** How many seeds it holds. */
  get held(): number {
    return this.#pieces.length;
  }

  /** Opens and returns what it still holds. */
  empty(): Piece[] {
    return this.#pieces.splice(0);
  }

  #arrange(): void {
    const seen = this.#pieces.slice(0, SEEN);
    const { seeds } = heap(seen.length, { x: 0, y: 0, rx: 34, ry: 34 }, this.#radius);
    for (const [i, piece] of seen.entries()) {
      put(piece, seeds[i] as Point);
      if (piece.node.parentNode !== this.#held) this.#held.append(piece.node);
    }
    for (const piece of this.#pieces.slice(SEEN)) piece.node.remove();
  }
}
