import type { GameEvent, PitName, Side } from "../engine/types";
import { dress } from "./dress";
import { Hand } from "./hand";
import type { Picture } from "./picture";
import type { Moved, Piece, Place } from "./piles";
import { Running } from "./running";
import type { Sound } from "./sound";
import { fixed, type Point } from "./svg";
import { type Beat, nextStop, SETTLING, type Stride, timeline } from "./timeline";
import { Trail } from "./trail";

/** A frame of the screen; what follows faster than this is not worth an animation of its own. */
const FRAME = 17;

const at = ({ x, y }: Point): string => `translate(${fixed(x)}px,${fixed(y)}px)`;

/** How a move is to be played. */
export interface Manner {
  /** 1 is the usual speed. */
  speed: number;
  /** It stands still before the first seed, to be stepped through. */
  paused?: boolean;
  /** Seeds are heard. */
  sound?: Sound | undefined;
}

/**
 * A move being played, seed by seed. Events are data in time: each frame runs those that are due, so that a relay
 * of a thousand laps costs no more than a short one, and whatever is skipped here the next `update` makes good.
 */
export class Animation {
  readonly finished: Promise<void>;
  #done: () => void = () => {};
  readonly #picture: Picture;
  readonly #hand: Hand;
  readonly #trail = new Trail();
  readonly #beats: Beat[];
  readonly #length: number;
  readonly #running: Running;
  /** Piles changed in this frame, and the seeds that fell there. */
  readonly #changed = new Map<Place, Set<Piece>>();
  readonly #sound: Sound | undefined;
  #speed: number;
  #next = 0;
  /** How much of the move has been played, in its own milliseconds, and when the screen showed that. */
  #time = 0;
  #seen = performance.now();
  /** Where it stands still: now, at the end of a step, or never. */
  #until: number;
  #frame = 0;
  #last: PitName = "A";

