import { path, svg } from "../svg";
import { type Art, floor, hollow, hollowDefs, slab } from "./art";

/** Ayoayo: a plank of iroko with turned pits and long troughs, on a mat; grey nicker nuts. */
export const ayoayo: Art = {
  palette: {
    ground: ["#d9c69a", "#423828"],
    wood: ["#7a4b2a", "#5a3720"],
    deep: ["#1c0f07", "#0d0703"],
    pit: ["#3a2212", "#23130a"],
    lip: ["#dcae74", "#b98a55"],
    ink: ["#f3ddb6", "#e8cfa4"],
    edge: ["#2e1a0e", "#1a0e07"],
    label: ["#27406b", "#cfd8ee"],
    grain0: ["#b3b3ad", "#989892"],
    grain1: ["#a6a7a3", "#8c8d89"],
    rind: ["#26241f", "#0f0e0b"],
  },
  seed: 10,
  defs: hollowDefs,
  ground(layout, id) {
    return [
      floor(layout, "var(--b-ground)"),
      slab(layout.board.x, layout.board.y, { rx: 60, fill: "var(--b-wood)", class: "board" }),
      ...Object.values(layout.pits).flatMap((spot, i) => hollow(spot, id, i + 1, 0)),
      ...Object.values(layout.stores).flatMap((spot, i) => hollow(spot, id, i + 40, 0)),
    ];
  },
  grain(rng) {
    const tone = Math.floor(rng() * 2);
    return [
      svg("circle", { class: "seed", r: 9.6, fill: `var(--b-grain${tone})` }),
      path("M-5-4q3-4 7-2", { class: "gloss" }),
    ];
  },
};
