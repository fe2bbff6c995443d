# shellcheck shell=bash
# Sourced by the other scripts and by the Makefile, from the root of the repository: where the tools lie, and
# `wasm_cargo`, the cargo that builds for the browser.

# Tools built from source are kept outside the clone, by version, so that the next clone finds them.
tools=${XDG_CACHE_HOME:-$HOME/.cache}/hollows
wasm_target=wasm32-unknown-unknown
wasm_bindgen_version=$(sed -n '/^name = "wasm-bindgen"$/{n;s/^version = "\(.*\)"$/\1/p;}' Cargo.lock)
wasm_bindgen_root=$tools/wasm-bindgen-$wasm_bindgen_version
export PATH="$wasm_bindgen_root/bin:$PATH"

# The features that Rust turns on for this target, for wasm-opt. Named one by one: --all-features writes what Node 20 rejects.
wasm_features=(
  --enable-bulk-memory
  --enable-multivalue
  --enable-mutable-globals
  --enable-nontrapping-float-to-int
  --enable-reference-types
  --enable-sign-ext
)

# What wasm-opt does beside that: speed first, then whatever makes the file smaller at no cost to it.
wasm_opt=(
  -O3
  --converge
  --one-caller-inline-max-function-size 40
  --merge-similar-functions
  --reorder-functions-by-name
  --strip-producers
  --strip-target-features
)

# The browser that tests run in, and its driver.
export CHROMIUM=${CHROMIUM:-/usr/bin/chromium}
export CHROMEDRIVER=${CHROMEDRIVER:-/usr/bin/chromedriver}

step() { printf '\n\033[1m==> %s\033[0m\n' "$*"; }
ready() { printf '    %s: ready\n' "$*"; }
die() {
  printf '\nerror: %s\n' "$*" >&2
  exit 1
}

# Whether this rustc has a standard library for the browser that is its own, and a linker.
builds_wasm() {
  mkdir -p "$tools"
  "$1" --target "$wasm_target" --crate-type cdylib -o "$tools/probe.wasm" - </dev/null 2>/dev/null
}

# cargo with a toolchain that builds wasm: the usual one, or Debian's where scripts/wasm-target.sh had to turn to it.
wasm_cargo() {
  if builds_wasm rustc; then
    cargo "$@"
  else
    PATH=/usr/bin:$PATH cargo "$@"
  fi
}

# Installs Debian packages: apt_install PACKAGE...
apt_install() {
  local install=(apt-get install -y -q --no-install-recommends "$@") root=()
  command -v apt-get >/dev/null || return 1
  if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null || die "as root, run: apt-get update && ${install[*]}"
    root=(sudo)
  fi
  step "Installing $*"
  { "${root[@]}" apt-get update -q && DEBIAN_FRONTEND=noninteractive "${root[@]}" "${install[@]}"; } ||
    die "could not install; as root, run: apt-get update && ${install[*]}"
}