  constructor(picture: Picture, events: GameEvent[], { speed, paused, sound }: Manner) {
    this.finished = new Promise((resolve) => {
      this.#done = resolve;
    });
    this.#picture = picture;
    this.#hand = new Hand(picture.seed);
    this.#sound = sound;
    this.#speed = speed;
    this.#running = new Running(speed);
    this.#until = paused ? 0 : Number.POSITIVE_INFINITY;
    const { beats, length } = timeline(events);
    this.#beats = beats;
    this.#length = length;
    dress(picture.svg);
    picture.way.replaceChildren(...this.#trail.nodes);
    document.addEventListener("visibilitychange", this.#onHidden);
    this.#tick(this.#seen);
  }

  /** Ends it now, wherever it is. */
  stop(): void {
    cancelAnimationFrame(this.#frame);
    document.removeEventListener("visibilitychange", this.#onHidden);
    this.#running.cancel();
    this.#picture.piles.give(this.#last, this.#hand.empty());
    this.#hand.node.remove();
    for (const node of this.#trail.nodes) node.remove();
    this.#done();
  }

  /** Holds everything where it is. */
  pause(): void {
    this.#until = this.#time;
    this.#running.hold();
    cancelAnimationFrame(this.#frame);
  }

  /** Goes on from where it stands. */
  resume(): void {
    this.#goOn(Number.POSITIVE_INFINITY);
  }

  /** Goes on by one step; what a step before has not finished yet is finished at once. */
  step(stride: Stride): void {
    const left = this.#until - this.#time;
    if (left > 0 && Number.isFinite(left)) {
      this.#running.leap(left);
      this.#advance(left);
    }
    this.#goOn(nextStop(this.#beats, this.#time, stride));
  }

  /** How fast it goes. */
  set speed(speed: number) {
    this.#speed = speed;
    this.#running.rate = speed;
  }

  #goOn(until: number): void {
    cancelAnimationFrame(this.#frame);
    this.#until = until;
    this.#seen = performance.now();
    this.#running.go();
    this.#frame = requestAnimationFrame(this.#tick);
  }

  readonly #onHidden = (): void => {
    if (document.hidden && this.#time < this.#until) this.stop();
  };

  readonly #tick = (now: number): void => {
    // A frame may bear an earlier time than the click that asked for it.
    this.#advance(Math.max(0, now - this.#seen) * this.#speed);
    this.#seen = now;
    if (this.#time >= this.#length) this.stop();
    else if (this.#time < this.#until) this.#frame = requestAnimationFrame(this.#tick);
    // What has fallen comes to rest by itself.
    else this.#running.hold(this.#hand.node);
  };

  /** Plays what is due after so much more time, but nothing beyond where it is to stand still. */
  #advance(time: number): void {
    this.#time = Math.min(this.#time + time, this.#until);
    for (;;) {
      const beat = this.#beats[this.#next];
      // A seed falls when the hand has arrived, all else happens as its time begins.
      if (!beat || beat.at + (beat.event.type === "drop" ? beat.span : 0) > this.#time) break;
      // What begins where a step ends belongs to the next one.
      if (beat.event.type !== "drop" && beat.at >= this.#until) break;
      this.#play(beat);
      this.#next += 1;
    }
    this.#settle();
    this.#trail.draw();
  }

  #play({ event, span }: Beat): void {
    switch (event.type) {
      case "lift":
        this.#lift(event.pit, event.lap, span);
        break;
      case "drop":
        this.#drop(event.pit);
        break;
      case "relay":
        this.#flash(event.pit, "relay", span * 2);
        break;
      case "capture":
        this.#sound?.capture(this.#picture.art);
        this.#flash(event.pit, "taken", span * 1.5);
        this.#collect(event.pit, event.side, span);
        break;
      case "leftover":
        this.#collect(event.pit, event.side, span);
        break;
      case "again":
      case "pass":
        this.#animate(this.#picture.light(event.side), { opacity: [1, 0.2, 1, 0.2, 1] }, { duration: span });
        break;
      case "refill":
        this.#refill(event.side, event.pits, event.borrowed, span);
        break;
      case "round-start":
        this.#setUp(event, span);
        break;
    }
  }

  /** Closes the hand on a pit's seeds and sends it along the pits they will fall in. */
  #lift(pit: PitName, lap: number, span: number): void {
    const { piles, layout, above } = this.#picture;
    const from = layout.pits[pit];
    if (!from) return;
    this.#last = pit;
    this.#hand.hold(piles.take(pit), from);
    this.#hand.lap = lap;
    this.#trail.begin(lap);
    this.#trail.reach(pit, layout);
    if (!this.#hand.node.parentNode) above.append(this.#hand.node);
    this.#touch(pit);
    const drops: Point[] = [];
    let length = 0;
    for (let i = this.#next + 1; this.#beats[i]?.event.type === "drop"; i += 1) {
      const { event, span: each } = this.#beats[i] as Beat;
      const spot = event.type === "drop" && layout.pits[event.pit];
      if (spot) drops.push(spot);
      length += each;
    }
    if (length < FRAME) return;
    if (span > FRAME) {
      this.#animate(this.#hand.node, { opacity: [0.3, 1] }, { duration: span });
    }
    if (drops.length > 0) this.#running.add(this.#hand.travel([from, ...drops], length, span));
  }

  #drop(pit: PitName): void {
    const { piles, layout } = this.#picture;
    const over = layout.pits[pit];
    const piece = over && this.#hand.drop(over);
    if (!piece) return;
    this.#last = pit;
    this.#trail.reach(pit, layout);
    this.#sound?.drop(this.#picture.art);
    piles.give(pit, [piece]);
    this.#touch(pit, piece);
    if (this.#hand.held === 0 && this.#beats[this.#next + 1]?.event.type !== "relay")
      this.#hand.node.remove();
  }

  /** Sends all that lies in a pit to a player's store. */
  #collect(pit: PitName, side: Side, span: number): void {
    const { piles, layout } = this.#picture;
    const from = layout.pits[pit];
    if (!from) return;
    const store: Place = `store-${side}`;
    piles.give(store, piles.take(pit), piles.takeStones(pit));
    this.#touch(pit);
    this.#fly(piles.arrange(store), from, span);
    this.#picture.count(store);
  }

  /** One pebble into each square, slipping from the hand like fish; those missing come from the other store. */
  #refill(side: Side, pits: PitName[], borrowed: number, span: number): void {
    const { piles, layout } = this.#picture;
    const own: Place = `store-${side}`;
    const other: Place = side === "south" ? "store-north" : "store-south";
    for (const [i, pit] of pits.entries()) {
      const store = i < pits.length - borrowed ? own : other;
      piles.give(pit, piles.take(store, 1));
      const from = layout.stores[store === "store-south" ? "south" : "north"];
      this.#fly(piles.arrange(pit), from, span * 0.5, (span * 0.5 * i) / pits.length, true);
      this.#touch(pit);
    }
    this.#touch(own);
    this.#touch(other);
  }

  /** All stones back to their places for a new round. */
  #setUp(event: GameEvent & { type: "round-start" }, span: number): void {
    const { piles, layout } = this.#picture;
    const none = { seeds: 0, stones: 0, score: 0 };
    const pits = layout.ring.map((name) => ({ name, seeds: 5, stones: 0 }));
    piles.sync({ pits, stores: { south: none, north: none } });
    for (const [i, { name }] of pits.entries()) {
      this.#fly(piles.arrange(name), { x: 0, y: 0 }, span * 0.5, (span * 0.5 * i) / pits.length);
    }
    for (const place of piles.places()) this.#touch(place);
    for (const node of this.#picture.mark(event)) {
      this.#animate(
        node,
        { opacity: [0, 1] },
        { duration: span * 0.2, delay: span * 0.8, fill: "backwards" },
      );
    }
  }

  /** Lets seeds fly from where they lay (or, hidden in a heap, from the heap's middle) to where they lie now. */
  #fly(moved: Moved[], heap: Point, span: number, wait = 0, fish = false): void {
    const { layer } = this.#picture.piles;
    for (const [i, { piece, from }] of moved.entries()) {
      const start = Number.isNaN(from.x) ? heap : from;
      const dx = piece.x - start.x;
      const dy = piece.y - start.y;
      const along = (k: number, aside: number, up: number) =>
        at({ x: start.x + dx * k - (dy * aside) / 300, y: start.y + dy * k + (dx * aside) / 300 - up });
      const transform = fish
        ? [at(start), along(0.3, 26, 10), along(0.55, -22, 14), along(0.8, 14, 8), at(piece)]
        : [at(start), along(0.5, 0, this.#picture.slides ? 0 : 26), at(piece)];
      const stagger = Math.min(i * 28, span * 0.35);
      layer.append(piece.node);
      this.#animate(
        piece.node,
        { transform },
        {
          duration: span - stagger,
          delay: wait + stagger,
          easing: "cubic-bezier(.45,.05,.3,1)",
          fill: "backwards",
        },
      );
    }
  }

  /** Draws the piles that changed since the last frame; seeds that fell there settle, overshooting slightly. */
  #settle(): void {
    for (const [place, fallen] of this.#changed) {
      for (const { piece, from } of this.#picture.piles.arrange(place)) {
        if (Number.isNaN(from.x)) continue;
        const over = { x: piece.x + (piece.x - from.x) * 0.06, y: piece.y + (piece.y - from.y) * 0.1 };
        const transform = fallen.has(piece) ? [at(from), at(over), at(piece)] : [at(from), at(piece)];
        this.#animate(piece.node, { transform }, { duration: SETTLING, easing: "ease-out" });
      }
      this.#picture.count(place);
    }
    this.#changed.clear();
  }

  #touch(place: Place, fallen?: Piece): void {
    const pieces = this.#changed.get(place) ?? new Set();
    if (fallen) pieces.add(fallen);
    this.#changed.set(place, pieces);
  }

  /** Lets a pit's rim glow for a moment. */
  #flash(pit: PitName, kind: "relay" | "taken", duration: number): void {
    if (duration < 3 * FRAME) return;
    const glow = this.#picture.glow(pit, kind);
    if (!glow) return;
    const { finished } = this.#animate(glow, { opacity: [0, 1, 0] }, { duration });
    const remove = () => glow.remove();
    finished.then(remove, remove);
  }

  #animate(
    node: Element,
    keyframes: PropertyIndexedKeyframes,
    options: KeyframeAnimationOptions,
  ): globalThis.Animation {
    return this.#running.add(node.animate(keyframes, options));
  }
}
