import type { LegalMove, PitName, Preview } from "../engine/types";

export { dress } from "./dress";

import { heading, type Layout, type Spot } from "./layout";
import { type Point, path, svg } from "./svg";
import { arrow, track } from "./way";

/** A move that may be made, and what it would do. */
export type Foreseen = LegalMove & Preview;

/**
 * Marks what moves would do: an arrow into the pit where the sowing would end, a broken ring around each pit it would
 * take. `outline` gives the line around a pit. Drawn twice, as a way is: pale beneath, dark above.
 */
export function drawForesight(moves: Foreseen[], layout: Layout, outline: (pit: PitName) => string): Node[] {
  return [8.5, 3.6].map((width, above) => {
    const marks = moves.flatMap((move) => {
      const spot = layout.pits[move.end];
      const taken = move.captures.map((pit) =>
        path(outline(pit), { class: "taken", "stroke-dasharray": "16 9" }),
      );
      return spot ? [...taken, path(landing(move, spot, layout), { class: "landing" })] : taken;
    });
    const drawn = svg("g", {}, ...marks);
    const halo = { stroke: "var(--b-halo, var(--b-edge))", opacity: "1" };
    Object.assign(drawn.style, { strokeWidth: `${width}` }, above ? {} : halo);
    return drawn;
  });
}

/** Path data of an arrow into a pit, leaning the way the seeds come. */
function landing({ end, way = "r" }: Foreseen, spot: Spot, layout: Layout): string {
  const tip = track(spot, 0.45);
  const foot = track(spot, 1, spot.stone ? 0 : 12);
  const lean: Point = spot.stone ? { x: 0, y: 0 } : heading({ pit: end, way }, layout);
  return arrow({ x: foot.x - lean.x * 20, y: foot.y - lean.y * 20 }, tip, 13);
}
