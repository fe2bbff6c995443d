#!/usr/bin/env bash
# Installs the site's packages when package-lock.json has changed since the last time.
set -euo pipefail
cd "$(dirname "$0")/.."
. scripts/env.sh

node -e 'const [major, minor] = process.versions.node.split("."); process.exit(major * 100 + +minor < 2019 ? 1 : 0)' ||
  die "Node 20.19 or newer is needed, with npm: https://nodejs.org"

if [ www/node_modules/.package-lock.json -nt www/package-lock.json ]; then
  ready "packages of the site"
else
  step "Installing the packages of the site"
  npm ci --prefix www --no-audit --no-fund
  touch www/node_modules/.package-lock.json
fi
