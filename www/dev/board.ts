import { css, LitElement } from "lit";
import { boardPicture, Scene, type SceneState } from "../src/board/scene";
import type { GameEvent, GameId, LegalMove, PitName, PitView, View } from "../src/engine/types";

/** A View from a position in notation; enough for pictures. */
function viewOf(game: GameId, text: string): View {
  const [board = "", stores = "", turn = "S", ...rest] = text.split(" ");
  const rows = board.split("/");
  const quan = rows.length === 4;
  const [north, south] = (quan ? rows.slice(1, 3) : rows).map((r) => r.split(",").map(Number)) as [
    number[],
    number[],
  ];
  const extra = Object.fromEntries(rest.map((r) => r.split("=")));
  const sons: string[] = extra.sons ? [...extra.sons] : [];
  const pits: PitView[] = [];
  const mandarin = (name: PitName, cell: string): PitView => ({
    name,
    seeds: Number(cell.replace("Q", "") || 0),
    stones: cell.startsWith("Q") ? 1 : 0,
  });
  south.forEach((seeds, i) => {
    const name = String.fromCharCode(65 + i);
    pits.push({ name, row: "south", owner: sons.includes(name) ? "north" : "south", seeds, stones: 0 });
  });
  if (quan) pits.push(mandarin("east", rows[3] ?? "0"));
  [...north].reverse().forEach((seeds, i) => {
    const name = String.fromCharCode(97 + i);
    pits.push({ name, row: "north", owner: sons.includes(name) ? "south" : "north", seeds, stones: 0 });
  });
  if (quan) pits.push(mandarin("west", rows[0] ?? "0"));
  const store = (cell: string) => {
    const stones = (cell.match(/Q/g) ?? []).length;
    const seeds = Number(cell.replaceAll("Q", ""));
    return { seeds, stones, score: seeds + 10 * stones };
  };
  const [s = "0", n = "0"] = stores.split(":");
  return {
    game,
    position: text,
    turn: turn === "S" ? "south" : "north",
    pits,
    stores: { south: store(s), north: store(n) },
    ...(extra.debt && {
      debt: { debtor: extra.debt[0] === "S" ? "south" : "north", pebbles: Number(extra.debt.slice(1)) },
    }),
    ...(game === "san-yao" && {
      round: {
        number: Number(extra.round ?? 1),
        format: "match" as const,
        sons,
        ...(extra.lent && { lent: { pit: extra.lent[0] as string, stones: Number(extra.lent.slice(1)) } }),
      },
    }),
  };
}

function legalOf(view: View): LegalMove[] {
  return view.pits
    .filter((p) => p.owner === view.turn && p.seeds > 0)
    .flatMap((p): LegalMove[] =>
      view.game.startsWith("o-an")
        ? (["r", "l"] as const).map((way) => ({ move: p.name + way, pit: p.name, way }))
        : [{ move: p.name, pit: p.name }],
    );
}

/** A sowing good enough to look at: relay from an occupied pit, one capture at the end. */
function sow(view: View, pit: PitName, laps = 3): GameEvent[] {
  const ring = view.pits.map((p) => p.name);
  const seeds = view.pits.map((p) => p.seeds);
  const events: GameEvent[] = [];
  let at = ring.indexOf(pit);
  for (let lap = 1; lap <= laps; lap += 1) {
    const n = seeds[at] ?? 0;
    if (!n) break;
    if (lap > 1) events.push({ type: "relay", pit: ring[at] as string, lap });
    events.push({ type: "lift", pit: ring[at] as string, seeds: n, lap });
    seeds[at] = 0;
    for (let i = 0; i < n; i += 1) {
      at = (at + 1) % ring.length;
      seeds[at] = (seeds[at] ?? 0) + 1;
      events.push({ type: "drop", pit: ring[at] as string });
    }
    if (view.game.startsWith("o-an") || view.game === "san-yao") at = (at + 1) % ring.length;
  }
  for (const back of [0, 1, 2]) {
    const name = ring[(at + ring.length - back) % ring.length] as string;
    const p = view.pits.find((q) => q.name === name);
    const i = ring.indexOf(name);
    if (seeds[i])
      events.push({
        type: "capture",
        side: view.turn,
        pit: name,
        seeds: seeds[i] ?? 0,
        stones: p?.stones ?? 0,
      });
  }
  return events;
}

