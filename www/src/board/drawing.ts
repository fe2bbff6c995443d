import { css } from "lit";

/** How seeds, grounds, marks and the hand are drawn. */
export const drawing = css`
  .rim,
  .digits,
  .digits-edge,
  .charcoal,
  .scratch,
  .hair,
  .chalk,
  .turned,
  .bright,
  .notch,
  .groove,
  .incised,
  .hem,
  .vein,
  .son,
  .thread,
  .cord,
  .seal path {
    fill: none;
    stroke-linejoin: round;
  }
  .rim,
  .digits,
  .charcoal,
  .scratch {
    stroke: var(--b-ink);
    stroke-linecap: round;
  }
  .rim {
    stroke: var(--board-playable, var(--b-ink));
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
  [data-art="hoyito-ii"] .gleam {
    opacity: 0.75;
  }
  .eye {
    fill: var(--b-rind);
    opacity: 0.55;
  }
  .vein {
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
    stroke-width: 1.1;
  }
  .chalk {
    stroke: var(--b-chalk);
    stroke-width: 1.9;
    stroke-dasharray: 31 0.9 12 0.6 47 1.3 5 0.5;
    opacity: 0.92;
  }
  .chalk.faint {
    stroke-width: 1.1;
    stroke-dasharray: 60 22 34 9;
    opacity: 0.8;
  }
  .chalk.dust {
    stroke-width: 5;
    stroke-dasharray: 0.7 1.6 0.4 2.3 1 1.2;
    opacity: 0.34;
  }
  .bright {
    stroke: var(--b-lip);
    stroke-width: 1.2;
    opacity: 0.75;
  }
  .turned {
    stroke: var(--b-edge);
    stroke-width: 5;
    opacity: 0.35;
  }
  .notch {
    stroke-width: 7;
    stroke-dasharray: 2.6 5;
  }
  .groove {
    stroke: var(--b-edge);
    stroke-width: 1.2;
    opacity: 0.8;
  }
  .leaf-shade {
    opacity: 0.12;
  }
  .fallen {
    fill: var(--b-leaf);
    stroke: var(--b-shade);
    stroke-opacity: 0.5;
  }
  .incised {
    stroke: var(--b-bowl);
    stroke-width: 4;
    stroke-dasharray: 1.4 3 1.4 3 1.4 9;
    opacity: 0.8;
  }
  .scratch {
    stroke-width: 2;
    opacity: 0.75;
  }
  .hem {
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
  .rim:not(.on, .best) {
    stroke: none;
  }
  .rim.on {
    stroke-width: 1.8;
  }
  [data-art="ayoayo"] .rim.on {
    stroke-width: 2.8;
  }
  [data-art] .rim.best {
    stroke-width: 7;
  }
  .digits,
  .digits-edge {
    stroke-width: 1.7;
  }
  .digits-edge {
    stroke: var(--b-edge);
    transform: translate(0.7px, 0.8px);
  }
  .total .digits {
    stroke: var(--b-label);
  }
  .total .digits-edge {
    display: none;
  }
  .numeral text {
    opacity: 0;
  }
  .label {
    fill: var(--b-label);
    font-family: var(--letters, ui-serif), ui-serif, "Iowan Old Style", Palatino, "Noto Serif", Georgia, serif;
  }
  .charcoal {
    stroke-width: 4.6;
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
    stroke: var(--b-seal);
    stroke-width: 3.5;
  }
  .seal rect {
    fill: var(--b-seal);
  }
  .seal path {
    stroke: var(--b-mark);
    stroke-width: 2.6;
  }
  .thread,
  .cord {
    stroke: var(--b-seal, var(--b-ink));
    stroke-width: 2.4;
  }
  .thread.pale {
    stroke: var(--b-chalk);
    stroke-width: 4.6;
  }
  @media (prefers-reduced-motion: no-preference) {
    /* In small steps, too small to be seen: a still board is not painted sixty times a second. */
    :not(.still) > .art > .leaf-shade {
      animation: hollows-drift 24s steps(96) infinite alternate;
    }
    :not(.still) > .art > .other {
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
    .light {
      transition: none;
    }
  }
  @media (forced-colors: active) {
    .art > :not(.pit, .charcoal, .cloth, .scratch, .floor),
    .charcoal:is(.again, .dust),
    .piles :is([fill^="url"], .cast, .gleam, .gloss, .eye, .vein),
    .light,
    .pale,
    .digits-edge {
      display: none;
    }
    .floor {
      fill: Canvas;
    }
    .pit,
    .cloth,
    .seed,
    .seal rect {
      fill: Canvas;
      stroke: CanvasText;
      stroke-width: 2;
    }
    .numeral .digits,
    .charcoal,
    .scratch,
    .seal path,
    .thread,
    .cord {
      stroke: CanvasText;
    }
    .label {
      fill: CanvasText;
    }
    .rim.on {
      stroke: Highlight;
      stroke-width: 4;
    }
    [data-art] .rim.best {
      stroke: Highlight;
      stroke-width: 9;
    }
    .son {
      stroke: CanvasText;
      stroke-dasharray: 6 4;
    }
  }
`;
