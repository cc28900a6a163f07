# Commands for people and for CI.

SWIFT ?= swift
SEED ?= 1
FUZZ_SECONDS ?= 60
TYPOS ?= 10000
KILLS ?= 1000
PREFIX ?= /usr/local
CONFIG = .build/debug/nd-config
SWIFT_FOLDERS = Sources Tests Plugins Examples Package.swift

.DEFAULT_GOAL := all
.PHONY: all test check format golden install examples typos kills realapps fuzz bench standards static dist clean

all: ## Install missing headers, build, validate, generate, and show Italy
	@Scripts/setup
	@echo "==> swift build"
	@$(SWIFT) build
	@echo "==> nd-config validate"
	@$(CONFIG) validate
	@echo "==> nd-config generate"
	@$(CONFIG) generate
	@echo "==> nd-config show it"
	@$(CONFIG) show it

test: .venv/installed ## Run all tests; print the slowest suites, and the skipped tests with reasons
	@Scripts/setup
	SWIFT=$(SWIFT) Scripts/test

check: ## Check format, sizes, generated files and dependencies, as CI does
	Scripts/sizes.py
	$(SWIFT) format lint --strict --parallel --recursive $(SWIFT_FOLDERS)
	! echo 'let  a=1' | $(SWIFT) format lint --strict - 2>/dev/null # make sure that lint can fail
	$(SWIFT) build --explicit-target-dependency-import-check error
	python3 Scripts/working_tool.py $(CONFIG)
	$(CONFIG) validate --warnings-as-errors
	$(CONFIG) generate --check
	Scripts/check_apple_branches.py

format: ## Format all Swift
	$(SWIFT) format --in-place --parallel --recursive $(SWIFT_FOLDERS)

# The suites that compare files. Each has the name of its file.
GOLDEN_SUITES = $(basename $(notdir $(shell grep -rl 'Golden\.[a-z]' Tests/*Tests)))

golden: ## Record the expected files of tests; read the diff before you commit it
	-ND_RECORD_GOLDENS=1 $(SWIFT) test --filter '\.($(subst $() ,|,$(GOLDEN_SUITES)))/'
	git status --short Tests Documentation generated

install: .build/tool/release/nd-config ## Copy the tool, built for release, and its completions to PREFIX (/usr/local)
	@mkdir -p "$(PREFIX)/bin" && test -w "$(PREFIX)/bin" || \
	  { echo "error: $(PREFIX) is not writable; run: make install PREFIX=\"\$$HOME/.local\"" >&2; exit 1; }
	install -m 755 $< "$(PREFIX)/bin/nd-config"
	@mkdir -p "$(PREFIX)/share" && cd "$(PREFIX)/share" && mkdir -p bash-completion/completions zsh/site-functions fish/vendor_completions.d
	cd "$(PREFIX)/share" && ../bin/nd-config --generate-completion-script bash > bash-completion/completions/nd-config
	cd "$(PREFIX)/share" && ../bin/nd-config --generate-completion-script zsh > zsh/site-functions/_nd-config
	cd "$(PREFIX)/share" && ../bin/nd-config --generate-completion-script fish > fish/vendor_completions.d/nd-config.fish

examples: ## Test the examples: packages of their own, and the recipes for Make, Gradle and Bazel
	SWIFT=$(SWIFT) Scripts/test --package-path Examples/NetworkClients
	Examples/OfflineQueue/check
	Examples/Builds/check make
	Examples/Bazel/check.py

typos: .venv/installed ## Make TYPOS (10,000) typos by SEED; print the figures; fail if they are below the floors or a safe fix is wrong
	$(SWIFT) build --product nd-config
	.venv/bin/python Scripts/typos.py --seed $(SEED) --count $(TYPOS)

kills: .venv/installed ## Kill the tool and the queue at every system call instead of some, and the queue KILLS (1,000) times at random
	ND_LONG=1 ND_KILLS=$(KILLS) SWIFT=$(SWIFT) Scripts/test --filter 'Killed|QueueKillTests'

realapps: .venv/installed .build/tool/release/nd-config ## Run `apply` on public apps at pinned commits; print a table (REALAPPS_DIR: bare clones)
	.venv/bin/python Scripts/realapps.py

fuzz: ## For FUZZ_SECONDS (60): feed random bytes to the compiler
	ND_PACKAGE=fuzz $(SWIFT) build -c release --build-system native --sanitize=fuzzer --product fuzz-manifest --scratch-path .build/fuzz
	Tests/Fuzz/manifest.py .build/fuzz/release/fuzz-manifest -max_total_time=$(FUZZ_SECONDS)

bench: ## Print times and sizes as ratios to other tools
	Tests/Benchmarks/run

standards: .build/standards-venv/installed ## Regenerate the embedded tables from their sources, and compare them with other sources
	.build/standards-venv/bin/python Scripts/make_standards.py

static: ## Build a static executable for Linux; check its dependencies and size, and that it needs only /proc
	SWIFT=$(SWIFT) Scripts/static-build

dist: static ## Write archive, .deb, plugin package and checksums into .build/dist (Linux)
	Scripts/make-dist $(DIST_OPTIONS)

clean: ## Remove all builds
	rm -rf .build .venv

# Built in a folder of its own and without the package's targets that use the plugin, for which SwiftPM would build all
# modules a second time. The recipe runs each time, because SwiftPM knows what has changed.
.PHONY: .build/tool/release/nd-config
.build/tool/release/nd-config:
	@Scripts/setup
	ND_PACKAGE=tool $(SWIFT) build -c release --product nd-config --scratch-path .build/tool

.build/standards-venv/installed: Scripts/requirements.txt
	python3 -m venv .build/standards-venv
	.build/standards-venv/bin/pip install --quiet --no-deps --require-hashes -r Scripts/requirements.txt
	touch $@

# Without these packages, tests that use other parsers are skipped. In CI that is an error.
.venv/installed: Tests/requirements.txt
	@if python3 -m venv .venv && .venv/bin/pip install --quiet --disable-pip-version-check --no-deps --require-hashes -r Tests/requirements.txt; then touch $@; \
	elif [ -n "$$CI" ]; then echo "error: .venv could not be set up" >&2; exit 1; \
	else echo "==> .venv could not be set up: tests that ask other parsers will be skipped"; fi
