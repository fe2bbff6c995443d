import type { PitName, Side } from "../../engine/types";
import type { Layout } from "../layout";
import { blob, fixed, type Point, path, random, svg } from "../svg";
import { type Art, floor, hollow, hollowDefs, pebble, radial, speck, strew } from "./art";

/** Broom strokes: bundles of fine arcs, all swept the same way, as a broom leaves them on packed earth. */
function broom(layout: Layout, seed: number): string {
  return strew(Math.round((layout.w * layout.h) / 15000), seed, layout, (x, y, rng) => {
    const turn = -0.32 + (rng() - 0.5) * 0.22;
    const reach = 110 + rng() * 120;
    return Array.from({ length: 7 }, (_, i) => {
      const long = reach * (0.65 + rng() * 0.5);
      const [dx, dy] = [Math.cos(turn) * long, Math.sin(turn) * long];
      const [sx, sy] = [x - long / 2 + rng() * 30, y + i * (5 + rng() * 3)];
      return `M${fixed(sx)} ${fixed(sy)}q${fixed(dx / 2 - dy * 0.12)} ${fixed(dy / 2 + dx * 0.12)} ${fixed(dx)} ${fixed(dy)}`;
    }).join("");
  });
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

/** Those `n` stones that are closest together. */
function closest(stones: Point[], n: number): Point[] {
  const apart = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
  const groups = stones.map((p) => [...stones].sort((a, b) => apart(a, p) - apart(b, p)).slice(0, n));
  const reach = (group: Point[]) => Math.max(...group.map((p) => apart(p, group[0] ?? p)));
  return groups.sort((a, b) => reach(a) - reach(b))[0] ?? [];
}

/** A thread tied around some stones. */
function thread(points: Point[]): Node[] {
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
  const d = `${loop}${end}q8-10 12-2t-12 2q4 8 12 9M${end.slice(1)}q-2 8 4 15`;
  // Red on pale: one of the two is seen on stones and on the earth between them.
  return [path(d, { class: "thread pale" }), path(d, { class: "thread" })];
}

/** Sàn Yáo: hollows pressed into packed loess, rings of chalk, river pebbles. */
const sanYao: Art = {
  palette: {
    ground: ["#cfae78", "#57452c"],
    deep: ["#4f3a20", "#120d06"],
    pit: ["#6f5433", "#2b2013"],
    lip: ["#f0dcb2", "#8f7449"],
    trod: ["#a8834f", "#3d2f1b"],
    dust: ["#e6cd9d", "#6d583a"],
    chalk: ["#f6f1e7", "#ddd2ba"],
    ink: ["#46301a", "#efe6d2"],
    edge: ["#e6cd9d", "#2b2013"],
    label: ["#46301a", "#efe6d2"],
    mark: ["#fff", "#2b0d06"],
    seal: ["#a5351f", "#ec8065"],
    grain0: ["#c8cabd", "#a3a598"],
    grain1: ["#aeb5a1", "#8e9581"],
    grain2: ["#a4b09d", "#7f8d79"],
    grain3: ["#bcbbb3", "#9a9991"],
    grain4: ["#d6d3c6", "#b3b0a3"],
    rind: ["#38352a", "#0f0d09"],
  },
  grounds: ["trod", "dust", "lip", "edge"],
  inks: ["ink", "label"],
  seed: 10,
  defs(id) {
    return [
      ...hollowDefs(id),
      radial(`${id}trod`, [
        [0.4, "var(--b-trod)", 0.34],
        [0.75, "var(--b-trod)", 0.22],
        [1, "var(--b-trod)", 0],
      ]),
    ];
  },
  ground(layout, id) {
    const { w, h, board } = layout;
    return [
      floor(layout, "var(--b-ground)"),
      svg("ellipse", { rx: board.x + 90, ry: board.y + 90, fill: `url(#${id}trod)` }),
      path(broom(layout, 11), { class: "hair", stroke: "var(--b-trod)", opacity: 0.24 }),
      path(broom(layout, 12), { class: "hair", stroke: "var(--b-dust)", opacity: 0.36 }),
      path(
        strew(150, 5, { w, h }, (x, y, rng) => speck(x, y, rng, 1.5)),
        { fill: "var(--b-trod)", opacity: 0.7 },
      ),
      path(
        strew(90, 6, { w, h }, (x, y, rng) => speck(x, y, rng, 1.4)),
        { fill: "var(--b-dust)" },
      ),
    ];
  },
  hollows(layout, id) {
    const spots = [...Object.values(layout.pits), ...Object.values(layout.stores)];
    return spots.flatMap(({ x, y, rx, ry }, i) => {
      // A ring of chalk is drawn twice, the second time not quite where the first was, and leaves dust.
      const ring = (seed: number, grow: number, corners: number, wobble: number) =>
        blob(random(seed), { x, y, rx: rx + grow, ry: ry + grow, wobble, corners });
      const first = ring(i + 90, 7, 40, 0.011);
      return [
        path(first, { class: "chalk dust" }),
        path(first, { class: "chalk" }),
        path(ring(i + 120, 6.5, 9, 0.022), { class: "chalk faint" }),
        ...hollow({ x, y, rx, ry }, id, { seed: i + 1, wobble: 0.03, lip: 3 }),
      ];
    });
  },
  signs({ sons = [], lent }, { layout, seeds }) {
    return {
      under: sons.flatMap((name, i) => son(name, layout, i)),
      over: lent ? thread(closest(seeds(lent.pit), lent.stones)) : [],
    };
  },
  grain(rng) {
    const tone = Math.floor(rng() * 5);
    const turn = rng() * 6;
    const rx = 9.2 + rng() * 2.2;
    const ry = 8.2 + rng() * 1.6;
    const shape = blob(rng, { rx, ry, turn, wobble: 0.1, corners: 7 });
    const gleam = blob(rng, { x: -2, y: -2.6, rx: rx * 0.52, ry: ry * 0.42, turn, wobble: 0.1 });
    return pebble(shape, `var(--b-grain${tone})`, gleam);
  },
};

export default sanYao;
