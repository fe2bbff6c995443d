#!/usr/bin/env bash
# Makes a Rust toolchain able to build for the browser: rustup's own target, or, where that download is refused, Debian's
# Rust with a standard library built from Debian's source package.
set -euo pipefail
cd "$(dirname "$0")/.."
. scripts/env.sh

debian_rustc=/usr/bin/rustc

add_with_rustup() {
  command -v rustup >/dev/null || return 1
  step "Adding the $wasm_target target"
  local limit=()
  if command -v timeout >/dev/null; then limit=(timeout 90); fi
  ${limit[@]+"${limit[@]}"} rustup target add "$wasm_target"
}

# Builds the standard library once, beside an empty crate, and puts it where Debian's rustc looks for it.
build_debian_std() {
  step "Building Debian's standard library for $wasm_target (about a minute)"
  work=$(mktemp -d)
  trap 'rm -rf "$work"' EXIT
  mkdir "$work/src"
  printf '#![no_std]\n' >"$work/src/lib.rs"
  printf '[package]\nname = "empty"\nedition = "2024"\n[profile.release]\npanic = "abort"\n' >"$work/Cargo.toml"
  # Bitcode, because the release profile links with lto = "fat".
  (cd "$work" && PATH=/usr/bin:$PATH RUSTC_BOOTSTRAP=1 RUSTFLAGS=-Cembed-bitcode=yes CARGO_TARGET_DIR=target \
    cargo build --release --target "$wasm_target" -Zbuild-std=std,panic_abort,panic_unwind,proc_macro,test)
  rm "$work/target/$wasm_target"/release/deps/libempty-*

  local root=() rustlib host std
  if [ "$(id -u)" -ne 0 ]; then root=(sudo); fi
  rustlib=$($debian_rustc --print sysroot)/lib/rustlib
  host=$($debian_rustc -vV | sed -n 's/^host: //p')
  std=$rustlib/$wasm_target/lib
  "${root[@]}" rm -rf "$std"
  "${root[@]}" mkdir -p "$std" "$rustlib/$host/bin"
  "${root[@]}" cp "$work/target/$wasm_target"/release/deps/*.rlib "$std/"
  "${root[@]}" ln -sf "/usr/lib/llvm-$(debian_llvm)/bin/lld" "$rustlib/$host/bin/rust-lld"
}

debian_llvm() { $debian_rustc -vV | sed -n 's/^LLVM version: \([0-9]*\).*/\1/p'; }

command -v cargo >/dev/null || die "Rust 1.88 or newer is needed, with cargo: https://rustup.rs"
if builds_wasm rustc || { [ -x $debian_rustc ] && builds_wasm $debian_rustc; }; then
  ready "Rust for the browser"
elif ! add_with_rustup; then
  apt_install rustc-web cargo-web rust-web-src rust-web-clippy ||
    die "no Rust for the browser; run: rustup target add $wasm_target"
  apt_install "lld-$(debian_llvm)"
  build_debian_std
  builds_wasm $debian_rustc || die "Debian's Rust cannot build for the browser; run: rustup target add $wasm_target"
fi
