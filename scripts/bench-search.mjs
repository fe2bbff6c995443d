// What searching costs: bench-search.mjs HOLLOWS WASM_MODULE [GAME...]. scripts/bench-wasm.sh builds both. Counts are the
// same on every machine, seconds are this one's.

import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { argv } from "node:process";
import { games as all } from "./games.mjs";

const [hollows, module, ...named] = argv.slice(2);
const wasm = createRequire(import.meta.url)(resolve(module));
const games = named.length > 0 ? named : all;

/** What a page builds of the endgame tables. */
const SEEDS = 12;

/** Nodes over which speed is measured. */
const NODES = 1_000_000;

const file = (path) => new URL(`../${path}`, import.meta.url);
const count = (number) => number.toLocaleString("en").replaceAll(",", "\u202f");
const millions = (number, seconds) => (number / seconds / 1e6).toFixed(2);

function timed(work) {
  const began = performance.now();
  const result = work();
  return { result, seconds: (performance.now() - began) / 1000 };
}

/** Carries a search on until it is over or its value is proved. */
function run(search) {
  for (;;) {
    const progress = search.step(20_000);
    if (progress.done || progress.exact) return progress;
  }
}

const answers = new Map(
  games.map((game) => {
    const path = file(`www/results/${game}.json`);
    return [game, existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : undefined];
  }),
);

console.log("| game | nodes to prove the start | native, M nodes/s | wasm, M nodes/s | wasm takes |");
console.log("|---|--:|--:|--:|--:|");
for (const game of games) {
  const answer = answers.get(game);
  const steps = answer?.result.exact ? answer.proof : undefined;
  // Each thread counts its own nodes, from its first question on.
  const threads = new Map(steps?.map(({ question, nodes }) => [question, nodes]));
  const proof = threads.size > 0 ? count([...threads.values()].reduce((sum, nodes) => sum + nodes)) : "open";
  const args = ["best", game, "--nodes", String(NODES)];
  const there = timed(() => JSON.parse(execFileSync(hollows, args, { encoding: "utf8" })));
  const here = timed(() => run(new wasm.Search(new wasm.Game(game), { nodes: NODES })));
  const { nodes } = here.result;
  if (there.result.nodes !== nodes) throw new Error(`${game}: other nodes natively than in wasm`);
  const columns = [millions(nodes, there.seconds), millions(nodes, here.seconds)];
  console.log(
    `| \`${game}\` | ${proof} | ${columns.join(" | ")} | × ${(here.seconds / there.seconds).toFixed(2)} |`,
  );
}

console.log(`\n| endgame tables of up to ${SEEDS} seeds | bytes | native, s | wasm, s |`);
console.log("|---|--:|--:|--:|");
for (const game of games.filter((game) => ["ayoayo", "hoyito-ii"].includes(game))) {
  const there = timed(() => execFileSync(hollows, ["table", game, "--seeds", String(SEEDS)]));
  const knowledge = new wasm.Knowledge(game);
  const here = timed(() => {
    for (;;) {
      const learnt = knowledge.step(100_000);
      if (learnt.done) return learnt;
    }
  });
  console.log(
    `| \`${game}\` | ${count(here.result.bytes)} | ${there.seconds.toFixed(1)} | ${here.seconds.toFixed(1)} |`,
  );
}