const CASES: Record<string, [GameId, string][]> = {
  "san-yao": [
    ["san-yao", "5,5,5,5,5/5,5,5,5,5 0:0 S"],
    ["san-yao", "1,0,2,14,3/0,19,6,0,2 3:0 S"],
    ["san-yao", "5,5,5,5,5/5,5,5,5,5 0:0 S round=4 sons=ab lent=c3"],
    ["san-yao", "0,0,0,0,0/0,0,0,0,1 31:18 N round=4 sons=A"],
  ],
  ayoayo: [
    ["ayoayo", "4,4,4,4,4,4/4,4,4,4,4,4 0:0 S"],
    ["ayoayo", "1,0,2,9,3,0/0,13,6,0,2,1 4:7 N"],
    ["ayoayo", "0,0,0,1,0,0/0,0,1,0,0,0 27:19 S"],
  ],
  hoyito: [
    ["hoyito-ii", "4,4,4,4,4,4/4,4,4,4,4,4 0:0 S"],
    ["hoyito-ii", "1,0,2,9,3,0/0,13,4,4,0,0 4:8 S"],
  ],
  long: [
    ["hoyito-ii-2x12", "4,4,4,4,4,4,4,4,4,4,4,4/4,4,4,4,4,4,4,4,4,4,4,4 0:0 S"],
    ["hoyito-ii-2x12", "1,0,2,9,3,0,6,2,0,1,0,7/0,13,4,4,0,0,2,1,0,11,0,2 16:12 S"],
  ],
  quan: [
    ["o-an-quan", "Q/5,5,5,5,5/5,5,5,5,5/Q 0:0 S"],
    ["o-an-quan", "Q7/1,0,2,9,3/0,13,6,0,2/3 4Q:13 S"],
    ["o-an-quan-vi", "0/0,0,0,0,0/1,0,1,1,1/Q3 9Q:30 S debt=S3"],
    ["o-an-quan", "0/0,1,0,2,0/0,0,0,0,0/0 17Q:20Q S debt=N2"],
  ],
};

const params = new URLSearchParams(location.search);
document.body.style.margin = "0";
document.documentElement.style.colorScheme = params.get("theme") ?? "light dark";

/** Holds a scene as the real element will. */
class Holder extends LitElement {
  static override styles = [Scene.styles, css`:host{display:block;margin-block-end:12px}`];
}
customElements.define("board-holder", Holder);

const scenes: { scene: Scene; state: SceneState }[] = [];
for (const [game, text] of CASES[params.get("case") ?? "san-yao"] ?? []) {
  const view = viewOf(game, text);
  const scene = new Scene(game, {
    pit: (pit, playable) => `${pit.name}, ${pit.seeds}${playable ? ", can be played" : ""}`,
    way: (move) => (move.way === "r" ? "to the right" : "to the left"),
    store: (side) => (side === "south" ? "You" : "Computer"),
  });
  const holder = document.createElement("board-holder") as Holder;
  if (params.get("theme")) holder.setAttribute("theme", params.get("theme") ?? "");
  document.body.append(holder);
  holder.shadowRoot?.append(scene.element);
  const first = view.pits.find((p) => p.owner === view.turn && p.seeds > 1)?.name ?? "A";
  const state: SceneState = {
    view,
    legal: legalOf(view),
    flipped: params.has("flipped"),
    numbers: !params.has("plain"),
    ...(params.has("last") && { last: sow(view, first) }),
  };
  scene.update(state);
  scenes.push({ scene, state });
  for (const type of ["scene-move", "scene-refused"]) {
    holder.addEventListener(type, (event) => {
      const { move } = (event as CustomEvent<{ move?: string }>).detail;
      if (!move) return;
      void scene
        .animate(state, sow(view, move[0] as string), { speed: Number(params.get("speed") ?? 1) })
        .then(() => scene.update(state));
    });
  }
}
if (params.has("gallery")) {
  const sheet = Scene.styles.styleSheet;
  if (sheet) document.adoptedStyleSheets = [sheet];
  document.body.replaceChildren(
    ...Object.values(CASES).map(([first]) => boardPicture(viewOf(...(first as [GameId, string])))),
  );
}
Object.assign(window, { scenes, sow, viewOf });
