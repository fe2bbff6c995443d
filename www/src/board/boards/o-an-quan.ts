import { Numeral } from "../ink";
import { blob, fixed, type Point, path, random, svg } from "../svg";
import { type Art, floor, pebble, radial, strew } from "./art";

/** A line drawn by a steady hand, which still is not a ruler. */
function stroke(x1: number, y1: number, x2: number, y2: number, rng: () => number): string {
  const n = Math.max(2, Math.round(Math.hypot(x2 - x1, y2 - y1) / 56));
  const shake = () => (rng() - 0.5) * 3;
  let d = `M${fixed(x1 + shake())} ${fixed(y1 + shake())}`;
  for (let i = 1; i <= n; i += 1) {
    const at = (k: number) =>
      `${fixed(x1 + ((x2 - x1) * k) / n + shake())} ${fixed(y1 + ((y2 - y1) * k) / n + shake())}`;
    d += `Q${at(i - 0.5)} ${at(i)}`;
  }
  return d;
}

/** Ten squares and two half-moons, drawn once; each seed gives another go at the same lines. */
function lines(seed: number): string {
  const rng = random(seed);
  const d: string[] = [];
  for (const y of [-112, 0, 112]) d.push(stroke(-284, y, 284, y, rng));
  for (const x of [-280, -168, -56, 56, 168, 280]) d.push(stroke(x, -112, x, 112, rng));
  for (const s of [-1, 1]) {
    const w = () => fixed((rng() - 0.5) * 5);
    d.push(`M${s * 276} -112c${s * 62} ${w()} ${s * 96} 52 ${s * 96} 112s${-s * 34} 110 ${-s * 96} 112`);
  }
  return d.join("");
}

/** A debt: a knot on a cord, with the number of pebbles. */
function knot({ x, y }: Point, pebbles: number, height: number): Node {
  const numeral = new Numeral("count");
  numeral.write(pebbles, x + 34, y, height, "start");
  const d =
    "M-46 4c14-10 22-6 30-2c16 8 22-14 8-14c-12 0-8 22 4 20c10-2 12-6 18-5M-18 1c4 12 10 16 8 24M2 4c-4 8 4 12 2 22";
  // Pale beneath: a cord is not lost among bricks.
  const cords = [path(d, { class: "thread pale" }), path(d, { class: "cord" })];
  return svg(
    "g",
    {},
    svg("g", { transform: `translate(${x - 6} ${y - 4}) scale(1.3)` }, ...cords),
    numeral.node,
  );
}

