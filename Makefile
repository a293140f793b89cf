# One word a task. `make play` and `make test` need only Python 3.11 or newer with venv and pip.

PYTHON ?= python3
ARGS ?=

VENV := .venv
COMPILED := .venv-compiled
PACKAGING := pyproject.toml hatch_build.py

.PHONY: help play test check format compiled test-compiled bench screenshots clean

help:
	@echo "make play           the table in the browser (ARGS=\"--port 8123 --no-browser\")"
	@echo "make test           all tests"
	@echo "make check          formatter, linter, types and import contracts"
	@echo "make format         let the formatter and the linter mend what they can"
	@echo "make compiled       build the compiled rules in a copy, into $(COMPILED)"
	@echo "make test-compiled  the tests of rules, records and bots on the compiled build"
	@echo "make bench          pure and compiled, one after the other"
	@echo "make screenshots    pictures of every page and phase, into build/screenshots"
	@echo "make clean          remove what these commands made"

play: $(VENV)/.installed
	$(VENV)/bin/boardwright serve $(ARGS)

test: $(VENV)/.test-installed
	$(VENV)/bin/python -m pytest -n auto $(ARGS)

check: $(VENV)/.test-installed
	$(VENV)/bin/ruff format --check .
	$(VENV)/bin/ruff check .
	$(VENV)/bin/mypy
	$(VENV)/bin/lint-imports

format: $(VENV)/.test-installed
	$(VENV)/bin/ruff format .
	$(VENV)/bin/ruff check --fix .

compiled: $(COMPILED)/.installed

test-compiled: $(COMPILED)/.installed
	BOARDWRIGHT_BUILD=compiled $(COMPILED)/bin/python -m pytest -n auto tests/core tests/testing tests/games tests/record tests/bots tests/lab tests/playthroughs tests/test_build.py $(ARGS)

bench: $(VENV)/.installed $(COMPILED)/.installed
	$(VENV)/bin/python bench/compare.py $(VENV)/bin/python $(COMPILED)/bin/python $(ARGS)

screenshots: $(VENV)/.test-installed
	$(VENV)/bin/python scripts/screenshots.py build/screenshots $(ARGS)

clean:
	rm -rf $(VENV) $(COMPILED) build dist

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Boardwright needs Python 3.11 or newer; say for instance: make play PYTHON=python3.12")'
	$(PYTHON) -m venv $(VENV)

$(VENV)/.installed: $(VENV)/bin/python $(PACKAGING)
	$(VENV)/bin/python -m pip install --quiet --disable-pip-version-check -e .
	@touch $@

$(VENV)/.test-installed: $(VENV)/.installed
	$(VENV)/bin/python -m pip install --quiet --disable-pip-version-check -e ".[test]"
	@touch $@

# A compiled file wins at import over a newer source beside it, so the build happens in a copy.
$(COMPILED)/.installed: $(PACKAGING) $(VENV)/.installed $(shell find src -name '*.py')
	rm -rf build/compiled && mkdir -p build/compiled
	cp -R pyproject.toml hatch_build.py README.md LICENSE src build/compiled
	$(PYTHON) -m venv $(COMPILED)
	HATCH_BUILD_HOOK_ENABLE_MYPYC=1 HATCH_BUILD_CLEAN_HOOKS_AFTER=1 \
		$(COMPILED)/bin/python -m pip install --quiet --disable-pip-version-check "./build/compiled[test]"
	@touch $@
