// Makes the npm package from the built site and engine (`make build` first), and packs it: target/npm/hollows-<version>.tgz.
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

const root = new URL("../", import.meta.url);
const out = new URL("target/npm/", root);
const folder = new URL("package/", out);
const read = (file) => readFileSync(new URL(file, root), "utf8");

function copy(from, to) {
  const target = fileURLToPath(new URL(to, folder));
  mkdirSync(dirname(target), { recursive: true });
  cpSync(fileURLToPath(new URL(from, root)), target);
}

/** The files of the element: what its entry leads to, at once or later. */
function elementFiles() {
  const manifest = JSON.parse(read("www/dist/.vite/manifest.json"));
  const entries = new Set();
  const follow = (name) => {
    if (entries.has(name)) return;
    entries.add(name);
    const { imports = [], dynamicImports = [] } = manifest[name];
    for (const next of [...imports, ...dynamicImports]) follow(next);
  };
  follow("src/embed.ts");
  return [
    ...new Set([...entries].flatMap((name) => [manifest[name].file, ...(manifest[name].assets ?? [])])),
  ];
}

rmSync(out, { recursive: true, force: true });
for (const file of elementFiles()) copy(`www/dist/${file}`, `element/${file}`);
for (const file of ["hollows.js", "hollows_bg.wasm"]) copy(`www/src/engine/pkg/${file}`, `engine/${file}`);
// Projects that do not know `Symbol.dispose` yet could not read the types.
const types = read("www/src/engine/pkg/hollows.d.ts").replace(/^ *\[Symbol\.dispose\].*\n/gm, "");
writeFileSync(new URL("engine/hollows.d.ts", folder), types);
for (const file of ["browser.js", "node.js", "engine.d.ts"]) copy(`www/npm/${file}`, `engine/${file}`);
copy("www/npm/hollows-board.d.ts", "element/hollows-board.d.ts");
copy("www/npm/README.md", "README.md");
for (const file of ["LICENSE-MIT", "LICENSE-APACHE", "CHANGELOG.md"]) copy(file, file);

const { name, description, license, engines } = JSON.parse(read("www/package.json"));
const packageJson = {
  name,
  version: /^version = "(.+)"$/m.exec(read("Cargo.toml"))[1],
  description,
  license,
  keywords: ["mancala", "game", "board-game", "custom-element", "wasm"],
  type: "module",
  engines,
  exports: {
    ".": { types: "./engine/engine.d.ts", node: "./engine/node.js", default: "./engine/browser.js" },
    "./element": { types: "./element/hollows-board.d.ts", default: "./element/hollows-board.js" },
    "./package.json": "./package.json",
  },
  sideEffects: true,
};
writeFileSync(new URL("package.json", folder), `${JSON.stringify(packageJson, null, 2)}\n`);
execFileSync("npm", ["pack", "--silent", "--pack-destination", fileURLToPath(out), fileURLToPath(folder)], {
  stdio: ["ignore", "inherit", "inherit"],
});
