#!/usr/bin/env bash
# Measures what is beside the drawing: the command on a program that it knows, the start and the size of a small program
# with the renderer linked into it, and how long builds take.
#
#   start.sh [render] [size] [build]     one of the three, or all
#
# Sources are built in a copy; this repository's own products are built where they are. CONFIGURATION=debug is for
# looking whether it works.
set -euo pipefail
cd "$(dirname "$0")/.."

parts=("$@")
[[ ${#parts[@]} -gt 0 ]] || parts=(render size build)
configuration=${CONFIGURATION:-release}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

quietly() { "$@" >"$work/log" 2>&1 || { tail -40 "$work/log" >&2; exit 1; }; }

# milliseconds RUNS COMMAND...: the median of the runs' wall times, and the least.
milliseconds() {
    local runs=$1 run start
    shift
    for ((run = 0; run < runs; run++)); do
        start=$(date +%s%N)
        quietly "$@"
        echo $((($(date +%s%N) - start) / 1000))
    done | sort -n | awk '{ all[NR] = $1 } END { printf "%.1f ms (least %.1f)", all[int((NR + 1) / 2)] / 1000, all[1] / 1000 }'
}

# seconds COMMAND...
seconds() {
    local start
    start=$(date +%s%N)
    quietly "$@"
    echo $((($(date +%s%N) - start) / 1000000)) | awk '{ printf "%.1f s", $1 / 1000 }'
}

render() {
    quietly swift build -c "$configuration"
    local command=.build/$configuration/cornerstone
    quietly "$command" render Examples/Badge/*.swift -o "$work/badge"
    echo "cornerstone render, program known: $(milliseconds 11 "$command" render Examples/Badge/*.swift -o "$work/badge")"
    cp -r Examples/Badge "$work/changed"
    echo "// $RANDOM$RANDOM" >>"$(find "$work/changed" -name '*.swift' | sort | head -1)"
    echo "cornerstone render, program changed: $(seconds "$command" render "$work"/changed/*.swift -o "$work/badge")"
}

size() {
    mkdir -p "$work/Small/Sources/Small"
    cat >"$work/Small/Package.swift" <<MANIFEST
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Small",
    dependencies: [.package(name: "Cornerstone", path: "$PWD")],
    targets: [
        .executableTarget(name: "Small", dependencies: [.product(name: "CoreGraphics", package: "Cornerstone")])
    ])
MANIFEST
    cat >"$work/Small/Sources/Small/main.swift" <<'PROGRAM'
import CoreGraphics

// A card with its shadow, and one of its pixels: what is drawn must be drawn.
let space = CGColorSpaceCreateDeviceRGB()
let context = CGContext(
    data: nil, width: 400, height: 300, bitsPerComponent: 8, bytesPerRow: 0, space: space,
    bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
if let context {
    context.setShadow(offset: CGSize(width: 0, height: -4), blur: 12)
    context.setFillColor(CGColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    context.addPath(
        CGPath(
            roundedRect: CGRect(x: 50, y: 50, width: 300, height: 200), cornerWidth: 20, cornerHeight: 20,
            transform: nil))
    context.fillPath()
    print(context.makeImage()?.width ?? 0)
}
PROGRAM
    quietly swift build --package-path "$work/Small" -c "$configuration" --static-swift-stdlib
    local program=$work/Small/.build/$configuration/Small
    echo "a card with a shadow, start to end: $(milliseconds 31 "$program")"
    cp "$program" "$work/stripped"
    strip "$work/stripped"
    printf 'its program, Swift and Foundation linked into it: %.1f MiB, stripped %.1f MiB\n' \
        "$(stat -c %s "$program" | awk '{ print $1 / 1048576 }')" \
        "$(stat -c %s "$work/stripped" | awk '{ print $1 / 1048576 }')"
    printf 'of which code and data of Cornerstone alone: %.2f MiB\n' \
        "$(find "$work/Small/.build/$configuration/" -path '*.build/*.o' -print0 | xargs -0 size | awk '
            $1 ~ /^[0-9]+$/ { sum += $1 + $2 } END { print sum / 1048576 }')"
    # Which it needs of the system.
    ldd "$program" | awk '{ print $1 }' | sed 's|.*/||' | sort | tr '\n' ' ' | sed 's/^/its shared libraries: /; s/ $/\n/'
}

build() {
    # The last commit: of a copy, a file may be changed.
    quietly git clone -q . "$work/copy"
    local kind
    for kind in debug release; do
        echo "clean build, $kind: $(seconds swift build --package-path "$work/copy" -c "$kind")"
        echo "nothing changed, $kind: $(seconds swift build --package-path "$work/copy" -c "$kind")"
        for module in UIKit/UIView Raster/Renderer; do
            echo "// changed" >>"$work/copy/Sources/$module.swift"
            echo "$module.swift changed, $kind: $(seconds swift build --package-path "$work/copy" -c "$kind")"
        done
    done
}

echo "$(sed -n 's/^model name[^:]*: //p' /proc/cpuinfo | head -1), $(nproc) cores, load $(cut -d' ' -f1 /proc/loadavg)"
for part in "${parts[@]}"; do
    case $part in
        render | size | build) "$part" ;;
        *) echo "usage: start.sh [render] [size] [build]" >&2; exit 2 ;;
    esac
done
