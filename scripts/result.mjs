// Turns what `hollows solve` prints into a result file: the command, its answer, and how many steps the proof
// took. Usage: hollows solve … | node result.mjs COMMAND
import { readFileSync } from "node:fs";

const lines = readFileSync(0, "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line));
const proof = lines.filter((line) => line.question !== undefined);
const answers = lines.filter((line) => line.question === undefined);
const result = {
  command: process.argv[2],
  result: answers.length === 1 ? answers[0] : answers,
  proof: proof.filter((line) => line.proved && line.move === undefined),
};
console.log(JSON.stringify(result, null, 2));
