import type { GameEvent } from "../engine/types";
import type { ArtName } from "./boards/index";

/** What a seed falls on, in Hertz and seconds. */
interface Material {
  /** The tone of what is struck, and how long it rings. */
  tone: number;
  ring: number;
  /** Where the click itself lies. */
  click: number;
}

const MATERIALS: Record<ArtName, Material> = {
  // Pebbles on packed earth, nuts in wood, seeds in dry soil, pebbles on brick.
  "san-yao": { tone: 230, ring: 0.05, click: 1500 },
  ayoayo: { tone: 610, ring: 0.08, click: 2300 },
  "hoyito-ii": { tone: 310, ring: 0.035, click: 2900 },
  "o-an-quan": { tone: 1350, ring: 0.05, click: 4300 },
};

/** Clicks closer together than this, in seconds, would not be heard apart. */
const APART = 0.012;

/** Where nothing moves, the seeds of a move are heard in quick succession, but no more than these. */
const HEARD = 12;
const QUICK = 0.07;

const GESTURES = ["click", "keydown"];

/** Between so much less and so much more than 1. */
const about = (spread: number) => 1 + (Math.random() * 2 - 1) * spread;

/** The sound of seeds that fall and are gathered, made on the spot. Silent where the browser cannot make or allow any. */
export class Sound {
  #context: AudioContext | undefined;
  #noise: AudioBuffer | undefined;
  #last = 0;

  constructor() {
    // Browsers let a page be heard from the first click or key on.
    for (const type of GESTURES) document.addEventListener(type, this.#wake, { capture: true });
    if (navigator.userActivation?.isActive) this.#wake();
  }

  /** A seed falls, so many seconds from now. */
  drop(art: ArtName, wait = 0): void {
    const { tone, ring, click } = MATERIALS[art];
    this.#strike(tone * about(0.09), ring * about(0.2), click * about(0.2), 0.5 * about(0.3), wait);
  }

  /** Seeds are gathered, so many seconds from now. */
  capture(art: ArtName, wait = 0): void {
    const { tone, ring, click } = MATERIALS[art];
    this.#strike(tone * 0.42 * about(0.05), ring * 4, click * 0.4, 1, wait);
  }

  /** A move that is not drawn seed by seed. */
  whole(art: ArtName, events: GameEvent[]): void {
    const drops = Math.min(HEARD, events.filter(({ type }) => type === "drop").length);
    for (let i = 0; i < drops; i += 1) this.drop(art, i * QUICK);
    if (events.some(({ type }) => type === "capture")) this.capture(art, drops * QUICK);
  }

  /** Falls silent for good. */
  close(): void {
    for (const type of GESTURES) document.removeEventListener(type, this.#wake, { capture: true });
    this.#context?.close().catch(() => {});
    this.#context = undefined;
  }

  readonly #wake = (): void => {
    try {
      this.#context ??= new AudioContext();
      if (this.#context.state !== "running") this.#context.resume().catch(() => {});
    } catch {
      // No sound here, then.
    }
  };

  #strike(tone: number, ring: number, click: number, level: number, wait: number): void {
    const context = this.#context;
    // What is not heard now must not be heard later, all at once.
    if (context?.state !== "running") return;
    const at = context.currentTime + wait;
    if (Math.abs(at - this.#last) < APART) return;
    this.#last = at;
    const noise = context.createBufferSource();
    noise.buffer = this.#noise ??= hiss(context);
    const band = context.createBiquadFilter();
    band.type = "bandpass";
    band.frequency.value = click;
    noise.connect(band).connect(fading(context, at, level * 0.3, 0.018));
    noise.start(at, Math.random() * 0.1);
    noise.stop(at + 0.03);
    const body = context.createOscillator();
    body.frequency.setValueAtTime(tone * 1.15, at);
    body.frequency.exponentialRampToValueAtTime(tone, at + ring);
    body.connect(fading(context, at, level * 0.14, ring));
    body.start(at);
    body.stop(at + ring * 2);
  }
}

/** Where to lead a sound that starts at once and dies away in so many seconds. */
function fading(context: AudioContext, at: number, level: number, seconds: number): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(level, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds * 2);
  gain.connect(context.destination);
  return gain;
}

/** A fifth of a second of noise. */
function hiss(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate / 5), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
