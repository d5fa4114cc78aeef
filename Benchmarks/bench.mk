# Included by the Makefile at the root of the repository.
#
#   make bench       times our renderer beside Skia (skia-python); needs the network once
#   make bench-json  prints our times alone, one JSON line a scene
#   make bench SCENE=S2,S3 THREADS=2 PASSES=5 COLD=1

SCENE ?=
THREADS ?= 1
PASSES ?= 3
COLD ?=

BENCHMARKS := .build/release/Benchmarks
BENCH_FLAGS = $(if $(SCENE),--scene $(SCENE)) --threads $(THREADS) $(if $(COLD),--cold)

.PHONY: bench bench-json bench-build check-bytes

# What the build says goes to the error output: the standard output is the result alone.
bench-build:
	@swift build -c release --product Benchmarks 1>&2

bench: bench-build
	@Benchmarks/peers/environment.sh .venv
	@.venv/bin/python Benchmarks/compare.py --program $(BENCHMARKS) --passes $(PASSES) $(BENCH_FLAGS)

bench-json: bench-build
	@$(BENCHMARKS) $(BENCH_FLAGS)

# The same bytes in debug and release, with one thread and four, with AVX2 and without, whole and in parts.
check-bytes:
	@Scripts/check-bytes
