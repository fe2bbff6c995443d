/** A point, in the drawing's own units. */
export interface Point {
  x: number;
  y: number;
}

type Attributes = Record<string, string | number>;

/** Makes an SVG element with its attributes and children. */
export function svg<K extends keyof SVGElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: Node[]
): SVGElementTagNameMap[K] {
  const node = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, `${value}`);
  node.append(...children);
  return node;
}

/** A path, the shape nearly everything on a board is made of. */
export function path(d: string, attributes: Attributes = {}): SVGPathElement {
  return svg("path", { d, ...attributes });
}

/** Random numbers from 0 to 1 that are the same on every screen (mulberry32). */
export function random(seed: number): () => number {
  let a = (seed * 0x9e3779b1) >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A number as short as a path needs it. */
export function fixed(n: number): string {
  return `${Math.round(n * 10) / 10}`;
}

/** Path data of a closed, smooth line through the neighbourhood of these points. */
export function smooth(points: Point[]): string {
  const mid = (i: number) => {
    const a = points[i % points.length] as Point;
    const b = points[(i + 1) % points.length] as Point;
    return `${fixed((a.x + b.x) / 2)} ${fixed((a.y + b.y) / 2)}`;
  };
  return `M${mid(points.length - 1)}${points.map((p, i) => `Q${fixed(p.x)} ${fixed(p.y)} ${mid(i)}`).join("")}Z`;
}

/** Path data of a rounded, slightly irregular shape: a pebble, a hollow, a ring drawn by hand. */
export function blob(
  rng: () => number,
  {
    x = 0,
    y = 0,
    rx,
    ry = rx,
    turn = 0,
    wobble = 0.1,
    corners = 8,
  }: {
    x?: number;
    y?: number;
    rx: number;
    ry?: number;
    turn?: number;
    wobble?: number;
    corners?: number;
  },
): string {
  // The curve stays inside its corners; this brings it back to the radius asked for.
  const out = 2 / (1 + Math.cos(Math.PI / corners) ** 2);
  const points = Array.from({ length: corners }, (_, i) => {
    const angle = (i / corners) * 2 * Math.PI;
    const k = out * (1 + (rng() - 0.5) * 2 * wobble);
    const px = Math.cos(angle) * rx * k;
    const py = Math.sin(angle) * ry * k;
    return {
      x: x + px * Math.cos(turn) - py * Math.sin(turn),
      y: y + px * Math.sin(turn) + py * Math.cos(turn),
    };
  });
  return smooth(points);
}

let instances = 0;

/** A prefix for the ids of one drawing: many boards may lie on one page. */
export function uniquePrefix(): string {
  instances += 1;
  return `hollows${instances}-`;
}
