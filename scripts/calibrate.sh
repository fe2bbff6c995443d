#!/usr/bin/env bash
# Plays the computer's levels against their neighbours, in each game or in those named, and writes the shares to
# www/results/levels.json: calibrate.sh [GAME...]. It takes half an hour on one core; a second run gives the same
# file. Fails when a level is outside its range.
set -euo pipefail
cd "$(dirname "$0")/.."
. scripts/env.sh

cargo build --quiet --release --features cli
node scripts/calibrate.mjs "${CARGO_TARGET_DIR:-target}/release/hollows" "$@"
