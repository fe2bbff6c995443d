import { blob, path } from "../svg";
import { type Art, floor, hollow, hollowDefs } from "./art";

/** Hoyito II: casitas scooped in dry red soil under a mango tree, gourds for what is taken, mate seeds. */
export const hoyito: Art = {
  palette: {
    ground: ["#bd6c47", "#6b3a26"],
    deep: ["#2d120a", "#120704"],
    pit: ["#54281a", "#2b150c"],
    lip: ["#d98e66", "#93563a"],
    ink: ["#260d05", "#f2dcc4"],
    edge: ["#d98e66", "#3b1d11"],
    label: ["#260d05", "#f2dcc4"],
    gourd: ["#d8a659", "#a87d3e"],
    grain0: ["#b9783f", "#a5672f"],
    grain1: ["#efe3c6", "#cfc2a2"],
    rind: ["#2a1208", "#120803"],
  },
  seed: 10,
  defs: hollowDefs,
  ground(layout, id) {
    return [
      floor(layout, "var(--b-ground)"),
      ...Object.values(layout.pits).flatMap((spot, i) => hollow(spot, id, i + 1, 0.06)),
      ...Object.values(layout.stores).flatMap((spot, i) => hollow(spot, id, i + 40, 0.02)),
    ];
  },
  grain(rng) {
    const tone = Math.floor(rng() * 2);
    const turn = rng() * 6;
    return [
      path(blob(rng, { rx: 10.4, ry: 8.6, turn, wobble: 0.03 }), {
        class: "seed",
        fill: `var(--b-grain${tone})`,
      }),
      path("M-5-3q3-4 7-2", { class: "gloss" }),
    ];
  },
};
