import { css } from "lit";

/** How the hand, its way and its trail look: nothing that is seen before the first move. */
const { styleSheet } = css`
  .way,
  .glow {
    fill: none;
    stroke-linejoin: round;
  }
  .way {
    stroke: var(--board-way, var(--b-ink));
    stroke-linecap: round;
    stroke-width: 1.6;
  }
  .way > :first-child {
    stroke: var(--b-edge);
    stroke-width: 4.5;
    opacity: 0.7;
  }
  .dot {
    fill: var(--board-way, var(--b-ink));
  }
  .lap {
    display: none;
  }
  .glow {
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
  @media (prefers-reduced-motion: reduce) {
    .lap {
      display: inline;
    }
  }
  @media (forced-colors: active) {
    .way > :first-child,
    .hand-shadow {
      display: none;
    }
    .way {
      stroke: CanvasText;
    }
    .dot {
      fill: CanvasText;
    }
    .lap-disc {
      fill: Canvas;
      stroke: CanvasText;
      stroke-width: 2;
    }
    .glow {
      stroke: Highlight;
      stroke-width: 4;
    }
  }
`;

/** Gives the page or shadow root that a drawing stands in these styles. */
export function dress(drawing: SVGElement): void {
  const root = drawing.getRootNode();
  const sheets = root instanceof Document || root instanceof ShadowRoot ? root.adoptedStyleSheets : undefined;
  if (styleSheet && sheets && !sheets.includes(styleSheet)) sheets.push(styleSheet);
}
