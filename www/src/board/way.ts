import type { GameEvent } from "../engine/types";
import { Numeral } from "./ink";
import type { Layout } from "./layout";
import { fixed, type Point, path, svg } from "./svg";

/** More laps than this would only blacken the board: the first and the last ones are drawn. */
const LAPS = 8;

/** The way of a move: a thin line for each lap, the first the clearest, and a ring where the last seed fell. */
export function drawWay(events: GameEvent[], layout: Layout, height: number): Node[] {
  const laps: string[][] = [];
  for (const event of events) {
    if (event.type === "lift") laps.push([event.pit]);
    else if (event.type === "drop") laps.at(-1)?.push(event.pit);
  }
  const shown = laps.length > LAPS ? [...laps.slice(0, LAPS - 1), ...laps.slice(-1)] : laps;
  const nodes: Node[] = [];
  for (const [i, lap] of shown.entries()) {
    const opacity = fixed(1 - (0.65 * i) / Math.max(1, shown.length - 1));
    const points = lap.flatMap((name) => {
      const spot = layout.pits[name];
      return spot ? [track(spot, spot.number, i)] : [];
    });
    nodes.push(path(`M${points.map((p) => `${fixed(p.x)} ${fixed(p.y)}`).join("L")}`, { opacity }));
    const start = points[0];
    if (!start) continue;
    nodes.push(svg("circle", { cx: start.x, cy: start.y, r: 4, opacity, class: "dot" }));
    const numeral = new Numeral("lap");
    numeral.write(laps.indexOf(lap) + 1, start.x, start.y - 14, height * 0.7);
    nodes.push(numeral.node);
    const end = points.at(-1);
    if (lap === laps.at(-1) && end) nodes.push(svg("circle", { cx: end.x, cy: end.y, r: 8 }));
  }
  return nodes;
}

/** Where a lap's line passes a pit: beside the middle, each lap on its own track. */
function track(spot: Point & { rx: number }, number: Point, lap: number): Point {
  const dx = spot.x - number.x;
  const dy = spot.y - number.y;
  const far = (Math.abs(dx) > spot.rx * 1.2 && Math.abs(dy) > spot.rx * 1.2 ? 0 : 1) / Math.hypot(dx, dy);
  const off = spot.rx * (0.62 - (lap % LAPS) * 0.08);
  return { x: spot.x + dx * far * off, y: spot.y + dy * far * off };
}
