import type { PitName } from "../engine/types";
import type { Layout, Spot } from "./layout";
import { path, svg } from "./svg";
import { flowing, lapLine } from "./way";

/** How clear the lap being sown is, and those before it. */
const FADING = [1, 0.5, 0.22];

/** One lap's line, drawn twice as the way of a whole move is: pale beneath, dark above. */
interface Lap {
  number: number;
  spots: Spot[];
  lines: SVGPathElement[];
}

/** The trail the hand leaves: the lap being sown, and the last ones before it, fading. */
export class Trail {
  readonly nodes = [svg("g"), svg("g")];
  #laps: Lap[] = [];
  #changed = false;

  /** A lap begins at a pit. */
  begin(number: number): void {
    this.#laps.unshift({ number, spots: [], lines: [] });
    for (const old of this.#laps.splice(FADING.length)) for (const line of old.lines) line.remove();
  }

  /** The hand has come to a pit. */
  reach(pit: PitName, layout: Layout): void {
    const spot = layout.pits[pit];
    if (spot) this.#laps[0]?.spots.push(spot);
    this.#changed = true;
  }

  /** Draws what has changed; to be called once a frame. */
  draw(): void {
    if (!this.#changed) return;
    this.#changed = false;
    for (const [age, lap] of this.#laps.entries()) {
      if (lap.lines.length === 0) {
        lap.lines = this.nodes.map((node) => node.appendChild(path("")));
      }
      const current = age === 0 || !lap.lines[0]?.getAttribute("d");
      for (const line of lap.lines) {
        if (current && lap.spots.length > 1)
          line.setAttribute("d", flowing(lapLine(lap.spots, lap.number - 1)));
        line.setAttribute("opacity", `${FADING[age]}`);
      }
    }
  }
}
