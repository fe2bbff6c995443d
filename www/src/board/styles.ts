import { css, unsafeCSS } from "lit";
import type { GameId } from "../engine/types";
import type { Tone } from "./boards/art";
import { arts } from "./boards/index";
import { layoutFor, NARROW } from "./layout";

/** Each board's colours, by day and, where the browser can tell, in the evening. */
function palettes(pick: (tone: Tone) => string): string {
  return Object.entries(arts)
    .map(([name, { palette }]) => {
      const lines = Object.entries(palette).map(([key, tone]) => `--b-${key}:${pick(tone)}`);
      return `svg[data-art=${name}]{${lines.join(";")}}`;
    })
    .join("");
}

/** The room each board takes is known before anything is drawn. */
function ratios(): string {
  return (Object.keys(NARROW) as GameId[])
    .map((game) => {
      const rule = (narrow: boolean) => {
        const { w, h } = layoutFor(game, narrow, false);
        return `[data-game=${game}]{aspect-ratio:${w}/${h}}`;
      };
      return `${rule(false)}@container hollows-scene (width < ${NARROW[game]}px){${rule(true)}}`;
    })
    .join("");
}

/** All styles of the boards. */
export const styles = css`
  :host {
    color-scheme: light dark;
  }
  :host([theme="light"]) {
    color-scheme: light;
  }
  :host([theme="dark"]) {
    color-scheme: dark;
  }
  ${unsafeCSS(palettes(([light]) => light))}
  @supports (color: light-dark(#000, #fff)) {
    ${unsafeCSS(palettes(([light, dark]) => `light-dark(${light},${dark})`))}
  }
  ${unsafeCSS(ratios())}
  .scene {
    container: hollows-scene / inline-size;
    overflow: hidden;
    border-radius: 3px;
  }
  .stage {
    position: relative;
    user-select: none;
    -webkit-user-select: none;
  }
  .stage > svg {
    position: absolute;
    inset: 0;
  }
  svg[data-art] {
    display: block;
    width: 100%;
    height: 100%;
  }
  .buttons > button {
    position: absolute;
    translate: -50% -50%;
    margin: 0;
    padding: 0;
    border: 0;
    border-radius: 24%;
    background: none;
    touch-action: manipulation;
    -webkit-tap-highlight-color: transparent;
    cursor: pointer;
  }
  .buttons > [aria-disabled="true"] {
    cursor: default;
  }
  .buttons > :focus-visible {
    outline: 3px solid #fff;
    outline-offset: -3px;
    box-shadow: 0 0 0 2px #10233f, inset 0 0 0 5px #10233f;
  }
  .buttons > .way-button {
    width: 44px;
    height: 44px;
    border-radius: 50%;
    background: #f6f1e7;
    color: #1f1a1b;
    box-shadow: 0 1px 5px #0008;
  }
  .way-button svg {
    width: 24px;
    fill: none;
    stroke: currentColor;
    stroke-width: 2.4;
  }
  .seed {
    stroke: var(--b-rind);
    stroke-width: 0.9;
  }
  .cast {
    fill: #0a0500;
    opacity: 0.38;
  }
  .gleam {
    fill: #fff;
    opacity: 0.32;
  }
  .gloss {
    fill: #fff;
    opacity: 0.9;
  }
  [data-art="hoyito"] .gleam {
    opacity: 0.75;
  }
  .eye {
    fill: var(--b-rind);
    opacity: 0.55;
  }
  .vein {
    fill: none;
    stroke: #fff;
    stroke-width: 1.2;
    opacity: 0.3;
  }
  .under0 {
    fill: var(--b-grain0);
    fill: color-mix(in srgb, var(--b-grain0) 84%, var(--b-rind));
  }
  .under1 {
    fill: var(--b-grain1);
    fill: color-mix(in srgb, var(--b-grain1) 84%, var(--b-rind));
  }
  .hair {
    fill: none;
    stroke-width: 1.1;
    stroke-linecap: round;
  }
  .chalk {
    fill: none;
    stroke: var(--b-chalk);
    stroke-width: 2.2;
    stroke-dasharray: 31 0.9 12 0.6 47 1.3;
    opacity: 0.85;
  }
  .chalk.faint {
    stroke-width: 1.2;
    opacity: 0.7;
  }
  .turned {
    fill: none;
    stroke: var(--b-edge);
    stroke-width: 5;
    opacity: 0.35;
  }
  .notch {
    fill: none;
    stroke-width: 7;
    stroke-dasharray: 2.6 5;
  }
  .groove {
    fill: none;
    stroke: var(--b-edge);
    stroke-width: 1.2;
    opacity: 0.8;
  }
  .leaf-shade {
    opacity: 0.17;
  }
  .fallen {
    fill: var(--b-leaf);
    stroke: var(--b-shade);
    stroke-opacity: 0.5;
  }
  .incised {
    fill: none;
    stroke: var(--b-bowl);
    stroke-width: 4;
    stroke-dasharray: 1.4 3 1.4 3 1.4 9;
    opacity: 0.8;
  }
  .scratch {
    fill: none;
    stroke: var(--b-ink);
    stroke-width: 2;
    opacity: 0.75;
    stroke-linejoin: round;
  }
  .hem {
    fill: none;
    stroke: var(--b-fold);
    stroke-width: 1.1;
  }
  .fold {
    opacity: 0.6;
    stroke-width: 2;
  }
  .light {
    opacity: 0;
    transition: opacity 0.4s;
  }
  [data-turn="south"] .light.south,
  [data-turn="north"] .light.north {
    opacity: 1;
  }
  .rim {
    fill: none;
    stroke: none;
  }
  .rim.on {
    stroke: var(--b-ink);
    stroke-width: 1.6;
  }
  .digits,
  .digits-edge {
    fill: none;
    stroke: var(--b-ink);
    stroke-width: 1.7;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .digits-edge {
    stroke: var(--b-edge);
    transform: translate(0.7px, 0.8px);
  }
  .total .digits {
    stroke: var(--b-label);
  }
  .total .digits-edge,
  .lap .digits-edge {
    display: none;
  }
  .numeral text {
    opacity: 0;
  }
  .label {
    fill: var(--b-label);
    font-family: ui-serif, "Iowan Old Style", Palatino, "Noto Serif", Georgia, serif;
  }
  .way {
    fill: none;
    stroke: var(--b-ink);
    stroke-width: 1.6;
    stroke-linejoin: round;
  }
  .dot {
    fill: var(--b-ink);
    stroke: none;
  }
  .lap {
    display: none;
  }
  .charcoal {
    fill: none;
    stroke: var(--b-ink);
    stroke-width: 4.6;
    stroke-linejoin: round;
    stroke-linecap: round;
  }
  .charcoal.again {
    stroke-width: 2.4;
    opacity: 0.75;
  }
  .charcoal.dust {
    stroke-width: 10;
    stroke-dasharray: 1 2.6 0.5 4;
    opacity: 0.16;
  }
  .son {
    fill: none;
    stroke: var(--b-seal);
    stroke-width: 3.5;
  }
  .seal rect {
    fill: var(--b-seal);
  }
  .seal path {
    fill: none;
    stroke: #fff;
    stroke-width: 2.6;
  }
  .thread,
  .cord {
    fill: none;
    stroke: var(--b-seal, var(--b-ink));
    stroke-width: 2.4;
    stroke-linecap: round;
  }
  .glow {
    fill: none;
    stroke: var(--b-seal, #ffe3a8);
    stroke-width: 5;
  }
  .glow.relay {
    stroke: #fff6df;
    stroke-width: 3;
  }
  .hand-shadow {
    fill: #0a0500;
    opacity: 0.3;
  }
  .lap-disc {
    fill: #fffaf0;
    stroke: #1f1a1b;
  }
  .lap-now .digits {
    stroke: #1f1a1b;
    stroke-width: 2;
  }
  .lap-now .digits-edge {
    display: none;
  }
  .still .label,
  .still .total {
    display: none;
  }
  @media (prefers-reduced-motion: no-preference) {
    .leaf-shade {
      animation: hollows-drift 23s ease-in-out infinite alternate;
    }
    .leaf-shade.other {
      animation-duration: 31s;
      animation-direction: alternate-reverse;
    }
  }
  @keyframes hollows-drift {
    from {
      transform: translate(-9px, -4px) rotate(-0.6deg);
    }
    to {
      transform: translate(11px, 6px) rotate(0.7deg);
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .lap {
      display: inline;
    }
    .light {
      transition: none;
    }
  }
  @media (forced-colors: active) {
    .seal rect {
      fill: Highlight;
    }
  }
`;
