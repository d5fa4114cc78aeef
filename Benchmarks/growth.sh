#!/usr/bin/env bash
# Times every figure of how drawing grows, with one thread and two, and draws them: growth.sh PROGRAM PICTURE [OPTION...]
#
# A figure is a process of its own, so that no memory of an earlier one is at hand. The lines are printed as they come;
# then what they say together.
set -euo pipefail

program=${1:?usage: growth.sh PROGRAM PICTURE [OPTION...]}
picture=${2:?usage: growth.sh PROGRAM PICTURE [OPTION...]}
shift 2

lines=$(mktemp)
trap 'rm -f "$lines"' EXIT
"$program" --growth-figures | while read -r figure; do
    for threads in 1 2; do "$program" --growth "$figure" --threads "$threads" "$@"; done
done | tee "$lines"
mkdir -p "$(dirname "$picture")"
"$program" --growth-chart "$picture" <"$lines"
echo "$picture"
