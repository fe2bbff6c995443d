import { css, unsafeCSS } from "lit";
import { GAME_IDS, VARIANTS } from "../games";
import { drawing } from "./drawing";
import { layoutFor } from "./layout";

/** The room each board takes is known before anything is drawn. */
function ratios(): string {
  return GAME_IDS.map((game) => {
    const rule = (narrow: boolean) => {
      const { w, h } = layoutFor(game, narrow, false);
      return `.stage[data-game=${game}]{aspect-ratio:${w}/${h}}`;
    };
    return `${rule(false)}@container hollows-scene (width < ${VARIANTS[game].narrow}px){${rule(true)}}`;
  }).join("");
}

/** All styles of the boards. */
export const styles = css`
  :host([theme="light"]) {
    color-scheme: light;
  }
  :host([theme="dark"]) {
    color-scheme: dark;
  }
  ${unsafeCSS(ratios())}
  ${drawing}
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
  .numeral text,
  .label {
    user-select: text;
    -webkit-user-select: text;
  }
  .stage > svg {
    position: absolute;
    inset: 0;
  }
  .drawing {
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
    border-radius: 50%;
    background: none;
    touch-action: manipulation;
    -webkit-tap-highlight-color: transparent;
    cursor: pointer;
  }
  [data-game^="o-an"] button {
    border-radius: 12%;
  }
  .buttons > [aria-disabled="true"] {
    cursor: default;
  }
  @media (hover: hover) {
    .buttons > [aria-disabled="false"]:hover {
      box-shadow: inset 0 0 0 2px #fff9;
    }
  }
  .stage .way-button {
    width: 44px;
    height: 44px;
    border-radius: 50%;
    background: #f6f1e7;
    color: #1f1a1b;
    box-shadow: 0 1px 5px #0008;
  }
  .buttons > .chosen {
    box-shadow: inset 0 0 0 4px var(--board-focus, #10233f);
  }
  .buttons > :focus-visible {
    outline: 3px solid #fff;
    outline-offset: -2px;
    box-shadow: 0 0 0 2px var(--board-focus, #10233f), inset 0 0 0 5px var(--board-focus, #10233f);
  }
  .way-button svg {
    width: 24px;
    fill: none;
    stroke: currentColor;
    stroke-width: 2.4;
  }
  .drawing.still {
    height: auto;
    aspect-ratio: 15 / 7;
    overflow: hidden;
  }
  .still .light,
  .still .label,
  .still .total {
    display: none;
  }
  @media (forced-colors: active) {
    .buttons > :focus-visible {
      outline-color: Highlight;
    }
    .stage .way-button {
      border: 2px solid ButtonText;
    }
  }
`;
