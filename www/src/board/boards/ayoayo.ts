import type { Layout } from "../layout";
import { fixed, path, random, svg } from "../svg";
import { type Art, floor, hollowDefs, linear, radial, slab } from "./art";

/** Grain lines along the plank, never quite parallel. */
function grainLines({ board, upright }: Layout): string {
  const rng = random(31);
  const [long, wide] = upright ? [board.y, board.x] : [board.x, board.y];
  const at = (along: number, across: number) =>
    upright ? `${fixed(across)} ${fixed(along)}` : `${fixed(along)} ${fixed(across)}`;
  let d = "";
  for (let y = 5 - wide; y < wide; y += 4 + rng() * 9) {
    const sway = () => y + (rng() - 0.5) * 16;
    d += `M${at(-long, sway())}C${at(-long / 2, sway())} ${at(-long / 4, sway())} ${at(0, sway())}S${at(long / 2, sway())} ${at(long, sway())}`;
  }
  return d;
}

/** Ayoayo: a plank of iroko with turned pits and long troughs, on a mat; grey nicker nuts. */
const ayoayo: Art = {
  palette: {
    ground: ["#d9c69a", "#453a29"],
    straw: ["#e8d9b4", "#544833"],
    weft: ["#b9a170", "#332a1c"],
    wood: ["#87562f", "#684126"],
    wood2: ["#714425", "#4e2f1a"],
    vein: ["#4a2813", "#2c180c"],
    deep: ["#1c0f07", "#0b0603"],
    pit: ["#2e1a0e", "#1c0f07"],
    lip: ["#eec48c", "#c99a64"],
    ink: ["#fff4dc", "#ecd5aa"],
    edge: ["#2e1a0e", "#150b05"],
    label: ["#27406b", "#cfd8ee"],
    band: ["#27406b", "#31466f"],
    grain0: ["#b7b7b1", "#9b9b95"],
    grain1: ["#a5a7a5", "#888a88"],
    rind: ["#26241f", "#0f0e0b"],
  },
  grounds: ["straw", "weft"],
  inks: ["label"],
  seed: 10,
  defs(id) {
    return [
      ...hollowDefs(id),
      linear(`${id}wood`, [
        [0, "var(--b-wood)"],
        [0.55, "var(--b-wood)"],
        [1, "var(--b-wood2)"],
      ]),
      radial(
        `${id}nut`,
        [
          [0, "#fff", 0.5],
          [0.45, "#fff", 0],
          [0.7, "#000", 0],
          [1, "#000", 0.45],
        ],
        { cx: 0.36, cy: 0.32, r: 0.7 },
      ),
      svg(
        "pattern",
        { id: `${id}mat`, width: 28, height: 28, patternUnits: "userSpaceOnUse" },
        path("M0 0h14v14H0zM14 14h14v14H14z", { fill: "var(--b-straw)" }),
        path(
          "M0 3.5h14M0 7h14M0 10.5h14M14 17.5h14M14 21h14M14 24.5h14M17.5 0v14M21 0v14M24.5 0v14M3.5 14v14M7 14v14M10.5 14v14",
          {
            stroke: "var(--b-weft)",
            "stroke-width": 0.7,
          },
        ),
        path("M0 14h28M0 0h28M14 0v28M0 0v28", {
          stroke: "var(--b-weft)",
          "stroke-width": 1.4,
          opacity: 0.55,
        }),
      ),
    ];
  },
  ground(layout, id) {
    const { w, h, board, upright } = layout;
    const edge = upright ? w / 2 - 15 : h / 2 - 15;
    // Two dyed bands run along the mat's edges.
    const band = (at: number) => (upright ? `M${at} ${-h}V${h}` : `M${-w} ${at}H${w}`);
    const plank = (grow: number, more: Record<string, string | number>) =>
      slab(board.x + grow, board.y + grow, { rx: 128 + grow, ...more });
    return [
      floor(layout, "var(--b-ground)"),
      slab(w / 2, h / 2, { fill: `url(#${id}mat)` }),
      path(band(-edge - 8) + band(edge + 8), { stroke: "var(--b-band)", "stroke-width": 5, opacity: 0.8 }),
      plank(3, { fill: "#1a0d04", opacity: 0.28, transform: "translate(9 12)" }),
      plank(0, { fill: "#1a0d04", opacity: 0.4, transform: "translate(5 7)" }),
      plank(0, { fill: `url(#${id}wood)`, class: "board" }),
      svg("clipPath", { id: `${id}plank` }, plank(-1, {})),
      path(grainLines(layout), {
        class: "hair",
        stroke: "var(--b-vein)",
        opacity: 0.4,
        "clip-path": `url(#${id}plank)`,
      }),
      plank(-1.5, { fill: "none", stroke: "var(--b-lip)", "stroke-width": 2, opacity: 0.55 }),
      // The border: notches cut with a knife between two grooves.
      plank(-12, { class: "notch", stroke: "var(--b-edge)" }),
      plank(-12, { class: "notch", stroke: "var(--b-lip)", opacity: 0.5, transform: "translate(1.4 1.4)" }),
      plank(-7, { class: "groove" }),
      plank(-17, { class: "groove" }),
    ];
  },
  hollows(layout, id) {
    return [...Object.values(layout.pits), ...Object.values(layout.stores)].flatMap(({ x, y, rx, ry }) => {
      const turned = (grow: number, more: Record<string, string | number>) =>
        svg("rect", {
          x: x - rx - grow,
          y: y - ry - grow,
          width: 2 * (rx + grow),
          height: 2 * (ry + grow),
          rx: Math.min(rx, ry) + grow,
          ...more,
        });
      return [
        turned(3, { class: "turned" }),
        turned(3.5, { fill: `url(#${id}lip)` }),
        turned(3.5, { class: "bright" }),
        turned(0, { class: "pit", fill: `url(#${id}hollow)` }),
      ];
    });
  },
  grain(rng, id) {
    const tone = Math.floor(rng() * 2);
    const r = 9.2 + rng() * 0.9;
    return [
      svg("circle", { class: "cast", cx: 1.7, cy: 2.2, r }),
      svg("circle", { class: "seed", r, fill: `var(--b-grain${tone})` }),
      svg("circle", { r, fill: `url(#${id}nut)` }),
      svg("ellipse", {
        class: "gloss",
        cx: -3.2,
        cy: -3.8,
        rx: 2.4,
        ry: 1.6,
        transform: "rotate(-35 -3.2 -3.8)",
      }),
    ];
  },
};

export default ayoayo;
