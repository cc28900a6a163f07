# Commands for people and for CI. `make help` lists them.

SWIFT ?= swift
FUZZ_SECONDS ?= 60
SEED ?= 1
COUNT ?= 330
TYPOS ?= 10000
CONFIG = .build/debug/nd-config

.DEFAULT_GOAL := all
.PHONY: all help setup build install test swiftbuild examples check format golden fuzz kills long \
  fuzz-commands typos realapps sanitize mutants static dist dist-check recipes bazel bazel-example bench standards standards-check venv clean

all: build ## Install missing headers, build, validate, generate, and show Italy
	@echo "==> nd-config validate"
	@$(CONFIG) validate
	@echo "==> nd-config generate"
	@$(CONFIG) generate
	@echo "==> nd-config show it"
	@$(CONFIG) show it

help: ## List these commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-13s %s\n", $$1, $$2 }' Makefile

setup: ## Install libyaml's headers if they are missing
	@Scripts/setup

build: setup ## Build everything
	@echo "==> swift build"
	@$(SWIFT) build

PREFIX = /usr/local

install: setup ## Build only the tool, and copy it and its completions to PREFIX (/usr/local)
	@mkdir -p "$(PREFIX)/bin" && test -w "$(PREFIX)/bin" || \
	  { echo "error: $(PREFIX) is not writable; run: make install PREFIX=\"\$$HOME/.local\"" >&2; exit 1; }
	ND_TOOL_ONLY=1 $(SWIFT) build -c release --product nd-config --scratch-path .build/release-tool
	install -m 755 .build/release-tool/release/nd-config "$(PREFIX)/bin/nd-config"
	@mkdir -p "$(PREFIX)/share" && cd "$(PREFIX)/share" && mkdir -p bash-completion/completions zsh/site-functions fish/vendor_completions.d
	cd "$(PREFIX)/share" && ../bin/nd-config --generate-completion-script bash > bash-completion/completions/nd-config
	cd "$(PREFIX)/share" && ../bin/nd-config --generate-completion-script zsh > zsh/site-functions/_nd-config
	cd "$(PREFIX)/share" && ../bin/nd-config --generate-completion-script fish > fish/vendor_completions.d/nd-config.fish

test: setup venv ## Run all tests; print the slowest suites, and the skipped tests with reasons
	SWIFT=$(SWIFT) Scripts/test

swiftbuild: setup ## Test the plugins with SwiftPM's other build system
	ND_BUILD_SYSTEM=swiftbuild SWIFT=$(SWIFT) Scripts/test --filter 'NestedBuilds/(Consumer|Plugin)Tests'

examples: setup ## Test the examples, which are separate packages
	SWIFT=$(SWIFT) Scripts/test --package-path Examples/NetworkClients
	Examples/OfflineQueue/check
	Examples/Builds/check make


check: setup ## Check format, generated files and dependencies, as CI does
	$(SWIFT) format lint --strict --parallel --recursive Sources Tests Plugins Examples Package.swift
	! echo 'let  a=1' | $(SWIFT) format lint --strict - 2>/dev/null # make sure that lint can fail
	$(SWIFT) build --explicit-target-dependency-import-check error
	python3 Scripts/working_tool.py $(CONFIG)
	$(CONFIG) validate --warnings-as-errors
	$(CONFIG) generate --check
	Scripts/check_apple_branches.py

format: ## Format all Swift
	$(SWIFT) format --in-place --parallel --recursive Sources Tests Plugins Examples Package.swift

