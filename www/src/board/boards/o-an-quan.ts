import { blob, path } from "../svg";
import { type Art, floor, slab } from "./art";

/** Ô Ăn Quan: charcoal lines on brick, pebbles, two great stones in the half-moons. */
export const oAnQuan: Art = {
  palette: {
    ground: ["#c47e64", "#a76650"],
    deep: ["#231f20", "#050303"],
    ink: ["#1f1a1b", "#050303"],
    edge: ["#0000", "#0000"],
    label: ["#1f1a1b", "#050303"],
    silk: ["#e6d3ac", "#b59f78"],
    grain0: ["#f7f3ea", "#e6e0d2"],
    grain1: ["#35323a", "#1d1b20"],
    stone0: ["#c98f2f", "#b07a22"],
    stone1: ["#4f7f71", "#3d6a5d"],
    rind: ["#1b1718", "#050303"],
  },
  seed: 10.5,
  defs: () => [],
  ground(layout) {
    const { x } = layout.board;
    return [
      floor(layout, "var(--b-ground)"),
      slab(280, 112, { class: "pit charcoal" }),
      path(
        `M-280-112C${-x - 30}-112${-x - 30} 112-280 112M280-112C${x + 30}-112 ${x + 30} 112 280 112M-280 0H280`,
        {
          class: "charcoal",
        },
      ),
      path("M-168-112V112M-56-112V112M56-112V112M168-112V112", { class: "charcoal" }),
      ...Object.values(layout.stores).map((s) =>
        path(
          blob(() => 0.5, { x: s.x, y: s.y, rx: s.rx + 8, ry: s.ry + 8 }),
          { class: "cloth", fill: "var(--b-silk)" },
        ),
      ),
    ];
  },
  grain(rng) {
    const tone = Math.floor(rng() * 2);
    return [
      path(blob(rng, { rx: 10.4, ry: 9.2, turn: rng() * 6, wobble: 0.1, corners: 7 }), {
        class: "seed",
        fill: `var(--b-grain${tone})`,
      }),
    ];
  },
};
