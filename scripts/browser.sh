#!/usr/bin/env bash
# Installs the browser that the tests run in, and its driver.
set -euo pipefail
cd "$(dirname "$0")/.."
. scripts/env.sh

if [ -x "$CHROMIUM" ] && [ -x "$CHROMEDRIVER" ]; then
  ready "Chromium and its driver"
else
  apt_install chromium chromium-driver ||
    die "install Chromium (or Chrome) and the ChromeDriver of its version, and set CHROMIUM and CHROMEDRIVER to their paths"
fi
