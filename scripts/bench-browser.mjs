// What level 6 takes in Chromium until its answer is proved: bench-browser.mjs [GAME...], after `make build`. Nodes are
// the same on every machine, seconds are this one's.

import { existsSync, readFileSync } from "node:fs";
import { argv } from "node:process";
import { games as all } from "./games.mjs";
import { browse, SITE } from "./site.mjs";

const named = argv.slice(2);
const games = named.length > 0 ? named : all;

/** After so many plies of the published line. */
const PLIES = [0, 4, 8, 12];

const file = (path) => new URL(`../${path}`, import.meta.url);
const count = (number) => number.toLocaleString("en").replaceAll(",", "\u202f");

/** Runs on the page: looks for the answer after each of these beginnings of a game. */
async function look({ game, beginnings, bytes }) {
  const engine = await import("/engine/hollows.js");
  await engine.default();
  const book = bytes && new Uint8Array(bytes);
  const tables = ["ayoayo", "hoyito-ii"].includes(game) ? new engine.Knowledge(game) : undefined;
  while (tables && !tables.step(100_000).done);
  return beginnings.map((moves) => {
    const position = new engine.Game(game);
    for (const move of moves) position.play(move);
    const began = performance.now();
    const search =
      tables?.search(position, { level: 6 }, book) ?? new engine.Search(position, { level: 6 }, book);
    for (;;) {
      const { done, exact, nodes } = search.step(20_000);
      if (done || exact) return { exact, nodes, seconds: (performance.now() - began) / 1000 };
    }
  });
}

function cell({ exact, nodes, seconds }) {
  if (!exact) return "none";
  return nodes === 0 ? "book" : `${count(nodes)} (${seconds.toFixed(2)})`;
}

await browse(async (browser) => {
  const page = await browser.newPage();
  await page.route("**/engine/*", (route) => {
    const name = new URL(route.request().url()).pathname.split("/").at(-1);
    route.fulfill({ path: file(`www/src/engine/pkg/${name}`).pathname });
  });
  await page.goto(SITE);
  console.log(`| nodes (and s) to an exact answer at ply | ${PLIES.join(" | ")} |`);
  console.log(`|---|${PLIES.map(() => "--:").join("|")}|`);
  for (const game of games) {
    const [result, book] = [file(`www/results/${game}.json`), file(`src/search/books/${game}.book`)];
    const line = existsSync(result) ? JSON.parse(readFileSync(result, "utf8")).result.pv : [];
    const beginnings = PLIES.filter((ply) => ply < Math.max(line.length, 1)).map((ply) => line.slice(0, ply));
    const bytes = existsSync(book) ? [...readFileSync(book)] : undefined;
    const found = (await page.evaluate(look, { game, beginnings, bytes })).map(cell);
    console.log(`| \`${game}\` | ${PLIES.map((_, at) => found[at] ?? "–").join(" | ")} |`);
  }
});
