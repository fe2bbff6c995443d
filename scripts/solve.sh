#!/usr/bin/env bash
# Proves the values that www/results holds and writes them there: solve.sh [GAME...]. It takes some minutes a
# game on two cores and 3 GB of memory, and an hour for the one that stays open.
set -euo pipefail
cd "$(dirname "$0")/.."
. scripts/env.sh

cargo build --quiet --release --features cli
hollows=${CARGO_TARGET_DIR:-target}/release/hollows

# What is asked of each game; where the value is out of reach, within a time.
declare -A questions=(
  [san-yao]="solve san-yao --moves"
  [san-yao-match]="solve san-yao --match"
  [ayoayo]="solve ayoayo --moves"
  [hoyito-ii]="solve hoyito-ii --moves"
  [hoyito-ii-2x12]="solve hoyito-ii-2x12 --seconds 3600"
  [o-an-quan]="solve o-an-quan --moves"
  [o-an-quan-vi]="solve o-an-quan-vi --moves"
)

for name in "${@:-${!questions[@]}}"; do
  step "$name"
  # shellcheck disable=SC2086 # the question is made of words
  "$hollows" ${questions[$name]} | node scripts/result.mjs "hollows ${questions[$name]}" >"www/results/$name.json"
done
