// Plays neighbouring levels against each other and writes www/results/levels.json.
// Usage: node calibrate.mjs HOLLOWS [GAME...]
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { games as all } from "./games.mjs";

const file = new URL("../www/results/levels.json", import.meta.url);

/** Who plays whom, how many games with each side, and between which shares the higher level has to score. */
const pairs = [
  { lower: "random", higher: 1, games: 1000, most: 0.75 },
  { lower: 1, higher: 2, games: 1000, least: 0.7, most: 0.85 },
  { lower: 2, higher: 3, games: 1000, least: 0.7, most: 0.85 },
  { lower: 3, higher: 4, games: 1000, least: 0.7, most: 0.85 },
  { lower: 4, higher: 5, games: 200 },
  { lower: 5, higher: 6, games: 100 },
];

const about = {
  method:
    "Each line: two levels, half of the games with either side, both halves from the same openings of four random plies. " +
    "score is the share of points of the higher level, a draw being half a point; low and high are Wilson's 95 % interval. " +
    "The commands print the two halves.",
  ranges:
    "Level 1 scores at most 75 % against a player who picks at random; each of the levels 2 to 4 scores 70 to 85 % against " +
    "the one below. Levels 5 and 6 do what the game leaves room for: where both play nearly perfectly they are equal.",
};

const [hollows, ...named] = process.argv.slice(2);
for (const game of named) if (!all.includes(game)) throw new Error(`there is no game ${game}`);
const chosen = named.length > 0 ? named : all;

/** Wilson's 95 % interval of a share of so many games. */
function interval(share, games) {
  const z = 1.959963984540054;
  const spread = (z * z) / games;
  const middle = (share + spread / 2) / (1 + spread);
  const half = (z * Math.sqrt((share * (1 - share)) / games + spread / (4 * games))) / (1 + spread);
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}

const rounded = (share) => Math.round(share * 1e4) / 1e4;
const percent = (share) => `${(100 * share).toFixed(1)} %`;

/** Plays a pair and says how the higher level did. */
function measure(game, { lower, higher, games }) {
  const halves = [
    [higher, lower],
    [lower, higher],
  ].map(([south, north]) =>
    ["selfplay", game, "--games", games, "--south", south, "--north", north, "--seed", 1, "--opening", 4].map(
      String,
    ),
  );
  const [first, second] = halves.map((args) => JSON.parse(execFileSync(hollows, args, { encoding: "utf8" })));
  const wins = first.wins.south + second.wins.north;
  const draws = first.draws + second.draws;
  const share = (wins + draws / 2) / (2 * games);
  const [low, high] = interval(share, 2 * games);
  const commands = halves.map((args) => ["hollows", ...args].join(" "));
  const { version } = first;
  return {
    game,
    lower,
    higher,
    games: 2 * games,
    wins,
    draws,
    losses: 2 * games - wins - draws,
    score: rounded(share),
    low: rounded(low),
    high: rounded(high),
    version,
    commands,
  };
}

/** Writes the file with a line for each pair, the games in their order. */
function save(results) {
  const lines = all
    .flatMap((game) => results.filter((result) => result.game === game))
    .map((result) => JSON.stringify(result));
  writeFileSync(
    file,
    `{\n  "method": ${JSON.stringify(about.method)},\n  "ranges": ${JSON.stringify(about.ranges)},\n` +
      `  "pairs": [\n    ${lines.join(",\n    ")}\n  ]\n}\n`,
  );
}

let results = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).pairs : [];
for (const game of chosen) {
  const measured = [];
  for (const pair of pairs) {
    const result = measure(game, pair);
    measured.push(result);
    const { least = 0, most = 1 } = pair;
    const fits = result.score >= least && result.score <= most;
    if (!fits) process.exitCode = 1;
    const { lower, higher, score, low, high, draws, games } = result;
    const row = [
      game.padEnd(14),
      `${higher} over ${lower}`.padEnd(13),
      percent(score),
      `(${percent(low)} to ${percent(high)})`,
    ];
    console.log(
      ...row,
      `${games} games, ${draws} draws`,
      fits ? "" : `outside ${percent(least)} to ${percent(most)}`,
    );
  }
  results = [...results.filter((result) => result.game !== game), ...measured];
  save(results);
}
