// In what share of games the answer of level 6 on a page is proved, ply by ply, without opening books and with them:
// coverage.mjs WASM_MODULE [GAME...]. scripts/bench-wasm.sh builds the module. Writes www/results/coverage.json.
//
// In every other game level 6 begins. Its opponent plays at level 3, by a seed. Nodes stand for the second and a half that a
// page takes: the level's own limit, which a page reaches in about that time. So a second run gives the same file.

import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { argv } from "node:process";

/** The four games as they are usually played. */
const GAMES = ["san-yao", "ayoayo", "hoyito-ii", "o-an-quan"];
const OPPONENT = 3;
const LEVEL = 6;
const COUNT = 10;
const LAST = 16;

const [module, ...named] = argv.slice(2);
const wasm = createRequire(import.meta.url)(resolve(module));
const file = (path) => new URL(`../${path}`, import.meta.url);
const results = file("www/results/coverage.json");

/** What a page has worked out of a game's endings by the time somebody plays them. */
function learn(game) {
  const knowledge = new wasm.Knowledge(game);
  while (!knowledge.step(1_000_000).done);
  return knowledge;
}

/** Carries a search on until it is over or its value is proved. */
function run(search) {
  for (;;) {
    const progress = search.step(50_000);
    if (progress.done || progress.exact) {
      search.free();
      return progress;
    }
  }
}

/** Counts proved answers of level 6 by the ply they were given at. */
function cover(game) {
  const path = file(`src/search/books/${game}.book`);
  const book = existsSync(path) ? readFileSync(path) : undefined;
  const knowledge = learn(game);
  const plies = Array.from({ length: LAST + 1 }, (_, ply) => ({ ply, answers: 0, searched: 0, proved: 0 }));
  for (let seed = 1; seed <= COUNT; seed += 1) {
    const played = new wasm.Game(game, { seed });
    const own = seed % 2 === 1 ? "south" : "north";
    for (const at of plies) {
      if (played.result()) break;
      let move;
      if (played.view().turn === own) {
        const alone = run(knowledge.search(played, { level: LEVEL }, undefined));
        const helped = book ? run(knowledge.search(played, { level: LEVEL }, book)) : alone;
        at.answers += 1;
        at.searched += Number(alone.exact);
        at.proved += Number(helped.exact);
        move = helped.move;
      } else {
        move = run(new wasm.Search(played, { level: OPPONENT }, undefined)).move;
      }
      played.play(move);
    }
  }
  return { game, games: COUNT, opponent: OPPONENT, version: wasm.version(), plies };
}

const earlier = existsSync(results) ? JSON.parse(readFileSync(results, "utf8")).results : [];
const chosen = named.length > 0 ? named : GAMES;
const found = chosen.map(cover);
const all = GAMES.flatMap((game) => [...found, ...earlier].find((one) => one.game === game) ?? []);
const lines = all.map((one) => `    ${JSON.stringify(one)}`);
writeFileSync(
  results,
  `{\n  "command": "scripts/bench-wasm.sh && node scripts/coverage.mjs target/bench/wasm32-unknown-unknown/wasm/bindgen/hollows.js",\n  "results": [\n${lines.join(",\n")}\n  ]\n}\n`,
);

const shown = [0, 2, 4, 6, 8, 10, 12, 14, 16];
console.log(
  `| proved at ply | ${shown.map((ply) => (ply === LAST ? ply : `${ply}–${ply + 1}`)).join(" | ")} |`,
);
console.log(`|---|${shown.map(() => "--:").join("|")}|`);
for (const { game, plies } of all) {
  const cells = shown.map((ply) => {
    const pair = plies.slice(ply, ply + 2);
    const sum = (what) => pair.reduce((total, one) => total + one[what], 0);
    if (sum("answers") === 0) return "–";
    const percent = (what) => Math.round((100 * sum(what)) / sum("answers"));
    return `${percent("searched")} → ${percent("proved")} %`;
  });
  console.log(`| \`${game}\` | ${cells.join(" | ")} |`);
}
