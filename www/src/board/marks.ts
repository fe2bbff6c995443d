import type { PitName, Side, View } from "../engine/types";
import { Numeral } from "./ink";
import type { Layout } from "./layout";
import type { Piles } from "./piles";
import { blob, type Point, path, random, svg } from "./svg";

/** What a new round of Sàn Yáo brings. */
export interface RoundMarks {
  sons: PitName[];
  lent?: { pit: PitName; stones: number };
}

/** Signs on the board that are neither seeds nor pits: sons, lent stones, debts. */
export class Marks {
  /** Beneath the seeds. */
  readonly under = svg("g");
  /** Above the seeds. */
  readonly over = svg("g");

  /** Draws the marks of a position. */
  show(view: View, layout: Layout, piles: Piles, height: number): void {
    this.showRound(view.round ?? { sons: [] }, layout, piles);
    if (view.debt) this.over.append(debt(layout.stores[view.debt.debtor].debt, view.debt.pebbles, height));
  }

  /** Draws sons and lent stones. */
  showRound({ sons, lent }: RoundMarks, layout: Layout, piles: Piles): void {
    this.under.replaceChildren(...sons.flatMap((name, i) => son(name, layout, i)));
    this.over.replaceChildren(...(lent ? [thread(piles.closest(lent.pit, lent.stones))] : []));
  }
}

/** A ring around a son, and a seal whose arrow points to where its owner sits. */
function son(name: PitName, layout: Layout, i: number): Node[] {
  const spot = layout.pits[name];
  if (!spot) return [];
  const owner: Side = name < "a" ? "north" : "south";
  const sign = owner === "south" ? 1 : -1;
  const angle = (Math.atan2(sign * layout.south.y, sign * layout.south.x) * 180) / Math.PI;
  const { x, y, rx } = spot;
  // The seal sits on the ring, at the far side from the pit's number.
  const dx = Math.sign(x - spot.number.x) * (rx + 8);
  const dy = Math.sign(y - spot.number.y) * (rx + 8);
  return [
    path(blob(random(i + 70), { x, y, rx: rx + 8, wobble: 0.02, corners: 14 }), { class: "son" }),
    svg(
      "g",
      { class: "seal", transform: `translate(${x + dx} ${y + dy}) rotate(${angle})` },
      svg("rect", { x: -12, y: -12, width: 24, height: 24, rx: 5 }),
      path("M-5-6L4 0L-5 6"),
    ),
  ];
}

/** A thread tied around some stones. */
function thread(points: Point[]): Node {
  const n = points.length || 1;
  const x = points.reduce((sum, p) => sum + p.x, 0) / n;
  const y = points.reduce((sum, p) => sum + p.y, 0) / n;
  const far = points.reduce(
    (best, p) => (Math.hypot(p.x - x, p.y - y) > Math.hypot(best.x - x, best.y - y) ? p : best),
    {
      x: x + 0.1,
      y,
    },
  );
  const turn = Math.atan2(far.y - y, far.x - x);
  const along = (p: Point) => Math.abs((p.x - x) * Math.cos(turn) + (p.y - y) * Math.sin(turn));
  const across = (p: Point) => Math.abs((p.y - y) * Math.cos(turn) - (p.x - x) * Math.sin(turn));
  const rx = Math.max(0, ...points.map(along)) + 12;
  const ry = Math.max(0, ...points.map(across)) + 12;
  const loop = blob(random(9), { x, y, rx, ry, turn, wobble: 0.03, corners: 10 });
  const end = `M${x + Math.cos(turn) * rx} ${y + Math.sin(turn) * rx}`;
  return path(`${loop}${end}q8-10 12-2t-12 2q4 8 12 9M${end.slice(1)}q-2 8 4 15`, { class: "thread" });
}

/** A debt: a knot on a cord, with the number of pebbles. */
function debt({ x, y }: Point, pebbles: number, height: number): Node {
  const numeral = new Numeral("count");
  numeral.write(pebbles, x + 24, y, height, "start");
  const cord = path(`M${x - 46} ${y + 4}c14-10 22-6 30-2c16 8 22-14 8-14c-12 0-8 22 4 20c10-2 12-6 18-5`, {
    class: "cord",
  });
  return svg("g", {}, cord, numeral.node);
}
