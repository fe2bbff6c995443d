import type { GameEvent, GameId, LegalMove, PitName, Side, View } from "../engine/types";
import { VARIANTS } from "../games";
import { type Art, radial } from "./boards/art";
import type { ArtName } from "./boards/index";
import type { Foreseen } from "./foresight";
import { DRAWN } from "./heap";
import { Numeral, numberWidth } from "./ink";
import { heading, type Layout, type Spot } from "./layout";
import { Marks, type Signs } from "./marks";
import { Piles, type Place } from "./piles";
import { path, svg, uniquePrefix } from "./svg";

/** What is drawn of a position. */
export interface PictureState {
  view: View;
  legal: LegalMove[];
  numbers: boolean;
  /** A move that is shown as the best one. */
  best?: LegalMove | undefined;
  last?: GameEvent[] | undefined;
}

const SIDES = ["south", "north"] as const;

/** Gives a drawing the measures of a layout. */
export function frame(drawing: SVGElement, { w, h }: Layout): void {
  drawing.setAttribute("viewBox", `${-w / 2} ${-h / 2} ${w} ${h}`);
}

/** The drawing of a board: ground, pits, seeds, numbers and marks. It knows nothing of pointers and keys. */
export class Picture {
  readonly svg: SVGSVGElement;
  readonly piles: Piles;
  /** On top of everything: the hand and what it carries. */
  readonly above = svg("g");
  /** The way of the last move, or of the one being made. */
  readonly way = svg("g", { class: "way" });
  readonly art: ArtName;
  layout: Layout;
  readonly #art: Art;
  readonly #id = uniquePrefix();
  readonly #ground = svg("g", { class: "art" });
  readonly #lights = svg("g");
  readonly #hollows = svg("g", { class: "art" });
  readonly #rims = svg("g");
  /** The way of the best move. */
  readonly #pointer = path("", { class: "rim best" });
  readonly #laps = svg("g");
  /** What moves pointed at would do. */
  readonly #foresight = svg("g", { class: "way" });
  #foreseen: Foreseen[] = [];
  readonly #numbers = svg("g");
  readonly #marks: Marks;
  readonly #letters = svg("g");
  readonly #counts = new Map<Place, Numeral>();
  readonly #labels = {
    south: svg("text", { class: "label", "dominant-baseline": "central" }),
    north: svg("text", { class: "label", "dominant-baseline": "central" }),
  };
  /** Units of the drawing in one CSS pixel. */
  #unit = 1;
  #digits = true;
  /** The move whose way is shown. */
  #wayOf: GameEvent[] = [];
  /** Points a player has besides what lies in the store: debts. */
  #owed = { south: 0, north: 0 };

  constructor(root: SVGSVGElement, game: GameId, art: Art, layout: Layout, unit = 1) {
    this.svg = root;
    this.art = VARIANTS[game].of;
    this.#art = art;
    this.layout = layout;
    root.dataset.art = this.art;
    paint(root, art);
    this.#marks = new Marks(art);
    this.piles = new Piles(art, layout, this.#id);
    this.svg.append(
      svg(
        "defs",
        {},
        radial(`${this.#id}glow`, [
          [0, "#fff0c4", 0.22],
          [0.5, "#fff0c4", 0.14],
          [1, "#fff0c4", 0],
        ]),
        ...art.defs(this.#id),
      ),
      this.#ground,
      this.#lights,
      this.#hollows,
      this.#rims,
      this.#marks.under,
      this.way,
      this.piles.layer,
      this.#pointer,
      this.#laps,
      this.#foresight,
      this.#marks.over,
      this.#numbers,
      this.above,
    );
    this.setLayout(layout, unit);
  }

  /** Draws the board anew in another geometry; the seeds are the same ones. */
  setLayout(layout: Layout, unit: number): void {
    this.layout = layout;
    this.#unit = unit;
    frame(this.svg, layout);
    this.#ground.replaceChildren(...this.#art.ground(layout, this.#id));
    this.#hollows.replaceChildren(...this.#art.hollows(layout, this.#id));
    this.#lights.replaceChildren(
      ...layout.lines.map(({ side, pits }) =>
        svg(
          "g",
          { class: `light ${side}` },
          ...pits.flatMap((name) => {
            const spot = layout.pits[name];
            return spot
              ? svg("circle", { cx: spot.x, cy: spot.y, r: spot.rx * 2, fill: `url(#${this.#id}glow)` })
              : [];
          }),
        ),
      ),
    );
    this.#rims.replaceChildren(
      ...layout.ring.map((name) => {
        const spot = layout.pits[name];
        return path(spot ? rim(spot, this.art === "o-an-quan") : "", { class: "rim", "data-rim": name });
      }),
    );
    this.#letters.replaceChildren(...this.#writeLetters());
    this.#numbers.replaceChildren(this.#labels.south, this.#labels.north, this.#letters);
    this.#counts.clear();
    for (const place of this.piles.places()) {
      const numeral = new Numeral(place.startsWith("store") ? "total" : "count");
      this.#counts.set(place, numeral);
      this.#numbers.append(numeral.node);
    }
    this.piles.setLayout(layout);
    for (const place of this.#counts.keys()) this.count(place);
    void this.foresee(this.#foreseen);
  }

  /** Draws a position. */
  show(state: PictureState, label: (side: Side) => string): void {
    const { view, legal } = state;
    this.#digits = state.numbers;
    this.#letters.style.display = state.numbers ? "" : "none";
    this.piles.sync(view);
    for (const side of SIDES) {
      const { seeds, stones, score } = view.stores[side];
      this.#owed[side] = score - seeds - 10 * stones;
      this.#labels[side].textContent = label(side);
    }
    for (const place of this.#counts.keys()) {
      this.piles.arrange(place);
      this.count(place);
    }
    this.svg.dataset.turn = view.over ? "" : view.turn;
    const playable = new Set<PitName>(legal.map((move) => move.pit));
    for (const rim of this.#rims.children) {
      const pit = rim.getAttribute("data-rim") ?? "";
      rim.classList.toggle("on", playable.has(pit));
      rim.classList.toggle("best", state.best?.pit === pit);
    }
    this.#pointer.setAttribute("d", state.best?.way ? pointer(state.best, this.layout) : "");
    this.mark({ ...view.round, debt: view.debt });
    // On a board set up anew the last move has left no trace.
    const last = state.last?.some(({ type }) => type === "round-start") ? [] : state.last;
    void this.#showWay(last ?? []);
  }

  /** Draws the way of a move, once there is one; without what draws it the board is none the worse. */
  async #showWay(events: GameEvent[]): Promise<void> {
    this.#wayOf = events;
    this.way.replaceChildren();
    this.#laps.replaceChildren();
    if (events.length === 0) return;
    const drawing = await import("./way").catch(() => undefined);
    if (!drawing || this.#wayOf !== events) return;
    drawing.dress(this.svg);
    // Twice: a pale line under the dark one is seen in hollows and on the ground alike.
    const way = () => svg("g", {}, ...drawing.drawWay(events, this.layout));
    this.way.replaceChildren(way(), way());
    this.#laps.replaceChildren(...drawing.drawLaps(events, this.layout, this.#height));
  }

  /** Marks what moves would do, in place of what was marked before. */
  async foresee(moves: Foreseen[]): Promise<void> {
    this.#foreseen = moves;
    this.#foresight.replaceChildren();
    if (moves.length === 0) return;
    const drawing = await import("./foresight").catch(() => undefined);
    if (!drawing || this.#foreseen !== moves) return;
    drawing.dress(this.svg);
    const outline = (pit: PitName) => this.#rims.querySelector(`[data-rim=${pit}]`)?.getAttribute("d") ?? "";
    this.#foresight.replaceChildren(...drawing.drawForesight(moves, this.layout, outline));
  }

  /** Draws the game's signs; returns what they are drawn on. */
  mark(signs: Signs): Element[] {
    this.#marks.show(signs, this.layout, this.piles, this.#height);
    return [this.#marks.under, this.#marks.over];
  }

  /** Radius of a seed. */
  get seed(): number {
    return this.#art.seed;
  }

  /** Captured seeds slide over the wood instead of being lifted. */
  get slides(): boolean {
    return this.art === "ayoayo";
  }

  /** The light on a side's row. */
  light(side: Side): Element {
    return this.#lights.querySelector(`.${side}`) ?? this.#lights;
  }

  /** A rim to glow around a pit; whoever lights it takes it away. */
  glow(pit: PitName, kind: string): Element | undefined {
    const rim = this.#rims.querySelector(`[data-rim=${pit}]`)?.cloneNode() as Element | undefined;
    rim?.setAttribute("class", `glow ${kind}`);
    if (rim) this.above.prepend(rim);
    return rim;
  }

  /** Writes a place's number beside it. */
  count(place: Place): void {
    const numeral = this.#counts.get(place);
    if (!numeral) return;
    const n = this.piles.count(place);
    const pit = this.layout.pits[place];
    if (pit) {
      // A nought beside a Mandarin stone would say that nothing is there.
      const bare = n === 0 && this.piles.points(place) > 0;
      numeral.shown = n > DRAWN || (this.#digits && !bare);
      numeral.write(n, pit.number.x, pit.number.y, this.#height);
      return;
    }
    const side = place === "store-south" ? "south" : "north";
    const { x, y, anchor } = this.layout.stores[side].label;
    const height = this.#height * 1.15;
    const points = this.piles.points(place) + this.#owed[side];
    numeral.write(points, x, y, height, anchor);
    const gap = (numberWidth(points) * height) / 16 + 12;
    const label = this.#labels[side];
    label.setAttribute("x", `${anchor === "end" ? x - gap : x + gap}`);
    label.setAttribute("y", `${y}`);
    label.setAttribute("text-anchor", anchor);
    label.setAttribute("font-size", `${Math.min(34, Math.max(18, 14 * this.#unit))}`);
  }

  #writeLetters(): Node[] {
    return Object.entries(this.layout.pits).flatMap(([name, { letter }]) => {
      if (!letter) return [];
      const written = new Numeral("letter");
      written.write(name, letter.x, letter.y, this.#height * 0.85);
      return [written.node];
    });
  }

  /** How high a number is written: never under some 11 CSS pixels. */
  get #height(): number {
    return Math.min(27, Math.max(16, 11.5 * this.#unit));
  }
}

/** Gives a drawing its colours, or those a page asks for; by day and, where the browser can tell, in the evening. */
function paint(root: SVGSVGElement, { palette, grounds, inks }: Art): void {
  const both = CSS.supports("color", "light-dark(#000, #fff)");
  for (const [name, [light, dark]] of Object.entries(palette)) {
    const own = both ? `light-dark(${light}, ${dark})` : light;
    const ground = `var(--board-ground, ${own})`;
    const colour =
      name === "ground"
        ? ground
        : inks.includes(name)
          ? `var(--board-ink, ${own})`
          : both && grounds.includes(name)
            ? `color-mix(in srgb, ${own}, ${ground} 60%)`
            : own;
    root.style.setProperty(`--b-${name}`, colour);
  }
}

/** Path data of an arrow that leads out of a square the way a move goes. */
function pointer(move: LegalMove, layout: Layout): string {
  const spot = layout.pits[move.pit];
  if (!spot) return "";
  const { x, y } = heading(move, layout);
  const [tx, ty] = [spot.x + x * (spot.rx + 18), spot.y + y * (spot.ry + 18)];
  const wing = (side: number) => `L${tx - 14 * x + side * 11 * y} ${ty - 14 * y - side * 11 * x}`;
  return `M${tx - 36 * x} ${ty - 36 * y}L${tx} ${ty}${wing(1)}M${tx} ${ty}${wing(-1)}`;
}

/** Path data of a fine line around a pit, inside the lines of a square and its half-moons. */
function rim({ x, y, rx, ry, stone }: Spot, square: boolean): string {
  if (stone) {
    const s = Math.sign(x);
    const flat = x - s * (rx - 8);
    return `M${flat} ${-ry + 8}C${x + s * 20} ${-ry + 8} ${x + s * 39} -52 ${x + s * 39} 0S${x + s * 20} ${ry - 8} ${flat} ${ry - 8}Z`;
  }
  if (square) {
    const k = 2 * (rx - 19);
    return `M${x - rx + 19} ${y - ry + 7}h${k}q12 0 12 12v${k}q0 12-12 12h${-k}q-12 0-12-12v${-k}q0-12 12-12z`;
  }
  const r = rx + 4;
  return `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;
}
