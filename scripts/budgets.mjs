// Measures the built site against its budgets: what a reader's browser has to fetch, compressed with brotli, in one
// language. Prints a table; exits with 1 when a budget is exceeded.
import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";

const language = "en";
const dist = new URL("../www/dist/", import.meta.url);
const read = (file) => readFileSync(new URL(file, dist));
const manifest = JSON.parse(read(".vite/manifest.json"));

function built(source) {
  if (!manifest[source]) throw new Error(`the built site has no ${source}`);
  return manifest[source];
}

/** The scripts and styles that come with a source file: its own and those of all that it imports. */
function withImports(source) {
  const { file, css = [], imports = [] } = built(source);
  return [file, ...css, ...imports.flatMap(withImports)];
}

/** The messages of one part of the site. */
const messages = (part) => built(`locales/${language}/${part}.ftl`).file;

/** The brotli-compressed size of files, each counted once. */
const size = (files) =>
  [...new Set(files)].reduce((sum, file) => sum + brotliCompressSync(read(file)).length, 0);

/** Fetched, and stored, only where WebAssembly is not to be had. */
const SCRIPT_ENGINE = "src/engine/pkg/script/script-engine.js";

/** What is fetched when a game is drawn: its board's art, here of all games and of the one with most. */
const arts = Object.keys(manifest).filter((source) => source.startsWith("src/board/boards/"));
const allArt = arts.flatMap(withImports);
const mostArt = arts.map(withImports).reduce((most, art) => (size(art) > size(most) ? art : most));

/** A page, what its head asks for, and its messages. */
function view(page, ...parts) {
  const links = read(page)
    .toString()
    .matchAll(/<(?:link|script)[^>]* (?:href|src)="\.\/([^"]+)"/g);
  return [page, ...[...links].map(([, file]) => file), ...parts.map(messages)];
}

/** The service worker, the library it loads and all that it stores, but for the other languages. */
function offline() {
  const worker = read("sw.js").toString();
  const libraries = [...worker.matchAll(/"\.\/(workbox-[^"]+)"/g)].map(([, name]) => `${name}.js`);
  const stored = [...worker.matchAll(/url:"([^"]+)"/g)].map(([, file]) => file);
  const foreign = Object.values(manifest)
    .filter(({ src = "" }) => src.startsWith("locales/") && !src.startsWith(`locales/${language}/`))
    .map(({ file }) => file);
  return ["sw.js", ...libraries, ...stored.filter((file) => !foreign.includes(file))];
}

const EXCEEDED =
  "  EXCEEDED: make it smaller, or raise it in scripts/budgets.mjs and give the reason in the commit";

const budgets = [
  ["engine", 60, [built("src/engine/pkg/hollows_bg.wasm").file]],
  ["engine as JavaScript, where there is no wasm", 100, [built(SCRIPT_ENGINE).file]],
  [
    "element with its messages, one game",
    30,
    [...withImports("src/embed.ts"), ...mostArt, messages("board")],
  ],
  ["first view of the home page", 45, [...view("index.html", "site"), ...allArt]],
  ["first view of a game, without the engine", 45, [...view("play.html", "site", "board"), ...mostArt]],
  ["first view of a frame, without the engine", 45, [...view("embed.html", "board"), ...mostArt]],
  ["first view of the rules", 45, view("rules.html", "site", "rules")],
  [
    "first view of a guided game, without the engine",
    45,
    [...view("learn.html", "site", "learn", "board"), ...mostArt],
  ],
  [
    "first view of a puzzle, without the engine",
    45,
    [
      ...view("puzzles.html", "site", "puzzles", "board"),
      ...withImports("src/pages/puzzle.ts"),
      built("results/puzzles/o-an-quan.json").file,
      ...mostArt,
    ],
  ],
  [
    "first view of what is said about a game",
    45,
    [...view("about-o-an-quan.html", "site", "about"), ...mostArt],
  ],
  ["first view of what is known", 45, view("known.html", "site", "known")],
  ["whole offline copy", 400, offline()],
];

for (const [name, limit, files] of budgets) {
  const kilobytes = size(files) / 1000;
  const verdict = kilobytes <= limit ? "" : EXCEEDED;
  console.log(
    `${name.padEnd(48)}${kilobytes.toFixed(1).padStart(7)} of ${String(limit).padStart(3)} KB${verdict}`,
  );
  if (verdict) process.exitCode = 1;
}

// Carried on a stick or by mail, not compressed.
const single = read("hollows.html").length / 1000;
const verdict = single <= 1000 ? "" : EXCEEDED;
console.log(
  `single file, all languages, uncompressed        ${single.toFixed(1).padStart(7)} of 1000 KB${verdict}`,
);
if (verdict) process.exitCode = 1;
