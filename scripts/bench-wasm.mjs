// Moves a second natively and in wasm: bench-wasm.mjs NATIVE_BINARY WASM_MODULE RUNS. scripts/bench-wasm.sh builds both.

import { execFileSync } from "node:child_process";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { argv, version } from "node:process";
import { games } from "./games.mjs";

const [binary, module, runs] = argv.slice(2);
const wasm = createRequire(import.meta.url)(resolve(module));

/** As many plies as lead to at most so many boards: some million moves, in a fraction of a second that other work on the machine may leave alone. */
const LEAVES = 5_000_000;

function depthOf(game) {
  let depth = 1;
  while (wasm.perft(game, depth + 1) <= LEAVES) depth += 1;
  return depth;
}

const depths = games.map((game) => [game, depthOf(game)]);

/** The leaves, and how many seconds it took to count them. */
function native(game, depth) {
  const [leaves, seconds] = execFileSync(binary, [game, depth, "1"], { encoding: "utf8" }).split(" ");
  return { leaves: Number(leaves), seconds: Number(seconds) };
}

function inWasm(game, depth) {
  const began = performance.now();
  const leaves = wasm.perft(game, depth);
  return { leaves, seconds: (performance.now() - began) / 1000 };
}

/** Moves played on the way to a depth: each node but the root is one. */
function movesTo(game, depth) {
  let moves = 0;
  for (let ply = 1; ply <= depth; ply += 1) moves += wasm.perft(game, ply);
  return moves;
}

/** The fastest of the runs, which take turns, so that a busy moment slows no game and no side alone. */
const fastest = new Map();
for (let run = 0; run < Number(runs); run += 1) {
  for (const [game, depth] of depths) {
    const [there, here] = [native(game, String(depth)), inWasm(game, depth)];
    if (there.leaves !== here.leaves) {
      throw new Error(`${game}: ${there.leaves} leaves natively, ${here.leaves} in wasm`);
    }
    const [nativeBest, wasmBest] = fastest.get(game) ?? [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    fastest.set(game, [Math.min(nativeBest, there.seconds), Math.min(wasmBest, here.seconds)]);
  }
}

const millions = (moves, seconds) => (moves / seconds / 1e6).toFixed(1);

console.log(
  `| game | plies | moves | native, M moves/s | wasm, M moves/s (Node ${version.slice(1)}) | wasm takes |`,
);
console.log("|---|--:|--:|--:|--:|--:|");
for (const [game, depth] of depths) {
  const moves = movesTo(game, depth);
  const [there, here] = fastest.get(game);
  const count = moves.toLocaleString("en").replaceAll(",", "\u202f");
  const columns = [count, millions(moves, there), millions(moves, here), `× ${(here / there).toFixed(2)}`];
  console.log(`| \`${game}\` | ${depth} | ${columns.join(" | ")} |`);
}
