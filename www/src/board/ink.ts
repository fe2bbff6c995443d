import { path, svg } from "./svg";

/** The ten digits as single strokes of a hand, each from (0, 0) in a box of 10 by 16. */
const DIGITS = [
  "m5 .5c-3.5 0-4.5 3.5-4.5 7.5s1 7.5 4.5 7.5s4.5-3.5 4.5-7.5s-1-7.5-4.5-7.5z",
  "m2 3.8l3.6-3.3v15",
  "m1 4c0-5 8.4-4.5 8.2 .4c-.2 3.6-5.4 6.6-8.2 11.1h8.8",
  "m.9 2.6c2-3.5 8-2.4 7.6 1.3c-.3 2.6-2.6 3.4-4.6 3.5c3-.2 5.6 1.4 5.6 4c0 4.8-7 5.3-8.9 1.9",
  "m7 15.5v-15l-6.7 10.4h9.6",
  "m8.6 .5h-6.5l-.8 6.7c3-2 8.2-1.2 8.2 3.4c0 5.3-7 6-8.9 2.7",
  "m8.2 .5c-4.4 1.6-7.7 5.4-7.7 10.2c0 6.3 9 6.3 9 .2c0-4.9-7.3-5.4-8.8-1.1",
  "m.6 .5h8.9c-3 4-5 9-5.6 15",
  "m5 7.2c-5-1.6-4.4-6.7 0-6.7s5 5.1 0 6.7c-6 2-5.4 8.3 0 8.3s6-6.3 0-8.3z",
  "m9.3 5.4c-.9 4.4-8.8 4.9-8.8 0c0-6.2 9-6.4 9-.1c0 4.6-2.4 8.2-5.8 10.2",
];

/** The letters of pits, written likewise: South's are capitals. */
const LETTERS: Record<string, string> = {
  A: "m0 15.5l5-15l5 15m-1.9-5.5h-6.2",
  B: "m1 .5v15h4.5c5.3 0 5-8 0-8h-4.5m4 0c4.7 0 4.5-7 0-7h-4",
  C: "m9.5 3c-2.6-4-9-3.2-9 5s6.6 9.2 9.2 4.9",
  D: "m1 .5v15h2.8c7.6 0 7.6-15 0-15z",
  E: "m9 .5h-8v15h8.3m-1.5-8h-6.8",
  F: "m9 .5h-8v15m6.5-7.8h-6.5",
  G: "m9.4 3c-2.6-4-8.9-3.2-8.9 5s6.5 9.3 9 4.6v-4h-3.8",
  H: "m1 .5v15m8-15v15m0-7.6h-8",
  I: "m2.5 .5h5m-2.5 0v15m-2.5 0h5",
  J: "m3.5 .5h5v10c0 6.5-7.6 6.3-7.7 .8",
  K: "m1 .5v15m8.2-15l-8.1 9.2m3.2-3.4l5.2 9.2",
  L: "m1 .5v15h8.2",
  a: "m8.6 6.2v9.3m0-5c0-5.6-7.9-5.4-7.9 .5s7.9 6 7.9 .2",
  b: "m1 .5v15m0-5c0-5.6 8.2-5.4 8.2 .5s-8.2 6-8.2 .2",
  c: "m8.8 7.6c-2.4-3-8.1-2-8.1 3.3s5.9 6.2 8.3 3",
  d: "m8.6 .5v15m0-5c0-5.6-7.9-5.4-7.9 .5s7.9 6 7.9 .2",
  e: "m.9 11h8.2c0-6.6-8.4-6.2-8.4 .1c0 5.4 6 5.7 8 2.7",
  f: "m8.6 1.6c-2.6-2.2-5-.6-5 2.6v11.3m3.4-8.8h-6",
  g: "m8.6 6.2v8.6c0 5-6.6 5-7.5 2.2m7.5-6.5c0-5.6-7.9-5.4-7.9 .5s7.9 5 7.9 .2",
  h: "m1 .5v15m0-5.2c1-5 7.8-5.8 7.8 .2v5",
  i: "m5 6.3v9.2m0-13.6v.3",
  j: "m6 6.3v9.4c0 3.4-2.6 3.8-4.4 2.6m4.4-16.4v.3",
  k: "m1.2 .5v15m7.2-9.3l-7 5.4m2.7-2.1l4.9 6",
  l: "m3.6 .5v12.4c0 2.4 2 3 3.8 2.2",
};

const STEP = 13.5;

/** A minus sign, for scores below zero. */
const MINUS = "m1 8h8";

/** How wide a number or a letter is, for a height of 16. */
export function numberWidth(n: number | string): number {
  return `${n}`.length * STEP - 3.5;
}

/** A number or a letter written by hand in the ground's own medium, with the real text under it to be copied. */
export class Numeral {
  readonly node: SVGGElement;
  readonly #stroke = path("", { class: "digits" });
  readonly #scratch = path("", { class: "digits-edge" });
  readonly #text = svg("text", { y: 15, "font-size": 20 });

  constructor(className: string) {
    this.node = svg("g", { class: `numeral ${className}` }, this.#text, this.#scratch, this.#stroke);
  }

  /** Writes `n` around `x`, `y` at this height; `anchor` is the side of the number that lies there. */
  write(
    n: number | string,
    x: number,
    y: number,
    height: number,
    anchor: "start" | "middle" | "end" = "middle",
  ): void {
    const k = height / 16;
    const width = numberWidth(n) * k;
    const left = x - (anchor === "middle" ? width / 2 : anchor === "end" ? width : 0);
    this.node.setAttribute("transform", `translate(${left} ${y - height / 2}) scale(${k})`);
    const text = `${n}`;
    if (this.#text.textContent === text) return;
    this.#text.textContent = text;
    const d = [...text]
      .map((digit, i) => `M${i * STEP} 0${LETTERS[digit] ?? DIGITS[Number(digit)] ?? MINUS}`)
      .join("");
    this.#stroke.setAttribute("d", d);
    this.#scratch.setAttribute("d", d);
  }

  /** Shows or hides it. */
  set shown(shown: boolean) {
    this.node.style.display = shown ? "" : "none";
  }
}
