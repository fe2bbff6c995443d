import type { GameId, LegalMove, PitName, Side } from "../engine/types";
import { VARIANTS } from "../games";
import type { Point } from "./svg";

/** Room for a heap of seeds: an ellipse. */
export interface Room extends Point {
  rx: number;
  ry: number;
}

/** Where a pit lies. */
export interface Spot extends Point {
  /** Half its width and height. */
  rx: number;
  ry: number;
  /** Where its seeds lie. */
  heap: Room;
  /** The middle of its number. */
  number: Point;
  /** The middle of its letter, beside the number; Mandarin squares have none. */
  letter?: Point;
  /** The middle of the Mandarin stone, if this is a Mandarin square. */
  stone?: Point;
  /** Width and height of the place to press. */
  press: { w: number; h: number };
}

/** Where a player's captures lie. */
export interface StoreSpot extends Room {
  label: Point & { anchor: "start" | "end" };
  /** Where a debt is shown. */
  debt: Point;
}

/** The geometry of a board; (0, 0) is the middle of the drawing. */
export interface Layout {
  w: number;
  h: number;
  /** In sowing order, Mandarin squares included. */
  ring: PitName[];
  pits: Record<PitName, Spot>;
  stores: Record<Side, StoreSpot>;
  /** Straight lines of pits of one side, to light the mover's. */
  lines: { side: Side; pits: PitName[] }[];
  /** Half the width and height of the board itself. */
  board: { x: number; y: number };
  /** Rows run down the screen. */
  upright: boolean;
  /** Long rows are folded into lines of six: the way of sowing must be shown. */
  folded: boolean;
  /** The direction in which South sits. */
  south: Point;
}

/** What differs from game to game: a board lying, South at the bottom. */
interface Plan {
  w: number;
  h: number;
  board: { x: number; y: number };
  /** Pits of South's row, `A` first. */
  south: Point[];
  /** Pits of North's row, `a` first, unless they are South's turned by half a circle. */
  north?: Point[];
  rx: number;
  ry: number;
  cell: { w: number; h: number };
  /** From a pit's edge to the middle of its number. */
  gap: number;
  /** South's store, label and debt; North's are the same turned. */
  store: Room;
  label: Point & { anchor: "start" | "end" };
  debt?: Point;
  /** The eastern Mandarin square. */
  east?: Omit<Spot, "press">;
  lines: number;
  upright?: { w: number; h: number; label: Point };
}

/** Points in a line to the right. */
function line(n: number, step: number, y: number): Point[] {
  return Array.from({ length: n }, (_, i) => ({ x: (i - (n - 1) / 2) * step, y }));
}

function sanYao(narrow: boolean): Plan {
  return {
    w: 840,
    h: 392,
    board: { x: 400, y: 112 },
    south: line(5, 104, 58),
    rx: 44,
    ry: 44,
    cell: { w: 104, h: 116 },
    gap: 28,
    store: { x: 334, y: 0, rx: 54, ry: 68 },
    label: { x: 396, y: 168, anchor: "end" },
    lines: 1,
    ...(narrow && { upright: { w: 520, h: 828, label: { x: 242, y: -386 } } }),
  };
}

function ayoayo(narrow: boolean): Plan {
  return {
    w: 900,
    h: 412,
    board: { x: 426, y: 150 },
    south: line(6, 100, 53),
    rx: 43,
    ry: 43,
    cell: { w: 100, h: 106 },
    gap: 20,
    store: { x: 352, y: 0, rx: 35, ry: 88 },
    label: { x: 410, y: 176, anchor: "end" },
    lines: 1,
    ...(narrow && { upright: { w: 560, h: 932, label: { x: 252, y: -438 } } }),
  };
}

function hoyito(narrow: boolean, long: boolean): Plan {
  const folded = long && narrow;
  const strips = long || narrow;
  const south = long
    ? folded
      ? [...line(6, 102, 205), ...line(6, 102, 60).reverse()]
      : line(12, 102, 56)
    : line(6, 102, 56);
  const reach = folded ? 205 : 56;
  const half = (long && !folded ? 12 : 6) * 51;
  const common = {
    south,
    // Folded, the way of sowing winds from line to line: North's begins above the end of South's.
    ...(folded && { north: south.map(({ x, y }) => ({ x, y: -y })).reverse() }),
    rx: 43,
    ry: 43,
    cell: { w: 102, h: folded ? 120 : 112 },
    // Between two lines a number is clearly nearer to its own pit.
    gap: folded ? 22 : 28,
    lines: folded ? 2 : 1,
  };
  const board = { x: half + 14, y: reach + 84 };
  if (!strips) {
    return {
      ...common,
      w: 960,
      h: 376,
      board,
      store: { x: 402, y: 24, rx: 56, ry: 56 },
      label: { x: 460, y: 160, anchor: "end" },
    };
  }
  const w = 2 * half + (folded ? 76 : 24);
  const y = reach + 156;
  return {
    ...common,
    w,
    h: 2 * (y + 72),
    board,
    store: { x: w / 2 - 82, y, rx: 56, ry: 56 },
    label: { x: w / 2 - 164, y: y + 4, anchor: "end" },
  };
}

