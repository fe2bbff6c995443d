// What the project is built from: licences that go with its own, and nothing that is not used. (cargo-deny, which checks the rest,
// takes minutes to build and knows no npm packages: a list of licences of its own would be a second one.)
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import test from "node:test";
import { path, read } from "./project.mjs";

/** Licences that anyone may build on. MPL-2.0, NCSA and CC-BY-4.0 only in tools: nothing of them is shipped. */
const SHIPPED = [
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "ISC",
  "MIT",
  "OFL-1.1",
].concat("Unicode-3.0", "Unlicense");
const TOOLS = [...SHIPPED, "BlueOak-1.0.0", "CC-BY-4.0", "MPL-2.0", "NCSA"].concat(
  "Apache-2.0 WITH LLVM-exception",
);

/** Whether a licence expression leaves a way that is allowed: one of each OR, and all of each AND. */
function allows(expression, allowed) {
  const every = expression.replace(/[()]/g, "").split(/ AND /);
  return every.every((part) => part.split(/ OR | ?\/ ?/).some((licence) => allowed.includes(licence.trim())));
}

test("licence expressions are understood", () => {
  assert.ok(allows("(MIT OR Apache-2.0) AND Unicode-3.0", SHIPPED));
  assert.ok(allows("Unlicense/MIT", SHIPPED));
  assert.ok(allows("MIT OR LGPL-2.1-or-later", SHIPPED));
  assert.ok(!allows("MIT AND GPL-3.0-only", SHIPPED));
  assert.ok(!allows("MPL-2.0", SHIPPED));
});

/** What cargo knows of a crate and all it is built from. */
function metadata(folder) {
  const json = execFileSync("cargo", ["metadata", "--format-version", "1", "--locked"], {
    cwd: path(folder),
    encoding: "utf8",
    maxBuffer: 1 << 26,
    stdio: ["ignore", "pipe", "ignore"],
  });
  return JSON.parse(json).packages;
}

const crates = metadata(".");

test("every crate has a licence that goes with ours", () => {
  for (const { name, license } of [...crates, ...metadata("fuzz")])
    assert.ok(allows(license ?? "", TOOLS), `${name}: ${license}`);
});

test("every npm package has a licence that goes with ours, shipped ones a free one", () => {
  const { packages } = JSON.parse(read("www/package-lock.json"));
  for (const [name, { license, dev }] of Object.entries(packages))
    assert.ok(allows(license ?? "", dev ? TOOLS : SHIPPED), `${name}: ${license}`);
});

/** The tracked text of these folders and files. */
function sources(...where) {
  const files = execFileSync("git", ["ls-files", "-z", ...where], { cwd: path("."), encoding: "utf8" });
  return files
    .split("\0")
    .filter(
      (file) => /\.(rs|ts|mts|mjs|css|html|json|sh)$/.test(file) && !file.endsWith("package-lock.json"),
    );
}

test("every crate is used", () => {
  const code = sources("src", "tests", "benches", "examples")
    .filter((file) => file.endsWith(".rs"))
    .map(read)
    .join("\n");
  const [own] = crates.filter(({ name }) => name === "hollows");
  for (const { name } of own.dependencies) {
    const used = new RegExp(`\\b${name.replaceAll("-", "_")}\\b`);
    assert.match(code, used, name);
  }
});

test("every npm package is used", () => {
  const code = sources("www", "scripts", "tests/browser", "tests/project").filter(
    (file) => file !== "www/package.json",
  );
  const { scripts, dependencies, devDependencies } = JSON.parse(read("www/package.json"));
  const text = code.map(read).join("\n") + Object.values(scripts).join("\n");
  // Run by the names of their programs, or there for the types alone.
  const programs = {
    "@biomejs/biome": "biome check",
    typescript: "tsc -p",
    binaryen: "wasm-opt",
    "@types/node": '"node"',
    "workbox-window": "virtual:pwa-register",
  };
  for (const name of Object.keys({ ...dependencies, ...devDependencies }))
    assert.ok(text.includes(programs[name] ?? name), name);
});
