import type { Art } from "./boards/art";
import { blob, path, random, svg } from "./svg";

/** A seed of a game: no two need be alike, and each keeps its looks. */
export function makeSeed(art: Art, rng: () => number, id: string): SVGGElement {
  return svg("g", {}, ...art.grain(rng, id));
}

/** A Mandarin stone: 0 is the ochre one, 1 the jade one. */
export function makeStone(which: 0 | 1, id: string): SVGGElement {
  const rng = random(which + 5);
  const shape = blob(rng, { rx: 37, ry: 31, turn: which ? 0.5 : -0.4, wobble: 0.07, corners: 9 });
  return svg(
    "g",
    {},
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
  );
}