# The suites that compare files. Each has the name of its file.
GOLDEN_SUITES = $(basename $(notdir $(shell grep -rl 'Golden\.[a-z]' Tests/*Tests)))

golden: setup ## Record the expected files of tests; read the diff before you commit it
	-ND_RECORD_GOLDENS=1 $(SWIFT) test --filter '\.($(subst $() ,|,$(GOLDEN_SUITES)))/'
	git status --short Tests Documentation generated

fuzz: setup ## Feed random bytes to the compiler for FUZZ_SECONDS (60)
	ND_FUZZ=1 $(SWIFT) build -c release --build-system native --sanitize=fuzzer --product fuzz-manifest --scratch-path .build/fuzz
	Tests/Fuzz/manifest.py .build/fuzz/release/fuzz-manifest -max_total_time=$(FUZZ_SECONDS)

fuzz-commands: FUZZ_SECONDS = 600
fuzz-commands: setup ## Run every command on damaged files and arguments for FUZZ_SECONDS (600)
	$(SWIFT) build --product nd-config
	Tests/Fuzz/commands.py --seconds $(FUZZ_SECONDS) --first $(SEED)

typos: setup venv ## Make TYPOS (10,000) typos in ten manifests; print the figures; fail if they are below the floors or a safe fix is wrong
	$(SWIFT) build --product nd-config
	.venv/bin/python Scripts/typos.py --seed $(SEED) --count $(TYPOS)

realapps: setup venv ## Run `apply` on public apps at pinned commits; print a table by kind of file (REALAPPS_DIR: bare clones)
	ND_TOOL_ONLY=1 $(SWIFT) build -c release --product nd-config --scratch-path .build/release-tool
	.venv/bin/python Scripts/realapps.py

KILLS = 1000

kills: setup venv ## Kill the tool and the queue at every system call instead of some, and the queue KILLS=1000 times at random (30 min)
	ND_LONG=1 ND_KILLS=$(KILLS) SWIFT=$(SWIFT) Scripts/test --filter 'Killed|QueueKillTests'

long: setup venv ## Run the compiler's random tests with 100,000 texts instead of 2,000 (30 min)
	ND_LONG=1 SWIFT=$(SWIFT) Scripts/test --skip 'NNNetworkTests|Killed|PluginTests'

# Tests that `make sanitize` skips. They measure memory or time, build packages without a sanitizer, open a page in a
# browser, try thousands of edits on one thread, or run the tool without what sanitizers need: /proc and large files.
# The builds are in separate folders, so that none invalidates another.
UNSANITIZED = MistakeTests|MemoryTests|CostTests|FaultTests|QueueKillTests|Killed|PluginTests|ReportPageTests|fullDiskChanges|lostArguments

# Leaks are not detected, because Swift stores bits in pointers: the address sanitizer would report every object that
# only a global refers to. The suppression is for Foundation's `Process.run`, which copies more bytes of a folder's
# entry than there are.
sanitize: setup venv ## Run the tests under the thread sanitizer, then under the address sanitizer (an hour)
	SWIFT=$(SWIFT) Scripts/test --no-parallel --sanitize=thread --scratch-path .build/thread --skip '$(UNSANITIZED)'
	ASAN_OPTIONS=detect_leaks=0:suppressions=$(CURDIR)/Tests/asan-suppressions.txt SWIFT=$(SWIFT) Scripts/test --no-parallel --sanitize=address --scratch-path .build/address --skip '$(UNSANITIZED)'

mutants: setup venv ## Plant COUNT (330) mistakes in all code, chosen by SEED (1); list those that no test finds
	Scripts/mutants.py --seed $(SEED) --count $(COUNT)

static: setup ## Build a static executable for Linux; check its dependencies and size, and that it needs only /proc
	SWIFT=$(SWIFT) Scripts/static-build

dist: static ## Write archive, .deb, plugin package, SBOM, provenance and checksums into .build/dist (Linux)
	Scripts/dist.py $(DIST_OPTIONS)

dist-check: dist ## Try the files of `make dist` on a bare system, and fill the table in Documentation/Install.md (root, Debian)
	apt-get install -y -qq --no-install-recommends buildah debootstrap lintian openssl ruby
	Scripts/dist_check.py

recipes: ## Run the recipes for Make and Gradle (needs make build)
	Examples/Builds/check make
	Examples/Builds/check gradle

bazel-example: ## Build Examples/Bazel/example in Bazel's sandbox (needs make build)
	Examples/Bazel/check.py

bazel: bazel-example ## Also build it with caches in clones, and fill the table in Examples/Bazel/README.md
	python3 -m venv .build/bazel-venv
	.build/bazel-venv/bin/pip install --quiet --no-deps --require-hashes -r Examples/Bazel/requirements.txt
	.build/bazel-venv/bin/python Examples/Bazel/check.py caches

bench: setup venv ## Print times and sizes as ratios to other tools
	Tests/Benchmarks/run

standards: .build/standards-venv/installed ## Regenerate the embedded tables from their sources; print how old each is
	.build/standards-venv/bin/python Scripts/make_standards.py

standards-check: .build/standards-venv/installed ## Fail if a table differs from its sources, or if another source contradicts it
	.build/standards-venv/bin/python Scripts/make_standards.py --check

.build/standards-venv/installed: Scripts/requirements.txt
	python3 -m venv .build/standards-venv
	.build/standards-venv/bin/pip install --quiet --no-deps --require-hashes -r Scripts/requirements.txt
	touch $@

# Without these packages, tests that use other parsers are skipped. In CI that is an error.
venv: .venv/installed

.venv/installed: Tests/requirements.txt
	@if python3 -m venv .venv && .venv/bin/pip install --quiet --disable-pip-version-check --no-deps --require-hashes -r Tests/requirements.txt; then touch $@; \
	elif [ -n "$$CI" ]; then echo "error: .venv could not be set up" >&2; exit 1; \
	else echo "==> .venv could not be set up: tests that ask other parsers will be skipped"; fi

clean: ## Remove all builds
	rm -rf .build .venv
