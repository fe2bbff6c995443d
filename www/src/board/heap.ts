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
  // The heap beneath spreads like a sunflower's seeds: evenly, and wider with every seed.
  const lying = Math.min(n, 44);
  const rx = room.rx - r;
  const ry = room.ry - r;
  const spread = Math.min(r * 1.06, Math.sqrt((rx * ry) / lying));
  const stretch = Math.min(Math.sqrt(ry / rx), 1.7);
  const rng = random(n);
  const under = Array.from({ length: lying }, (_, i) => {
    const d = spread * Math.sqrt(i + 0.5);
    const a = i * 2.4 + rng() * 0.3;
    const p = { x: (Math.cos(a) * d) / stretch, y: Math.sin(a) * d * stretch };
    const out = Math.max(1, Math.hypot(p.x / rx, p.y / ry));
    return at({ x: p.x / out, y: p.y / out });
  });
  const top = settle(DRAWN, room.rx, room.ry, r).map((p) => at({ x: p.x * 0.94, y: p.y * 0.94 - 2 }));
  return { seeds: top, under };
}
