import type { Layout } from "../layout";
import { blob, fixed, path, random, svg } from "../svg";
import { type Art, floor, hollow, hollowDefs, linear, pebble, radial, speck, strew } from "./art";

/** A mango leaf's outline: long, pointed, a little bent. */
function leaf(x: number, y: number, rng: () => number, size: number): string {
  const turn = 1.3 + (rng() - 0.5) * 1.3;
  const long = size * (0.8 + rng() * 0.5);
  const [dx, dy] = [Math.cos(turn) * long, Math.sin(turn) * long];
  const side = (k: number) => `${fixed(dx * 0.45 - dy * k)} ${fixed(dy * 0.45 + dx * k)}`;
  const back = (k: number) => `${fixed(-dx * 0.55 - dy * k)} ${fixed(-dy * 0.55 + dx * k)}`;
  return `M${fixed(x)} ${fixed(y)}q${side(0.17)} ${fixed(dx)} ${fixed(dy)}q${back(-0.13)} ${fixed(-dx)} ${fixed(-dy)}z`;
}

/** The shade of a twig: leaves hanging along it. */
function twig(x: number, y: number, rng: () => number): string {
  const turn = rng() * 0.8 - 0.2;
  return Array.from({ length: 5 }, (_, i) => {
    const along = (i - 2) * 34;
    return leaf(x + Math.cos(turn) * along + rng() * 14, y + Math.sin(turn) * along + rng() * 18, rng, 120);
  }).join("");
}

/** Crumbs thrown up around a scooped hollow. */
function crumbs(layout: Layout, seed: number, size: number): string {
  const rng = random(seed);
  return Object.values(layout.pits)
    .flatMap(({ x, y, rx }) =>
      Array.from({ length: 20 }, () => {
        const a = rng() * 6.3;
        const d = rx + 2 + rng() * rng() * 20;
        return speck(x + Math.cos(a) * d, y + Math.sin(a) * d, rng, size);
      }),
    )
    .join("");
}

/** A crack in dry soil: a few short turns. */
function crack(x: number, y: number, rng: () => number): string {
  const turn = rng() * 6;
  const steps = Array.from({ length: 5 }, () => {
    const a = turn + (rng() - 0.5) * 1.8;
    return `l${fixed(Math.cos(a) * (8 + rng() * 12))} ${fixed(Math.sin(a) * 12)}`;
  });
  return `M${fixed(x)} ${fixed(y)}${steps.join("")}`;
}

/** What the scooping hand left on a hollow's far wall. */
function scoops(layout: Layout): string {
  const rng = random(33);
  return Object.values(layout.pits)
    .flatMap(({ x, y, rx }) =>
      [0.84, 0.7, 0.5].map((part) => {
        const r = rx * part;
        const from = -0.3 + rng() * 0.5;
        const to = from + 1 + rng() * 0.5;
        return `M${fixed(x + Math.cos(from) * r)} ${fixed(y + Math.sin(from) * r)}A${fixed(r)} ${fixed(r)} 0 0 1 ${fixed(x + Math.cos(to) * r)} ${fixed(y + Math.sin(to) * r)}`;
      }),
    )
    .join("");
}

/** Along which lines seeds go where long rows are folded, scratched into the soil. */
function wayOfSowing(layout: Layout): Node[] {
  const points = layout.ring.flatMap((name) => layout.pits[name] ?? []);
  const margin = layout.w / 2 - 14;
  const d = points.map((from, i) => {
    const to = points[(i + 1) % points.length] ?? from;
    const side = Math.sign(from.x);
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const [mx, my] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
    // Along a line, and from one player's end to the other's beginning.
    if (dy === 0) return `M${from.x} ${from.y}H${to.x}${i % 3 === 1 ? arrow(mx, my, dx, dy) : ""}`;
    if (Math.abs(dy) < 125) return `M${from.x} ${from.y}V${to.y}${arrow(mx, my, dx, dy)}`;
    // Around the end of a line, clear of the numbers; the longest way round is back to the beginning.
    const far = side * (i === points.length - 1 ? margin : margin - 6);
    return `M${from.x} ${from.y}H${far - side * 14}Q${far} ${from.y} ${far} ${from.y + Math.sign(dy) * 14}V${to.y - Math.sign(dy) * 14}Q${far} ${to.y} ${far - side * 14} ${to.y}H${to.x}${arrow(far, my, 0, dy)}`;
  });
  return [path(d.join(""), { class: "scratch" })];
}

function arrow(x: number, y: number, dx: number, dy: number): string {
  const k = 8 / Math.hypot(dx, dy);
  const [ux, uy] = [dx * k, dy * k];
  return `M${fixed(x - ux - uy)} ${fixed(y - uy + ux)}L${fixed(x)} ${fixed(y)}L${fixed(x - ux + uy)} ${fixed(y - uy - ux)}`;
}

/** The shade of the mango tree: two layers that drift past each other. */
function shade({ w, h }: Layout): Node[] {
  return [52000, 70000].map((room, i) =>
    svg(
      "g",
      { class: i ? "leaf-shade other" : "leaf-shade" },
      path(strew(Math.round((w * h) / room), 14 + 3 * i, { w, h }, twig), { fill: "var(--b-shade)" }),
    ),
  );
}

