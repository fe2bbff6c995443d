#!/usr/bin/env bash
# Builds the engine as plain JavaScript into www/src/engine/pkg/script, for browsers and hosts that allow no WebAssembly:
# cargo, then wasm-bindgen, then wasm-opt and wasm2js.
set -euo pipefail
cd "$(dirname "$0")/.."
. scripts/env.sh

target=${CARGO_TARGET_DIR:-target}/script
built=$target/$wasm_target/wasm
out=www/src/engine/pkg/script

step "Building the engine as JavaScript"
# Without reference types: wasm2js knows modules with one table only.
CARGO_TARGET_DIR=$target \
  RUSTFLAGS="-C link-arg=--features=mutable-globals,bulk-memory,sign-ext,nontrapping-fptoint -C link-arg=--no-check-features" \
  wasm_cargo build --profile wasm --lib --target "$wasm_target"
if [ "$out/script-engine.js" -nt "$built/hollows.wasm" ]; then
  ready "engine as JavaScript"
else
  wasm-bindgen --target bundler --out-dir "$built/bindgen" --out-name script-engine "$built/hollows.wasm"
  www/node_modules/.bin/wasm-opt -O3 "${wasm_features[@]}" --llvm-memory-copy-fill-lowering --llvm-nontrapping-fptoint-lowering \
    --signext-lowering -o "$built/lowered.wasm" "$built/bindgen/script-engine_bg.wasm"
  www/node_modules/.bin/wasm2js -O -o "$built/lowered.js" "$built/lowered.wasm"
  mkdir -p "$out"
  cp "$built/bindgen/script-engine.d.ts" "$out/"
  node scripts/join-script-engine.mjs "$built" "$out"
  ready "$(wc -c <"$out/module.js" | tr -d ' ') bytes of JavaScript in $out"
fi
