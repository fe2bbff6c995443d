import { blob, path } from "../svg";
import { type Art, floor, hollow, hollowDefs } from "./art";

/** Sàn Yáo: hollows pressed into packed loess, rings of chalk, river pebbles. */
export const sanYao: Art = {
  palette: {
    ground: ["#cfae78", "#57452c"],
    deep: ["#4f3a20", "#150f08"],
    pit: ["#6f5433", "#2b2013"],
    lip: ["#ecd5a8", "#8a7048"],
    chalk: ["#f6f1e7", "#e6dcc6"],
    ink: ["#4a3218", "#efe6d2"],
    edge: ["#ecd5a8", "#2b2013"],
    label: ["#43301a", "#efe6d2"],
    seal: ["#a5351f", "#d4593f"],
    grain0: ["#c9cbbd", "#a9ab9d"],
    grain1: ["#b3b9a6", "#979d8a"],
    grain2: ["#a8b29c", "#8c9680"],
    grain3: ["#bdbcb4", "#9f9e96"],
    rind: ["#3d3a2e", "#15130d"],
  },
  seed: 10,
  defs: hollowDefs,
  ground(layout, id) {
    return [
      floor(layout, "var(--b-ground)"),
      ...Object.values(layout.pits).flatMap((spot, i) => hollow(spot, id, i + 1, 0.04)),
      ...Object.values(layout.stores).flatMap((spot, i) => hollow(spot, id, i + 40, 0.03)),
    ];
  },
  grain(rng) {
    const tone = Math.floor(rng() * 4);
    const rx = 9.4 + rng() * 2;
    return [
      path(blob(rng, { rx, ry: 8.4 + rng() * 1.6, turn: rng() * 6, wobble: 0.1, corners: 7 }), {
        class: "seed",
        fill: `var(--b-grain${tone})`,
      }),
    ];
  },
};
