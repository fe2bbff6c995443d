#!/usr/bin/env bash
# Builds the engine for the browser into www/src/engine/pkg: cargo, then wasm-bindgen, then wasm-opt.
set -euo pipefail
cd "$(dirname "$0")/.."
. scripts/env.sh

built=${CARGO_TARGET_DIR:-target}/$wasm_target/wasm
out=www/src/engine/pkg

step "Building the engine for the browser"
wasm_cargo build --profile wasm --lib --target "$wasm_target"
if [ "$out/hollows_bg.wasm" -nt "$built/hollows.wasm" ]; then
  ready "engine"
else
  wasm-bindgen --target web --out-dir "$built/bindgen" --out-name hollows "$built/hollows.wasm"
  mkdir -p "$out"
  cp "$built"/bindgen/hollows{.js,.d.ts,_bg.wasm.d.ts} "$out/"
  www/node_modules/.bin/wasm-opt "${wasm_opt[@]}" "${wasm_features[@]}" -o "$out/hollows_bg.wasm" "$built/bindgen/hollows_bg.wasm"
  ready "$(wc -c <"$out/hollows_bg.wasm" | tr -d ' ') bytes of wasm in $out"
fi
scripts/build-script-engine.sh
