# `make play` and `make test` set up whatever they need; set-up is cached in .venv and build/.

PYTHON ?= $(shell for p in python3 python3.13 python3.12 python3.11 python; do \
	command -v $$p >/dev/null 2>&1 && $$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' && { echo $$p; break; }; done)
BIN := .venv/bin
ENGINES := $(shell find src/signoria/core src/signoria/games src/signoria/bots -name '*.py')

.PHONY: play test lint bench clean

play: build/compiled
	@$(BIN)/signoria play

test: build/compiled lint
	$(BIN)/pytest
	SIGNORIA_PURE=1 $(BIN)/pytest

lint: build/installed
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

bench: build/compiled build/peers
	$(BIN)/signoria bench

clean:
	rm -rf .venv build
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
