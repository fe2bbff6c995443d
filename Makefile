# Hollows: `make` alone lists what there is to do. Everything here is safe to run again: what is done already is skipped.

SHELL := bash
PORT ?= 4173
FUZZ ?= 60

engine := www/src/engine/pkg/hollows_bg.wasm
site := www/dist/.vite/manifest.json
site_sources := $(shell find www \( -name node_modules -o -name dist -o -name pkg -o -name test-results \
	-o -name playwright-report \) -prune -o -type f -print)
env := set -eu; . scripts/env.sh;

.PHONY: help play test build check package bench fuzz smoke screenshots smoothness setup clean
.PHONY: setup-build test-rust test-fuzz test-wasm test-site budgets FORCE
.NOTPARALLEL:

help: ## List these targets
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/make \1	\2/p' Makefile | expand -t 16

play: build ## Play: set up, build and serve on http://localhost:4173 (another port: PORT=)
	@$(env) step "Hollows is at http://localhost:$(PORT) (Ctrl+C stops it)"
	@npm --prefix www run --silent preview -- --port $(PORT) --strictPort

test: setup check test-rust test-fuzz test-wasm budgets test-site ## Set up and run every test and check
	@$(env) step "All tests passed"

build: $(site) ## Build the static site in www/dist

check: $(engine) ## Check format, lints, types, documentation and the crate's package
	@$(env) step "Checking the Rust code"
	cargo fmt --check
	cargo fmt --check --manifest-path fuzz/Cargo.toml
	cargo clippy --all-targets --all-features -- -D warnings
	@$(env) wasm_cargo clippy --target $$wasm_target --lib --test web -- -D warnings
	RUSTDOCFLAGS="-D warnings" cargo doc --no-deps --all-features
	cargo package --no-verify --allow-dirty --quiet
	@$(env) step "Checking the site's code"
	npm --prefix www run check
	node scripts/reference.mjs --check
	@$(env) step "Checking the project's files"
	node --test --test-reporter=dot tests/project/*.test.mjs

package: build ## Pack the crate and the npm package under target/
	cargo package --no-verify
	node scripts/npm-package.mjs

bench: build ## Measure the engine, natively, in wasm and in Chromium
	cargo bench
	@scripts/bench-wasm.sh
	@scripts/browser.sh
	@node scripts/bench-browser.mjs

fuzz: ## Look for inputs that break the engine, a minute for each target (longer: FUZZ=600)
	@scripts/compiler.sh
	@scripts/fuzz.sh $(FUZZ)

screenshots: build ## Take pictures of the pages in all their states, under target/screenshots
	@scripts/browser.sh
	@node scripts/screenshots.mjs

smoothness: build ## Measure how smoothly seeds move on a slow machine
	@scripts/browser.sh
	@node scripts/bench-motion.mjs

smoke: $(site) ## Play a move in Firefox and WebKit, where they are installed
	@$(env) step "Playing in other browsers"; node --experimental-websocket --no-warnings scripts/smoke.mjs

setup: setup-build ## Install what building and testing need
	@scripts/compiler.sh
	@scripts/browser.sh

clean: ## Remove what was built
	cargo clean
	rm -rf www/dist $(dir $(engine)) www/test-results www/playwright-report

setup-build:
	@$(env) step "Setting up"
	@scripts/wasm-target.sh
	@scripts/wasm-bindgen.sh
	@scripts/node-modules.sh

test-rust:
	@$(env) step "Testing the engine"
	cargo test --features cli

test-fuzz:
	@scripts/fuzz.sh check

test-wasm:
	@$(env) step "Testing the engine in Chromium"; \
	export CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER=wasm-bindgen-test-runner; \
	wasm_cargo test --target $$wasm_target --test web

test-site: $(site)
	@$(env) step "Testing the site in Chromium"; npm --prefix www run test:browser

budgets: $(site)
	@$(env) step "Measuring the site"; node scripts/budgets.mjs

$(engine): FORCE | setup-build
	@scripts/build-wasm.sh

$(site): $(engine) $(site_sources)
	@$(env) step "Building the site"; npm --prefix www run build
