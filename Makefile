# make build     (or make alone) builds the command in release: .build/release/cornerstone
# make gallery   draws the examples into gallery/, with a page that shows each beside its source
# make test      lints, runs all tests, and checks that every way to draw gives the same bytes
# make sanitize  runs the tests under AddressSanitizer and ThreadSanitizer, in builds of their own
# make check-preview  looks at the live preview in Chromium, and takes its figures
# make bench     times our renderer beside its peers; make bench-json times ours alone (more in Benchmarks/README.md)
# make truth     draws what Apple's frameworks have recorded, where ../shared/truth is, and prints the score
# make coverage  measures what share of the names that programs use our modules have, where ../shared/api-census.tsv is
# make docs      builds the reference of the public modules into .build/docs/
# make format    formats the sources; make lint only checks them

SHELL := /bin/bash
.DEFAULT_GOAL := build

COMMAND := .build/release/cornerstone
SWIFT_FOLDERS := Sources Plugins Tests Examples Benchmarks Package.swift

.PHONY: build gallery test sanitize lint format docs check-system truth coverage check-preview

check-system:
	@Scripts/check-system

build: check-system
	@echo "Building the command in release; the first time takes some minutes."
	@swift build -c release
	@echo "Built $(COMMAND)."

gallery: build
	@Scripts/gallery $(COMMAND) Examples gallery

lint: check-system
	@echo "Checking the format of the sources."
	@swift format lint --strict --parallel -r $(SWIFT_FOLDERS)

format: check-system
	@swift format --in-place --parallel -r $(SWIFT_FOLDERS)

test: lint
	@echo "Running the tests."
	@swift test
	@Scripts/check-bytes

sanitize: check-system
	@Scripts/sanitize

truth: build
	@Scripts/truth $(COMMAND)

coverage: build
	@Scripts/coverage .build/release

check-preview: build
	@Scripts/check-preview --command $(COMMAND)

docs: check-system
	@Scripts/docs .build/docs

bench bench-build bench-json bench-threads bench-layers bench-growth bench-start check-bytes: check-system

include Benchmarks/bench.mk
