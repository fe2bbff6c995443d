import type { Room } from "./layout";
import { type Point, random } from "./svg";

/** More seeds than this are a heap whose size is seen and whose number stands beside it. */
export const DRAWN = 12;

const cache = new Map<string, Point[]>();

/**
 * Places for `n` seeds of radius `r` in a hollow, relative to its middle. Each heap is the one before with a
 * seed thrown in and settled, so a dropped seed nudges its neighbours instead of rearranging them all.
 */
function settle(n: number, rx: number, ry: number, r: number): Point[] {
  if (n === 0) return [];
  const key = [n, rx, ry, r].join();
  const known = cache.get(key);
  if (known) return known;
  const rng = random(n * 7 + 3);
  const angle = rng() * 2 * Math.PI;
  const points = settle(n - 1, rx, ry, r).map((p) => ({ ...p }));
  points.push({ x: Math.cos(angle) * rx * 0.7 + rng(), y: Math.sin(angle) * ry * 0.7 + rng() });
  for (let round = 0; round < 60; round += 1) {
    for (const p of points) {
      p.x *= 0.97;
      p.y *= 0.97;
    }
    for (const [i, p] of points.entries()) {
      for (const q of points.slice(i + 1)) {
        const dx = q.x - p.x;
        const dy = q.y - p.y;
        const d = Math.hypot(dx, dy) || 0.01;
        const push = (r * 1.94 - d) / 2 / d;
        if (push > 0) {
          p.x -= dx * push;
          p.y -= dy * push;
          q.x += dx * push;
          q.y += dy * push;
        }
      }
    }
    for (const p of points) {
      const out = Math.hypot(p.x / (rx - r), p.y / (ry - r));
      if (out > 1) {
        p.x /= out;
        p.y /= out;
      }
    }
  }
  cache.set(key, points);
  return points;
}

/** Where `n` seeds lie in a room: the places of those drawn one by one, and of the heap beneath them. */
export function heap(n: number, room: Room, r: number): { seeds: Point[]; under: Point[] } {
  const at = (p: Point): Point => ({ x: room.x + p.x, y: room.y + p.y });
  if (n <= DRAWN) return { seeds: settle(n, room.rx, room.ry, r).map(at), under: [] };
  // A heap spreads as far as its seeds need, and lengthens where the walls stop it.
  const spread = r * Math.sqrt(Math.min(n, 44) * 0.86);
  const rx = Math.min(room.rx - r, spread);
  const ry = Math.min(room.ry - r, (spread * spread) / rx);
  const lying = Math.round(Math.min(n, 44, (rx * ry) / (r * r * 0.7)));
  // Beneath, seeds lie as evenly as a sunflower's.
  const under = Array.from({ length: lying }, (_, i) => {
    const d = Math.sqrt((i + 0.5) / lying);
    return at({ x: Math.cos(i * 2.4) * d * rx, y: Math.sin(i * 2.4) * d * ry });
  });
  const top = settle(DRAWN, Math.round(rx * 0.72 + r), Math.round(ry * 0.72 + r), r);
  return { seeds: top.map((p) => at({ x: p.x, y: p.y - 2 })), under };
}