/** Ô Ăn Quan: charcoal lines on brick, pebbles, two great stones in the half-moons. */
const oAnQuan: Art = {
  palette: {
    ground: ["#c47e64", "#b06f58"],
    brick: ["#a65a43", "#8a4d3a"],
    mortar: ["#7d3f30", "#6a3728"],
    wet: ["#f3dccb", "#c9a08c"],
    ink: ["#161112", "#050303"],
    edge: ["#0000", "#0000"],
    halo: ["#fdf3e6", "#ecd3c0"],
    chalk: ["#f3e3c0", "#dcc391"],
    label: ["#161112", "#050303"],
    silk: ["#e6d3ac", "#c2ab80"],
    fold: ["#bfa572", "#94794a"],
    seal: ["#7a1f12", "#4d0f07"],
    grain0: ["#faf7f0", "#efe9dc"],
    grain1: ["#36333b", "#232127"],
    stone0: ["#cf9637", "#b98228"],
    stone1: ["#4f7f71", "#437264"],
    rind: ["#1b1718", "#050303"],
  },
  grounds: ["brick", "mortar", "wet"],
  inks: ["ink", "label"],
  seed: 10.5,
  defs(id) {
    return [
      radial(
        `${id}shine`,
        [
          [0, "#fff", 0.45],
          [0.4, "#fff", 0.05],
          [0.65, "#000", 0],
          [1, "#000", 0.4],
        ],
        { cx: 0.34, cy: 0.28, r: 0.8 },
      ),
      svg(
        "pattern",
        {
          id: `${id}bond`,
          width: 80,
          height: 80,
          patternUnits: "userSpaceOnUse",
          patternTransform: "rotate(45) scale(.85)",
        },
        path(
          "M0 0h40v20H0zM40 0h20v40H40zM60 20h20v20H60zM0 20h20v40H0zM20 40h40v20H20zM60 40h20v40H60zM0 60h20v20H0zM20 60h20v20H20z",
          {
            fill: "none",
            stroke: "var(--b-mortar)",
            "stroke-width": 1.6,
            opacity: 0.36,
          },
        ),
        path("M40 0h20v40H40zM20 40h40v20H20z", { fill: "var(--b-brick)", opacity: 0.22 }),
        path("M0 20h20v40H0z", { fill: "var(--b-wet)", opacity: 0.08 }),
      ),
    ];
  },
  ground(layout, id) {
    return [
      floor(layout, "var(--b-ground)"),
      floor(layout, `url(#${id}bond)`),
      // What is left of the rain.
      path(
        strew(5, 9, layout, (x, y, r) =>
          blob(r, { x, y, rx: 60 + r() * 70, ry: 16 + r() * 16, turn: 0.2, wobble: 0.25 }),
        ),
        {
          fill: "var(--b-wet)",
          opacity: 0.13,
        },
      ),
    ];
  },
  hollows(layout) {
    const cloths = Object.values(layout.stores).flatMap(({ x, y, rx, ry }, i) => {
      const [w, h] = [rx + 10, ry + 10];
      const rng = random(i + 60);
      const soft = () => (rng() - 0.5) * 9;
      const corners = [
        [-w, -h],
        [w, -h],
        [w, h],
        [-w, h],
      ].map(([a = 0, b = 0]) => [x + a + soft(), y + b + soft()] as const);
      const edge = corners.map(([a, b], j) => {
        const [c, d] = corners[(j + 1) % 4] as readonly [number, number];
        return `Q${fixed((a + c) / 2 + soft())} ${fixed((b + d) / 2 + soft())} ${fixed(c)} ${fixed(d)}`;
      });
      const [a, b] = corners[0] as readonly [number, number];
      const shape = `M${fixed(a)} ${fixed(b)}${edge.join("")}Z`;
      return [
        path(shape, { fill: "var(--b-ink)", opacity: 0.3, transform: "translate(4 5)" }),
        path(shape, { class: "cloth", fill: "var(--b-silk)" }),
        path(shape, {
          class: "hem",
          transform: `translate(${fixed(x * 0.08)} ${fixed(y * 0.08)}) scale(.92)`,
        }),
        path(
          `M${x - w * 0.7} ${y + h * 0.75}q${w * 0.5} ${-h * 0.5} ${w * 1.3} ${-h * 0.7}M${x - w * 0.2} ${y + h * 0.8}q${w * 0.4} ${-h * 0.4} ${w * 0.9} ${-h * 0.5}`,
          {
            class: "hem fold",
          },
        ),
      ];
    });
    return [
      path(lines(1), { class: "charcoal" }),
      path(lines(2), { class: "charcoal again" }),
      path(lines(3), { class: "charcoal dust" }),
      ...cloths,
    ];
  },
  stone(which, id) {
    const rng = random(which + 5);
    const shape = blob(rng, { rx: 37, ry: 31, turn: which ? 0.5 : -0.4, wobble: 0.07, corners: 9 });
    return [
      path(shape, { class: "cast", transform: "translate(3 4)" }),
      path(shape, { class: "seed", fill: `var(--b-stone${which})` }),
      path(
        which
          ? "M-22 6c10-2 14-14 26-12s12-6 20-8M-12 16c8-4 18-2 30-10"
          : "M-24-6c12 4 20-4 30 0s10 8 18 8M-16 10c10 0 16 6 26 4",
        {
          class: "vein",
        },
      ),
      path(shape, { fill: `url(#${id}shine)` }),
    ];
  },
  signs({ debt }, { layout, height }) {
    return debt ? { over: [knot(layout.stores[debt.debtor].debt, debt.pebbles, height)] } : {};
  },
  grain(rng) {
    const tone = rng() < 0.5 ? 0 : 1;
    const turn = rng() * 6;
    const rx = 9.6 + rng() * 1.8;
    const shape = blob(rng, { rx, ry: 8.6 + rng() * 1.4, turn, wobble: 0.09, corners: 7 });
    return pebble(
      shape,
      `var(--b-grain${tone})`,
      blob(rng, { x: -2.4, y: -2.8, rx: 4.4, ry: 3, turn, wobble: 0.1 }),
    );
  },
};

export default oAnQuan;
