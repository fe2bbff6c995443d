import type { GameEvent, PitName } from "../engine/types";

export { dress } from "./dress";

import { Numeral } from "./ink";
import type { Layout, Spot } from "./layout";
import { fixed, type Point, path, svg } from "./svg";

/** More laps than this would only blacken the board: the first and the last ones are drawn. */
const LAPS = 8;

/** The way of a move: a thin line for each lap, the first the clearest, and a ring where the last seed fell. */
export function drawWay(events: GameEvent[], layout: Layout): Node[] {
  const shown = lapsOf(events);
  return shown.flatMap(({ pits }, i) => {
    const spots = pits.flatMap((name) => layout.pits[name] ?? []);
    const [first, last] = [spots[0], spots.at(-1)];
    if (!first || !last) return [];
    const opacity = fixed(1 - (0.6 * i) / Math.max(1, shown.length - 1));
    const start = track(first, 0.6);
    const points = lapLine(spots, i);
    const nodes: Node[] = [
      path(flowing(points), { opacity }),
      svg("circle", { cx: start.x, cy: start.y, r: 3.5, opacity, class: "dot" }),
    ];
    if (i === shown.length - 1) {
      const tip = track(last, 0.62);
      const foot = points.at(-1) ?? tip;
      nodes.push(path(arrow(foot, tip, 8)));
    }
    return nodes;
  });
}

/** The numbers of the laps, each where its seeds were lifted: for whom nothing moves. */
export function drawLaps(events: GameEvent[], layout: Layout, height: number): Node[] {
  const begun = new Map<Spot, number>();
  return lapsOf(events).flatMap(({ number, pits: [pit = ""] }) => {
    const spot = layout.pits[pit];
    if (!spot) return [];
    const before = begun.get(spot) ?? 0;
    begun.set(spot, before + 1);
    // Laps that begin in the same pit stand side by side.
    const aside = before * height * 1.3;
    const middle = track(spot, 0.75);
    const x = middle.x + (layout.upright ? 0 : aside);
    const y = middle.y + (layout.upright ? aside : 0);
    const numeral = new Numeral("lap-now");
    numeral.write(number, x, y, height * 0.75);
    return [
      svg(
        "g",
        { class: "lap" },
        svg("circle", { class: "lap-disc", cx: x, cy: y, r: height * 0.68 }),
        numeral.node,
      ),
    ];
  });
}

/** The laps that are drawn: each with its number and the pits it passed. */
function lapsOf(events: GameEvent[]): { number: number; pits: PitName[] }[] {
  const laps: { number: number; pits: PitName[] }[] = [];
  for (const event of events) {
    if (event.type === "lift") laps.push({ number: event.lap, pits: [event.pit] });
    else if (event.type === "drop") laps.at(-1)?.pits.push(event.pit);
  }
  return laps.length > LAPS ? [...laps.slice(0, LAPS - 1), ...laps.slice(-1)] : laps;
}

/** The points of a lap's line over these pits: each lap runs a little further out than the one before. */
export function lapLine(spots: Spot[], lap: number): Point[] {
  const far = 4 + Math.min(lap, LAPS - 1) * 1.8;
  return spots.flatMap((spot, i) => [...(i === 0 ? [track(spot, 0.6)] : []), track(spot, 1, far)]);
}

/** Path data of a line that turns softly at these points. */
export function flowing(points: Point[]): string {
  const at = ({ x, y }: Point) => `${fixed(x)} ${fixed(y)}`;
  const turns = points.slice(1, -1).map((p, i) => {
    const next = points[i + 2] ?? p;
    return `Q${at(p)} ${at({ x: (p.x + next.x) / 2, y: (p.y + next.y) / 2 })}`;
  });
  return `M${at(points[0] as Point)}${turns.join("")}L${at(points.at(-1) as Point)}`;
}

/** Path data of an arrow whose head is so long. */
export function arrow(foot: Point, tip: Point, head: number): string {
  const k = head / Math.hypot(tip.x - foot.x, tip.y - foot.y);
  const [dx, dy] = [(tip.x - foot.x) * k, (tip.y - foot.y) * k];
  const wing = (s: number) => `${fixed(tip.x - dx + s * dy)} ${fixed(tip.y - dy - s * dx)}`;
  return `M${foot.x} ${foot.y}L${tip.x} ${tip.y}M${wing(0.7)}L${tip.x} ${tip.y}L${wing(-0.7)}`;
}

/** A point on the side of a pit away from its number: so much of its radius, and so much more, from the middle. */
export function track({ x, y, ry, number, stone }: Spot, part: number, more = 0): Point {
  if (stone) return { x: x * (1.34 - 0.42 * part), y };
  // The pits of Ô Ăn Quan have no gap between them: there the way runs inside the squares.
  const off = part * Math.min(ry, 56) + (ry > 50 ? -more - 4 : more);
  const [dx, dy] = [x - number.x, y - number.y];
  return Math.abs(dx) > Math.abs(dy) ? { x: x + Math.sign(dx) * off, y } : { x, y: y + Math.sign(dy) * off };
}
