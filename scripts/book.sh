#!/usr/bin/env bash
# Adds proved answers to the opening books in src/search/books: book.sh PLIES SECONDS [GAME...]. It goes on where the
# last run stopped, the earliest plies first; it takes 3 GB of memory.
set -euo pipefail
cd "$(dirname "$0")/.."
. scripts/env.sh

[ $# -ge 2 ] || die "usage: scripts/book.sh PLIES SECONDS [GAME...]"
plies=$1 seconds=$2
shift 2
[ $# -gt 0 ] || set -- ayoayo hoyito-ii o-an-quan o-an-quan-vi

# What a page proves in a second and a half.
page_nodes=3000000

cargo build --quiet --release --example book
for game in "$@"; do
  step "$game"
  "${CARGO_TARGET_DIR:-target}/release/examples/book" "$game" "$plies" "$page_nodes" "src/search/books/$game.book" "$seconds"
done
