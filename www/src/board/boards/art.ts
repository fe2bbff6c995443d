import type { Layout, Spot } from "../layout";
import type { Ground, Signs } from "../marks";
import { blob, fixed, path, random, svg } from "../svg";

/** A colour by day and in the evening. */
export type Tone = readonly [light: string, dark: string];

/** What makes one board look like where it comes from. */
export interface Art {
  /** Custom properties (`--b-…`) of the drawing, by day and in the evening. */
  palette: Record<string, Tone>;
  /** Those of its colours that are the ground's besides `ground`: they lean towards the one a page asks for. */
  grounds: string[];
  /** Those in which something is written or drawn on the ground. */
  inks: string[];
  /** Radius of a seed. */
  seed: number;
  /** Gradients and patterns; `id` goes before each id. */
  defs(id: string): Node[];
  /** Ground and board; `id` as in `defs`. */
  ground(layout: Layout, id: string): Node[];
  /** Pits and stores; the light on the mover's row falls between ground and hollows. */
  hollows(layout: Layout, id: string): Node[];
  /** A seed around (0, 0), the same each time for the same random numbers. */
  grain(rng: () => number, id: string): Node[];
  /** A Mandarin stone around (0, 0): 0 is the western one, 1 the eastern one. */
  stone?(which: 0 | 1, id: string): Node[];
  /** Signs of the game, beneath and above the seeds. */
  signs?(signs: Signs, ground: Ground): { under?: Node[]; over?: Node[] };
}

/** A radial gradient from its middle to its edge. */
export function radial(
  id: string,
  stops: [offset: number, color: string, opacity?: number][],
  at = {},
): Node {
  return svg("radialGradient", { id, ...at }, ...stops.map(stop));
}

/** A linear gradient, from the upper left unless told. */
export function linear(
  id: string,
  stops: [offset: number, color: string, opacity?: number][],
  at = {},
): Node {
  return svg("linearGradient", { id, x2: 1, y2: 1, ...at }, ...stops.map(stop));
}

function stop([offset, color, opacity = 1]: [number, string, number?]): Node {
  return svg("stop", { offset, "stop-color": color, "stop-opacity": opacity });
}

/** A rectangle around the middle of the drawing. */
export function slab(x: number, y: number, attributes: Record<string, string | number>): SVGRectElement {
  return svg("rect", { x: -x, y: -y, width: 2 * x, height: 2 * y, ...attributes });
}

/** The whole ground, a little larger than the drawing, so that no edge shows. */
export function floor(layout: Layout, fill: string): SVGRectElement {
  return slab(layout.w / 2 + 2, layout.h / 2 + 2, { class: "floor", fill });
}

/** Many small things strewn over a space, as one path: `draw` gives the data of each. */
export function strew(
  n: number,
  seed: number,
  { w, h }: { w: number; h: number },
  draw: (x: number, y: number, rng: () => number) => string,
): string {
  const rng = random(seed);
  return Array.from({ length: n }, () => draw((rng() - 0.5) * w, (rng() - 0.5) * h, rng)).join("");
}

/** A crumb or speck of about this size, as path data. */
export function speck(x: number, y: number, rng: () => number, size: number): string {
  const r = size * (0.5 + rng());
  return `M${fixed(x)} ${fixed(y)}l${fixed(r)} ${fixed(-r * rng())}l${fixed(r * rng())} ${fixed(r)}l${fixed(-r)} ${fixed(r * rng())}z`;
}

/** A hollow seen from above, lit from the upper left: dark under the near edge, light on the far wall. */
export function hollow(
  { x, y, rx, ry }: Pick<Spot, "x" | "y" | "rx" | "ry">,
  id: string,
  { seed = 1, wobble = 0, lip = 3.5 },
): Node[] {
  const shape = (grow: number, shift = 0) =>
    blob(random(seed), { x: x + shift, y: y + shift, rx: rx + grow, ry: ry + grow, wobble, corners: 14 });
  return [
    path(shape(lip, 0.8), { fill: `url(#${id}lip)` }),
    path(shape(0), { class: "pit", fill: `url(#${id}hollow)` }),
  ];
}

/** The gradients `hollow` needs. */
export function hollowDefs(id: string): Node[] {
  return [
    radial(
      `${id}hollow`,
      [
        [0, "var(--b-pit)"],
        [0.6, "var(--b-pit)"],
        [1, "var(--b-deep)"],
      ],
      { cx: 0.6, cy: 0.63, r: 0.68 },
    ),
    linear(`${id}lip`, [
      [0.1, "var(--b-deep)", 0.5],
      [0.42, "var(--b-deep)", 0.1],
      [0.58, "var(--b-lip)", 0.4],
      [0.92, "var(--b-lip)"],
    ]),
  ];
}

/** A seed of this shape: its shadow, its body, and the light on its upper left. */
export function pebble(shape: string, fill: string, gleam: string): Node[] {
  return [
    path(shape, { class: "cast", transform: "translate(1.7 2.2)" }),
    path(shape, { class: "seed", fill }),
    path(gleam, { class: "gleam" }),
  ];
}
