# Everything runs in a local .venv, made from a bare Python >= 3.11. No activation needed.
PYTHON ?= python3
BIN := .venv/bin
EXTENSION := setup.py $(wildcard src/rnea/engine/native/*.[ch])
export PIP_DISABLE_PIP_VERSION_CHECK := 1
# programs that tests start find compiled modules: importing the package takes half a second then
export PYTHONDONTWRITEBYTECODE :=

.PHONY: demo test test-all test-gpu check studio studio-test studio-check docs laws fuzz storm bench clean

demo: .venv/.package
	$(BIN)/rnea demo

# everything that protects users, with a sample of the long parametrizations (some minutes)
test: .venv/.tools
	$(BIN)/python -m pytest -n 2 --dist worksteal

# every case, all browser tests, clusters and languages, random robots of a fresh seed (half an hour)
test-all: .venv/.tools
	RNEA_TESTS=all $(BIN)/python -m pytest -n 2 --dist worksteal

# what needs an NVIDIA GPU, by a Python that may lack everything but pytest, numpy and llvmlite
test-gpu:
	PYTHONPATH=src:tests:$$PYTHONPATH $(PYTHON) -m pytest -m gpu -p no:cacheprovider tests/test_gpu.py tests/test_gpu_jax.py tests/test_gpu_torch.py

# the laws of mechanics, 20,000 random cases each (the better part of an hour)
laws: .venv/.tools
	RNEA_LAW_CASES=20000 $(BIN)/python -m pytest -n 2 -v --durations=0 tests/test_laws.py

# spoilt files of every format: each must load or be refused, within two seconds (some minutes)
FORMATS := urdf mjcf sdf toml xacro motors csv npz parquet log-csv log-npz log-parquet lerobot hdf5 db3 mcap bag
fuzz: .venv/.tools
	$(BIN)/python tests/fuzz/fuzz.py $(FORMATS) --count 10000

# forks beside threads that compile, then signals and full disks for every command (half an hour)
storm: .venv/.tools
	$(BIN)/python tests/storms/forks.py --count 200
	$(BIN)/python tests/storms/commands.py --moments 10

# every quantity beside other packages, in one run of some ten minutes; rewrites the figures in docs/
bench: .venv/.tools
	$(BIN)/python benchmarks/survey.py

# Studio's page from TypeScript into the package (users need no Node: what it gives is committed)
studio: studio/node_modules/.made
	cd studio && npm run --silent build

studio-test: studio/node_modules/.made
	cd studio && npm test --silent

studio-check: studio/node_modules/.made
	cd studio && npm run --silent lint && npm run --silent types

# the site in build/docs: no network is needed, every warning is an error, links within it are checked
docs: .venv/.site
	$(BIN)/python -m sphinx --fail-on-warning --keep-going --quiet --jobs auto docs build/docs
	@echo "build/docs/index.html"

studio/node_modules/.made: studio/package-lock.json
	cd studio && npm ci --silent --no-audit --no-fund
	touch $@

check: .venv/.tools
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	@if npm --version > /dev/null 2>&1 || [ -n "$$CI" ]; then $(MAKE) --no-print-directory studio-check; \
	  else echo "Studio's TypeScript was not checked: there is no npm that runs"; fi

.venv/.made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "rnea needs Python 3.11 or newer; say which one: make PYTHON=python3.12" >&2; exit 1; }
	$(PYTHON) -m venv .venv
	touch $@

.venv/.package: .venv/.made pyproject.toml $(EXTENSION)
	$(BIN)/pip install --quiet --editable '.[plots]'
	touch $@

.venv/.tools: .venv/.made pyproject.toml $(EXTENSION)
	$(BIN)/pip install --quiet --editable '.[test]'
	touch $@ .venv/.package

.venv/.site: .venv/.made pyproject.toml $(EXTENSION)
	$(BIN)/pip install --quiet --editable '.[docs]'
	touch $@ .venv/.package

clean:
	rm -rf .venv studio/node_modules build .pytest_cache .mypy_cache .ruff_cache .hypothesis