/** Hoyito II: casitas scooped in dry red soil under a mango tree, gourds for what is taken, mate seeds. */
const hoyito: Art = {
  palette: {
    ground: ["#c4734d", "#8e5136"],
    dust: ["#d98f69", "#a56546"],
    clay: ["#8c452b", "#5c2f1c"],
    deep: ["#2d120a", "#100603"],
    pit: ["#542719", "#1f0f08"],
    lip: ["#e39c73", "#c07c58"],
    ink: ["#140502", "#fbeedd"],
    edge: ["#dc9a74", "#4a2617"],
    label: ["#140502", "#fbeedd"],
    shade: ["#3a1a10", "#150805"],
    leaf: ["#5f7345", "#3f4e2d"],
    gourd: ["#d8a659", "#a87d3e"],
    rim: ["#f0cf92", "#c99c5a"],
    bowl: ["#46290f", "#241507"],
    seal: ["#ffd98a", "#ffd98a"],
    grain0: ["#bd7a3d", "#a8692f"],
    grain1: ["#f1e6cb", "#d3c6a6"],
    grain2: ["#b86f37", "#a5642c"],
    rind: ["#2a1208", "#120803"],
  },
  grounds: ["dust", "clay", "lip", "edge"],
  inks: ["ink", "label"],
  seed: 10,
  defs(id) {
    return [
      ...hollowDefs(id),
      radial(
        `${id}bowl`,
        [
          [0, "var(--b-bowl)"],
          [0.7, "var(--b-bowl)"],
          [1, "var(--b-deep)"],
        ],
        { cx: 0.6, cy: 0.63, r: 0.7 },
      ),
      linear(`${id}gourd`, [
        [0, "var(--b-rim)"],
        [0.5, "var(--b-gourd)"],
        [1, "var(--b-clay)"],
      ]),
    ];
  },
  ground(layout) {
    const { w, h } = layout;
    const area = { w, h };
    const dense = (w * h) / 2400;
    const rng = random(8);
    return [
      floor(layout, "var(--b-ground)"),
      path(
        strew(7, 21, area, (x, y, r) =>
          blob(r, { x, y, rx: 90 + r() * 70, ry: 40 + r() * 30, turn: r(), wobble: 0.25 }),
        ),
        {
          fill: "var(--b-dust)",
          opacity: 0.13,
        },
      ),
      path(
        strew(dense, 5, area, (x, y, r) => speck(x, y, r, 2)),
        { fill: "var(--b-clay)", opacity: 0.75 },
      ),
      path(
        strew(dense * 0.7, 6, area, (x, y, r) => speck(x, y, r, 1.7)),
        { fill: "var(--b-dust)" },
      ),
      path(strew(dense / 20, 41, area, crack), { class: "hair", stroke: "var(--b-clay)", opacity: 0.5 }),
      path(leaf(40 - w / 2, h / 2 - 96, rng, 70) + leaf(w / 2 - 96, 26 - h / 2, rng, 62), {
        class: "fallen",
      }),
      ...(layout.folded ? wayOfSowing(layout) : []),
    ];
  },
  hollows(layout, id) {
    const pits = Object.values(layout.pits);
    const ridges = pits.map(({ x, y, rx, ry }, i) =>
      blob(random(i + 50), { x: x + 1, y: y + 1, rx: rx + 8, ry: ry + 8, wobble: 0.05, corners: 11 }),
    );
    const gourds = Object.values(layout.stores).flatMap(({ x, y, rx }) => {
      const r = rx + 8;
      return [
        svg("circle", { cx: x + 6, cy: y + 8, r, fill: "var(--b-shade)", opacity: 0.4 }),
        svg("circle", { cx: x, cy: y, r, fill: `url(#${id}gourd)` }),
        svg("circle", { class: "incised", cx: x, cy: y, r: rx + 5 }),
        svg("circle", { cx: x, cy: y, r: rx + 2, fill: "var(--b-rim)" }),
        svg("circle", { class: "pit", cx: x, cy: y, r: rx, fill: `url(#${id}bowl)` }),
        path(`M${x + rx * 0.9} ${y}A${rx * 0.9} ${rx * 0.9} 0 0 1 ${x} ${y + rx * 0.9}`, {
          class: "hair",
          stroke: "var(--b-gourd)",
          opacity: 0.6,
        }),
      ];
    });
    return [
      path(ridges.join(""), { fill: "var(--b-dust)", opacity: 0.55 }),
      ...pits.flatMap((spot, i) => hollow(spot, id, { seed: i + 1, wobble: 0.055, lip: 4.5 })),
      path(scoops(layout), { class: "hair", stroke: "var(--b-lip)", opacity: 0.3 }),
      path(crumbs(layout, 71, 3.4), { fill: "var(--b-clay)" }),
      path(crumbs(layout, 72, 2.8), { fill: "var(--b-lip)" }),
      ...gourds,
      ...shade(layout),
    ];
  },
  grain(rng) {
    const tone = Math.floor(rng() * 3);
    const turn = rng() * 6;
    const shape = blob(rng, { rx: 10.4, ry: 8.7, turn, wobble: 0.03 });
    // A mate seed shines, and carries the pale scar of its stalk.
    const eye = { x: Math.cos(turn) * 5.5, y: Math.sin(turn) * 5.5 };
    return [
      ...pebble(shape, `var(--b-grain${tone})`, "M-6.2-1.4c.6-3.6 4-5.6 7.6-4.8c-3 .9-5.4 2.4-7.6 4.8z"),
      path(blob(rng, { ...eye, rx: 2, ry: 1.3, turn: turn + 1.6 }), { class: "eye" }),
    ];
  },
};

export default hoyito;
