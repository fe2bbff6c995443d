#!/usr/bin/env bash
# Installs a C++ compiler, which builds libFuzzer.
set -euo pipefail
cd "$(dirname "$0")/.."
. scripts/env.sh

if command -v "${CXX:-c++}" >/dev/null; then
  ready "C++ compiler"
else
  apt_install g++ || die "install a C++ compiler (g++ or clang), or set CXX to its path"
fi
