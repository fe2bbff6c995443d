#!/usr/bin/env bash
# Installs wasm-bindgen's command line in exactly the version of the crate in Cargo.lock: the two must be the same.
set -euo pipefail
cd "$(dirname "$0")/.."
. scripts/env.sh

if [ -x "$wasm_bindgen_root/bin/wasm-bindgen-test-runner" ]; then
  ready "wasm-bindgen $wasm_bindgen_version"
else
  step "Installing wasm-bindgen $wasm_bindgen_version (about two minutes)"
  cargo install wasm-bindgen-cli --version "=$wasm_bindgen_version" --root "$wasm_bindgen_root"
fi
