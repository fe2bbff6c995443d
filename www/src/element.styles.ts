import { css } from "lit";

/** How the element's own lines look; the board's styles say whether it is day or evening. */
export const styles = css`
  :host {
    display: block;
    container-type: inline-size;
    color: light-dark(#211d18, #e9e2d6);
    font: 1rem / var(--leading, 1.45) var(--letters, system-ui), system-ui, sans-serif;
  }
  :host([hidden]) {
    display: none;
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
    color: light-dark(#5c544a, #b3a999);
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
    border-inline-start: 3px solid light-dark(#a3301f, #e58d7c);
    margin-block-end: 0.75rem;
    overflow-wrap: anywhere;
  }
`;
