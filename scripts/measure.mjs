// Asks the command line what www/results holds beside the proofs and the levels, and writes it there, each answer with its command.
// Usage: node measure.mjs HOLLOWS [balanced|perft|selfplay|tables ...]
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { games } from "./games.mjs";

const [hollows, ...named] = process.argv.slice(2);

/** The lines that a command prints. */
function ask(args) {
  const output = execFileSync(hollows, args.map(String), { encoding: "utf8", maxBuffer: 1 << 26 });
  const command = ["hollows", ...args].join(" ");
  console.log(command);
  return { command, lines: output.trim().split("\n").filter(Boolean) };
}

const json = ({ command, lines }) => ({ command, result: lines.map((line) => JSON.parse(line)) });
const single = ({ command, lines }) => ({ command, result: JSON.parse(lines[0]) });

const files = {
  /** Both players at random, and both at a level that people find strong. */
  selfplay: () =>
    ["random", 4].flatMap((who) =>
      games.map((game) =>
        single(ask(["selfplay", game, "--games", 1000, "--south", who, "--north", who, "--seed", 1])),
      ),
    ),
  perft: () =>
    games.map((game) => {
      const counts = [1, 2, 3, 4, 5, 6].map((depth) => ask(["perft", game, depth]));
      return { game, command: counts.at(-1).command, leaves: counts.map(({ lines }) => Number(lines[0])) };
    }),
  tables: () => ["ayoayo", "hoyito-ii"].map((game) => json(ask(["table", game, "--seeds", 10]))),
  /** The first few of each game: to prove all would take hours in the larger ones. */
  balanced: () =>
    [
      ["san-yao", "--moved", 2, "--positions", 5],
      ["ayoayo", "--moved", 2, "--tables", 8, "--memory", 256, "--positions", 2],
      ["hoyito-ii", "--opening", 10, "--positions", 2],
      ["o-an-quan", "--opening", 12, "--positions", 2],
    ].map((args) => json(ask(["balanced", ...args]))),
};

for (const name of named.length > 0 ? named : Object.keys(files)) {
  if (!files[name]) throw new Error(`there is nothing to measure called ${name}`);
  const lines = files[name]().map((result) => `    ${JSON.stringify(result)}`);
  const file = new URL(`../www/results/${name}.json`, import.meta.url);
  writeFileSync(file, `{\n  "results": [\n${lines.join(",\n")}\n  ]\n}\n`);
}
