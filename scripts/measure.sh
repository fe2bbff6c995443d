#!/usr/bin/env bash
# Measures what www/results holds beside the proofs (solve.sh) and the levels (calibrate.sh), and writes it there:
# measure.sh [balanced|perft|selfplay|tables ...]. Balanced starts take some minutes, the others less than one.
set -euo pipefail
cd "$(dirname "$0")/.."
. scripts/env.sh

cargo build --quiet --release --features cli
node scripts/measure.mjs "${CARGO_TARGET_DIR:-target}/release/hollows" "$@"