function oAnQuan(narrow: boolean): Plan {
  const plan = {
    south: line(5, 112, 56),
    rx: 56,
    ry: 56,
    cell: { w: 112, h: 112 },
    gap: 25,
    lines: 1,
    board: { x: 372, y: 112 },
    east: {
      x: 325,
      y: 0,
      rx: 46,
      ry: 112,
      heap: { x: 318, y: -48, rx: 34, ry: 38 },
      stone: { x: 323, y: 37 },
      number: { x: 366, y: 108 },
    },
  };
  return narrow
    ? {
        ...plan,
        w: 768,
        h: 552,
        store: { x: 262, y: 214, rx: 96, ry: 44 },
        label: { x: 138, y: 218, anchor: "end" },
        debt: { x: -300, y: 214 },
      }
    : {
        ...plan,
        w: 1088,
        h: 376,
        store: { x: 462, y: 22, rx: 56, ry: 84 },
        label: { x: 522, y: 154, anchor: "end" },
        debt: { x: 462, y: -112 },
      };
}

const PLANS = { "san-yao": sanYao, "o-an-quan": oAnQuan, ayoayo, "hoyito-ii": hoyito };

/** The geometry for a game, in a wide or a narrow space. */
export function layoutFor(game: GameId, narrow: boolean, flipped: boolean): Layout {
  const { of, row } = VARIANTS[game];
  const plan = PLANS[of](narrow, row > 6);
  const { upright } = plan;
  const sign = flipped ? -1 : 1;
  // Standing, the board is turned a quarter so that South, at the bottom, comes to the right, near the thumb.
  const turn = ({ x, y }: Point): Point =>
    upright ? { x: sign * y, y: -sign * x || 0 } : { x: sign * x || 0, y: sign * y };
  const opposite = ({ x, y }: Point): Point => ({ x: -x || 0, y: -y || 0 });
  const swap = <T>(a: T, b: T): [T, T] => (upright ? [b, a] : [a, b]);

  const letters = plan.south.map((_, i) => String.fromCharCode(65 + i));
  const pits: Record<PitName, Spot> = {};
  const [w, h] = swap(plan.cell.w, plan.cell.h);
  for (const [i, letter] of letters.entries()) {
    const at = plan.south[i] as Point;
    const facing = plan.north?.[i] ?? opposite(at);
    for (const [name, place, out] of [
      [letter, at, 1],
      [letter.toLowerCase(), facing, -1],
    ] as const) {
      const spot = turn(place);
      const number = turn({ x: place.x, y: place.y + out * (plan.ry + plan.gap) });
      const letter = upright ? { x: number.x, y: number.y - 34 } : { x: number.x - 36, y: number.y };
      const heap = { ...spot, rx: plan.rx * 0.93, ry: plan.ry * 0.93 };
      pits[name] = { ...spot, rx: plan.rx, ry: plan.ry, heap, number, letter, press: { w, h } };
    }
  }
  const { east } = plan;
  if (east) {
    for (const [name, half] of [
      ["east", (p: Point) => turn(p)],
      ["west", (p: Point) => turn(opposite(p))],
    ] as const) {
      pits[name] = {
        ...half(east),
        rx: east.rx,
        ry: east.ry,
        heap: { ...half(east.heap), rx: east.heap.rx, ry: east.heap.ry },
        number: half(east.number),
        stone: half(east.stone as Point),
        press: { w: 92, h: 224 },
      };
    }
  }
  const store = (half: (p: Point) => Point, north: boolean): StoreSpot => {
    const [rx, ry] = swap(plan.store.rx, plan.store.ry);
    // A label is not turned with the board: only its corner changes.
    const corner = upright ? upright.label : plan.label;
    const turned = north !== flipped;
    const at = turned ? opposite(corner) : corner;
    const anchor = (plan.label.anchor === "end") !== turned ? "end" : "start";
    return { ...half(plan.store), rx, ry, label: { ...at, anchor }, debt: half(plan.debt ?? plan.label) };
  };
  const small = letters.map((letter) => letter.toLowerCase());
  const per = letters.length / plan.lines;
  const cut = (side: Side, names: PitName[]) =>
    Array.from({ length: plan.lines }, (_, i) => ({ side, pits: names.slice(i * per, (i + 1) * per) }));
  const [bx, by] = swap(plan.board.x, plan.board.y);
  return {
    w: upright?.w ?? plan.w,
    h: upright?.h ?? plan.h,
    ring: east ? [...letters, "east", ...small, "west"] : [...letters, ...small],
    pits,
    stores: { south: store(turn, false), north: store((p) => turn(opposite(p)), true) },
    lines: [...cut("south", letters), ...cut("north", small)],
    board: { x: bx, y: by },
    upright: Boolean(upright),
    folded: plan.lines > 1,
    south: turn({ x: 0, y: 1 }),
  };
}

/** Where a way leads to, as one sees it: along the square's row. */
export function heading({ pit, way }: Pick<LegalMove, "pit" | "way">, { south }: Layout): Point {
  const right = pit < "a" === (way === "r") ? 1 : -1;
  return { x: south.y * right || 0, y: -south.x * right || 0 };
}
