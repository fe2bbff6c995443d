import type { Art } from "./boards/art";
import { blob, path, random, svg } from "./svg";

/** A seed of a game: no two need be alike, and each keeps its looks. */
export function makeSeed(art: Art, rng: () => number, id: string): SVGGElement {
  return svg("g", {}, ...art.grain(rng, id));
}

/** A Mandarin stone: 0 is the ochre one, 1 the jade one. */
export function makeStone(which: 0 | 1, id: string): SVGGElement {
  const rng = random(which + 5);
  const shape = blob(rng, { rx: 33, ry: 28, turn: which ? 0.5 : -0.4, wobble: 0.07, corners: 9 });
  return svg(
    "g",
    {},
    path(shape, { class: "seed", fill: `var(--b-stone${which})` }),
    path(shape, { fill: `url(#${id}shine)` }),
  );
}
