// Moves a second natively and in wasm: bench-wasm.mjs NATIVE_BINARY WASM_MODULE RUNS. scripts/bench-wasm.sh builds both.

import { execFileSync } from "node:child_process";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { argv, version } from "node:process";

const [binary, module, runs] = argv.slice(2);
const wasm = createRequire(import.meta.url)(resolve(module));

/** Plies for each game: some ten million moves. */
const DEPTHS = {
  "san-yao": 15,
  ayoayo: 11,
  "hoyito-ii": 10,
  "hoyito-ii-2x12": 7,
  "o-an-quan": 8,
  "o-an-quan-vi": 8,
};

/** The leaves and the seconds of the fastest run. */
function native(game, depth) {
  const [leaves, seconds] = execFileSync(binary, [game, depth, runs], { encoding: "utf8" }).split(" ");
  return { leaves: Number(leaves), seconds: Number(seconds) };
}

function inWasm(game, depth) {
  let [leaves, seconds] = [0, Number.POSITIVE_INFINITY];
  for (let run = 0; run < Number(runs); run += 1) {
    const began = performance.now();
    leaves = wasm.perft(game, depth);
    seconds = Math.min(seconds, (performance.now() - began) / 1000);
  }
  return { leaves, seconds };
}

/** Moves played on the way to a depth: each node but the root is one. */
function movesTo(game, depth) {
  let moves = 0;
  for (let ply = 1; ply <= depth; ply += 1) moves += wasm.perft(game, ply);
  return moves;
}

const millions = (moves, seconds) => (moves / seconds / 1e6).toFixed(1);

console.log(`| game | plies | moves | native, M moves/s | wasm, M moves/s (Node ${version.slice(1)}) | wasm takes |`);
console.log("|---|--:|--:|--:|--:|--:|");
for (const [game, depth] of Object.entries(DEPTHS)) {
  const moves = movesTo(game, depth);
  const [there, here] = [native(game, String(depth)), inWasm(game, depth)];
  if (there.leaves !== here.leaves) {
    throw new Error(`${game}: ${there.leaves} leaves natively, ${here.leaves} in wasm`);
  }
  const ratio = `× ${(here.seconds / there.seconds).toFixed(2)}`;
  const count = moves.toLocaleString("en").replaceAll(",", "\u202f");
  console.log(
    `| \`${game}\` | ${depth} | ${count} | ${millions(moves, there.seconds)} | ${millions(moves, here.seconds)} | ${ratio} |`,
  );
}
