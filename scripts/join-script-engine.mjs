// Usage: node scripts/join-script-engine.mjs BUILT OUT
// Joins what wasm2js wrote (BUILT/lowered.js) with wasm-bindgen's classes, and mends what each assumes of WebAssembly.
import { readFileSync, writeFileSync } from "node:fs";

const [built, out] = process.argv.slice(2);

/** Replaces every match; there must be one, or another version of a tool writes something else. */
function mend(text, pattern, replacement) {
  if (text.search(pattern) < 0)
    throw new Error(`nothing matches ${pattern}: has wasm-bindgen or wasm2js changed?`);
  return text.replace(pattern, replacement);
}

// A memory that has grown is another buffer, but the old one is not detached as WebAssembly's would be.
const glue = readFileSync(`${built}/bindgen/script-engine_bg.js`, "utf8");
const reserved = glue.match(/if \(idx < (\d+)\) return;/)?.[1];
if (!reserved) throw new Error("cannot see how many handles wasm-bindgen reserves");
writeFileSync(
  `${out}/script-engine_bg.js`,
  mend(
    mend(glue, /(cachedUint8ArrayMemory0)\.byteLength === 0/g, "$1.buffer !== wasm.memory.buffer"),
    /(cachedDataViewMemory0)\.buffer\.detached === true/g,
    "$1.buffer !== wasm.memory.buffer",
  ),
);

// The one import that wasm-bindgen fills in only where there are reference types: where the reserved handles end.
const module = readFileSync(`${built}/lowered.js`, "utf8");
writeFileSync(
  `${out}/module.js`,
  mend(
    module,
    /import \* as __wbindgen_externref_xform__ from '__wbindgen_externref_xform__';/,
    `const __wbindgen_externref_xform__ = { __wbindgen_externref_statics_end: () => ${reserved} };`,
  ),
);

// Last, since it is what tells that all is there.
const entry = readFileSync(`${built}/bindgen/script-engine.js`, "utf8");
writeFileSync(`${out}/script-engine.js`, mend(entry, /"\.\/script-engine_bg\.wasm"/, '"./module.js"'));
