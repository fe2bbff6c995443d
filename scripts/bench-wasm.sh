#!/usr/bin/env bash
# Measures the kernel and the search natively and in wasm, side by side: bench-wasm.sh [RUNS]. Prints Markdown tables.
set -euo pipefail
cd "$(dirname "$0")/.."
. scripts/env.sh

# Apart from the other builds, which carry no perft for JavaScript.
export CARGO_TARGET_DIR=${CARGO_TARGET_DIR:-target}/bench
built=$CARGO_TARGET_DIR/$wasm_target/wasm

step "Building the engine to be measured" >&2
cargo build --quiet --release --features cli --bins --example perft_speed
wasm_cargo build --quiet --profile wasm --lib --target "$wasm_target" --features bench
wasm-bindgen --target nodejs --out-dir "$built/bindgen" --out-name hollows "$built/hollows.wasm"
www/node_modules/.bin/wasm-opt "${wasm_opt[@]}" "${wasm_features[@]}" \
  -o "$built/bindgen/hollows_bg.wasm" "$built/bindgen/hollows_bg.wasm"

step "Measuring" >&2
node scripts/bench-wasm.mjs "$CARGO_TARGET_DIR/release/examples/perft_speed" "$built/bindgen/hollows.js" "${1:-5}"
echo
node scripts/bench-search.mjs "$CARGO_TARGET_DIR/release/hollows" "$built/bindgen/hollows.js"
