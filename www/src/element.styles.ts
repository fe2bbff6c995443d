import { css } from "lit";

/** How the element's own lines look: in the colours of the page around, or in its own where a theme is asked for. */
export const styles = css`
  :host {
    display: block;
    container-type: inline-size;
    font: 1rem / var(--leading, 1.45) var(--letters, system-ui), system-ui, sans-serif;
  }
  :host([hidden]) {
    display: none;
  }
  :host(:is([theme="light"], [theme="dark"])) {
    padding: 0.5rem;
    background: light-dark(#f7f3ea, #1b1916);
    color: light-dark(#211d18, #e9e2d6);
  }
  p {
    margin: 0;
  }
  .players {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 1.5rem;
  }
  .player b {
    font-size: 1.25em;
    font-variant-numeric: tabular-nums;
  }
  .turn {
    flex: 1 1 auto;
    text-align: center;
  }
  /* A line of its own, or the board would move with the length of what it says. */
  @container (width < 34rem) {
    .turn {
      order: 1;
      flex-basis: 100%;
    }
  }
  .standing,
  .aim {
    min-height: 1.45em;
    color: var(--board-muted, color-mix(in srgb, currentcolor 80%, transparent));
    font-size: 0.9375em;
  }
  .standing:empty {
    min-height: 0;
  }
  .board {
    margin-block: 0.5rem;
    touch-action: manipulation;
  }
  .status {
    min-height: 2.9em;
  }
  /* A finger does not point before it presses. */
  @media (hover: none) {
    .aim {
      display: none;
    }
  }
  .problem {
    padding-inline-start: 0.75rem;
    border-inline-start: 3px solid #c9503c;
    margin-block-end: 0.75rem;
    overflow-wrap: anywhere;
  }
`;
