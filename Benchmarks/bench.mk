# Included by the Makefile at the root of the repository.
#
#   make bench          our renderer beside its peers (Skia, Chromium, cairo, Qt, ThorVG); needs the network once
#   make bench-json     our times alone, one JSON line a scene
#   make bench-threads  two threads beside one
#   make bench-layers   the scenes as trees of layers, and ten thousand layers of which some change
#   make bench-growth   how time and memory grow, with a picture in Documentation/Images
#   make bench-start    starts, sizes and build times; builds for many minutes
#   make bench SCENE=S2,S3 THREADS=2 PEERS=skia,cairo PASSES=5 RUNS=3 COLD=1

SCENE ?=
THREADS ?= 1
PEERS ?=
PASSES ?= 3
RUNS ?=
COLD ?=

BENCHMARKS := .build/release/Benchmarks
SCENE_FLAG = $(if $(SCENE),--scene $(SCENE))
RUNS_FLAG = $(if $(RUNS),--runs $(RUNS))
BENCH_FLAGS = $(SCENE_FLAG) $(RUNS_FLAG) --threads $(THREADS) $(if $(COLD),--cold)
COMPARE = .venv/bin/python Benchmarks/compare.py --program $(BENCHMARKS) --passes $(PASSES)
comma := ,

.PHONY: bench bench-json bench-threads bench-layers bench-growth bench-start bench-build check-bytes

# What the build says goes to the error output: the standard output is the result alone.
bench-build:
	@swift build -c release --product Benchmarks 1>&2

bench: bench-build
	@Benchmarks/peers/environment.sh .venv $(subst $(comma), ,$(PEERS))
	@$(COMPARE) $(if $(PEERS),--peers $(PEERS)) $(BENCH_FLAGS)

bench-json: bench-build
	@$(BENCHMARKS) $(BENCH_FLAGS)

bench-threads: bench-build
	@Benchmarks/peers/environment.sh .venv one-thread
	@$(COMPARE) --peers one-thread --scene $(if $(SCENE),$(SCENE),S2$(comma)S4$(comma)S8$(comma)S9) $(RUNS_FLAG) --threads 2

bench-layers: bench-build
	@$(BENCHMARKS) --through-layers $(SCENE_FLAG) --threads $(THREADS)
	@$(BENCHMARKS) --layers --threads $(THREADS)

bench-growth: bench-build
	@Benchmarks/growth.sh $(BENCHMARKS) Documentation/Images/growth.png $(RUNS_FLAG)

bench-start: bench-build
	@Benchmarks/start.sh

# The same bytes in debug and release, with one thread and four, with AVX2 and without, whole and in parts.
check-bytes:
	@Scripts/check-bytes
