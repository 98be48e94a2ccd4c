# Every target sets itself up in .venv. Needed beforehand: make, and Python 3.11 or newer.
# Another Python than the first one found: make PYTHON=/path/to/python3 TARGET
# More arguments for the command behind a target: make test ARGS='-k blocking'

VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
CANDIDATES := $(or $(PYTHON),python3 python3.14 python3.13 python3.12 python3.11 python)
TYPED := $(wildcard dcg replays analytics cli benchmarks tests)

COMPILED := build/compiled
SOURCES = $(shell find dcg replays analytics cli -type f ! -name '*.pyc')

.PHONY: help setup demo test lint format docs bench compiled testcompiled constraints clean

help: ## show this list
	@sed -n 's/^\([a-z]*\):.*## /make \1\t/p' Makefile

setup: $(READY) ## make .venv with everything in constraints.txt

demo: $(READY) ## play, replay and analyse a few matches
	@$(BIN)/dcg demo $(ARGS)

test: $(READY) ## run the tests (the long ones: ARGS='-m long')
	@$(BIN)/python -m pytest -n 2 $(ARGS)

lint: $(READY) ## check style and types
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy $(TYPED)

format: $(READY) ## put the code in the house style
	@$(BIN)/ruff check --fix .
	@$(BIN)/ruff format .

docs: $(READY) ## write the generated references, and the tour in README.md
	@$(BIN)/python -m cli.docs
	@$(BIN)/python -m analytics.reference > docs/analytics.md
	@$(BIN)/python -m dcg.official.text.reference > docs/card-language.md
	@$(BIN)/python -m dcg.official.text.keyword_reference > docs/keywords.md
	@$(BIN)/python -m dcg.battle_evolution.text.reference > docs/battle-evolution-cards.md
	@$(BIN)/python -m tests.conformance.coverage > docs/rules-coverage.md
	@$(BIN)/python -m tests.battle_evolution.coverage > docs/battle-evolution-coverage.md

bench: $(READY) ## measure, beside a floor measured in the same run
	@$(BIN)/python -m benchmarks $(ARGS)

compiled: $(COMPILED)/.ready ## make an environment whose dcg is compiled to machine code
	@$(COMPILED)/bin/dcg --version
	@echo "It is $(COMPILED)/bin/dcg; .venv stays pure Python."

testcompiled: $(COMPILED)/.ready ## run the same tests on the compiled build (long ones: ARGS='-m long')
	@$(COMPILED)/bin/pytest --import-mode=append -n 2 $(ARGS)

constraints: $(READY) ## pin what pyproject.toml asks for (newest of all: ARGS=--upgrade)
	@test -x build/uv/bin/uv || { $(BIN)/python -m venv build/uv && build/uv/bin/pip install -qq uv; }
	@build/uv/bin/uv pip compile --quiet --universal --python-version 3.11 --extra dev --extra postgres \
		--generate-hashes --no-header --no-annotate $(ARGS) pyproject.toml -o constraints.txt

clean: ## remove .venv, build output and caches
	@rm -rf $(VENV) build dist .hypothesis .mypy_cache .pytest_cache .ruff_cache

$(READY): pyproject.toml constraints.txt
	@found=; bare=; for python in $(CANDIDATES); do \
		"$$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 || continue; \
		if "$$python" -c 'import ensurepip, venv' >/dev/null 2>&1; then found=$$python; break; fi; \
		bare=$$python; \
	done; \
	if [ -n "$$found" ]; then :; \
	elif [ -n "$$bare" ]; then \
		echo "dcg: $$bare has no venv module; install it (Debian, Ubuntu: python3-venv)." >&2; exit 1; \
	else \
		echo "dcg: needs Python 3.11 or newer; tried: $(CANDIDATES). Name one: make PYTHON=/path/to/python3" >&2; exit 1; \
	fi; \
	echo "Setting up $(VENV), once; this takes a minute." >&2; \
	"$$found" -m venv $(VENV)
	@$(BIN)/python -m pip install -qq --disable-pip-version-check --require-hashes -r constraints.txt
	@$(BIN)/python -m pip install -qq --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

# Not an editable installation: what is compiled lies apart from the sources and is never older than them.
$(COMPILED)/.ready: $(READY) $(COMPILED)/.packages hatch_build.py $(SOURCES)
	@echo "Compiling, once for these sources; this takes some minutes." >&2
	@rm -rf build/wheel
	@$(BIN)/python -m pip wheel -qq --disable-pip-version-check --no-deps --no-build-isolation \
		-w build/wheel .
	@$(COMPILED)/bin/python -m pip install -qq --disable-pip-version-check --no-deps \
		--force-reinstall build/wheel/*.whl
	@touch $@

$(COMPILED)/.packages: $(READY)
	@$(BIN)/python hatch_build.py
	@rm -rf $(COMPILED)
	@$(BIN)/python -m venv $(COMPILED)
	@$(COMPILED)/bin/python -m pip install -qq --disable-pip-version-check --require-hashes -r constraints.txt
	@touch $@
