import type { GameEvent } from "../engine/types";

/** When an event happens and how long it takes, in milliseconds. */
export interface Beat {
  event: GameEvent;
  at: number;
  span: number;
}

/** How long a seed that fell goes on settling. */
export const SETTLING = 120;

/** The longest a move may take at speed 1, until its last seed lies still. */
const LONGEST = 6000 - SETTLING;

/** The share of it that may be spent on anything but sowing. */
const ASIDE = 2800;

const SPAN: Record<GameEvent["type"], number> = {
  lift: 240,
  drop: 185,
  relay: 230,
  capture: 560,
  again: 420,
  pass: 600,
  refill: 1000,
  leftover: 360,
  "round-end": 500,
  "round-start": 1300,
  over: 0,
};

/** A Mandarin stone is carried slowly. */
const STONE = 1250;

const SOWING = new Set(["lift", "drop", "relay"]);

/** How far one step goes: until the next seed has fallen, or until the lap is sown. */
export type Stride = "seed" | "lap";

/** Sets events in time: each lap is a little faster than the one before, and no move takes more than six seconds. */
export function timeline(events: GameEvent[]): { beats: Beat[]; length: number } {
  let lap = 1;
  const spans = events.map((event) => {
    if (event.type === "relay") lap = event.lap;
    const span = "stones" in event && event.stones > 0 ? STONE : SPAN[event.type];
    return SOWING.has(event.type) ? span * Math.max(0.35, 0.88 ** (lap - 1)) : span;
  });
  const total = (sowing: boolean) =>
    spans.reduce((sum, span, i) => sum + (SOWING.has(events[i]?.type ?? "") === sowing ? span : 0), 0);
  const aside = Math.min(1, ASIDE / total(false));
  const sowing = Math.min(1, (LONGEST - total(false) * aside) / total(true));
  let at = 0;
  const beats = events.map((event, i) => {
    const span = (spans[i] as number) * (SOWING.has(event.type) ? sowing : aside);
    const beat = { event, at, span };
    at += span;
    return beat;
  });
  return { beats, length: at + SETTLING };
}

/** When the next step from a moment ends; never, when nothing is left after it. */
export function nextStop(beats: Beat[], time: number, stride: Stride): number {
  const stops = beats.filter(({ event: { type }, at, span }, i) => {
    // What is skipped by rounding is behind already.
    if (at + span <= time + 0.5 || type === "relay" || type === "over") return false;
    return stride === "seed" || !SOWING.has(type) || (type === "drop" && beats[i + 1]?.event.type !== "drop");
  });
  const [stop] = stops;
  return stop && stops.length > 1 ? stop.at + stop.span : Number.POSITIVE_INFINITY;
}
