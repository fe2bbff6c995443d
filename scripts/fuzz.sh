#!/usr/bin/env bash
# Feeds the engine with inputs that libFuzzer makes, guided by which code they reach. An input that finds a fault is left
# under target/fuzz/faults.
#   fuzz.sh check                fuzz/corpus and what grows out of it in a few seconds
#   fuzz.sh SECONDS [TARGET...]  so long for each target; the fewest inputs that reach all that is new then join the corpus
set -euo pipefail
cd "$(dirname "$0")/.."
. scripts/env.sh

[ $# -ge 1 ] || die "usage: scripts/fuzz.sh check, or scripts/fuzz.sh SECONDS [TARGET...]"
time=$1
shift
[ $# -gt 0 ] || set -- parse play save undo

step "Building the targets"
# What cargo-fuzz asks of rustc, but for the address sanitizer: that needs a nightly one, and the engine has no unsafe code.
host=$(rustc -vV | sed -n 's/^host: //p')
export CARGO_TARGET_DIR=${CARGO_TARGET_DIR:-$PWD/target}/fuzz
export RUSTFLAGS="-Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4 -Cllvm-args=-sanitizer-coverage-inline-8bit-counters
  -Cllvm-args=-sanitizer-coverage-pc-table -Cllvm-args=-sanitizer-coverage-trace-compares -Ccodegen-units=1 --cfg fuzzing"
build=(--quiet --locked --release --manifest-path fuzz/Cargo.toml --target "$host")
cargo build "${build[@]}"
if [ "$time" = check ]; then cargo clippy "${build[@]}" -- -D warnings; fi

# Inputs that `check` tries: some seconds each.
declare -A inputs=([parse]=300000 [play]=2000 [save]=300000 [undo]=10000)

for target in "$@"; do
  program=$CARGO_TARGET_DIR/$host/release/$target
  corpus=fuzz/corpus/$target found=$CARGO_TARGET_DIR/found/$target
  mkdir -p "$CARGO_TARGET_DIR/faults" "$found"
  options=(-dict=fuzz/words -max_len=512 -timeout=100 -artifact_prefix="$CARGO_TARGET_DIR/faults/$target-")
  if [ "$time" = check ]; then
    step "Fuzzing: $target"
    # The same chance each time, and nothing is kept: what fails, fails again.
    kept=$(mktemp -d) log=$CARGO_TARGET_DIR/$target.log
    "$program" "${options[@]}" -seed=1 -runs="${inputs[$target]}" "$kept" "$corpus" 2>"$log" || { cat "$log" && die "$target failed"; }
    rm -r "$kept"
    grep -a DONE "$log"
  else
    step "Fuzzing: $target, for $time seconds"
    "$program" "${options[@]}" -max_total_time="$time" -print_final_stats=1 "$found" "$corpus"
    # By the code reached, not by how often: a tenth of the inputs, and small enough to be kept with the source.
    "$program" "${options[@]}" -use_counters=0 -set_cover_merge=1 "$corpus" "$found"
  fi
done
