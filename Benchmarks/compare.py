"""Times our renderer and Skia (skia-python) in turn on the benchmark scenes, and prints medians and ratios.

A scene's times count only where both engines drew the same picture: antialiasing and the blur may differ by what is
known of Skia (its coverage of curved edges is off by up to 30 of 255 levels, its three-box shadows by 4). Each engine
is started anew for every scene and pass, ours and Skia's alternately; the least of an engine's medians counts.
"""
import argparse
import json
import os
import subprocess
import sys
import tempfile

import numpy as np

# The mean difference over all pixels, in levels of 255, and the share of pixels that differ by more than `LARGE`
# levels. Skia's own edges set both: scenes with more edge per area may differ more, and where small corners lie on one
# another single pixels differ by 74 (the exact area is then ours, by 128 x 128 samples a pixel).
LARGE = 40
BOUNDS = {
    "S1": (0.6, 0.0005), "S2": (0.9, 0.001), "S2u": (0.9, 0.001), "S3": (0.5, 0.001), "S4": (1.5, 0.001),
    "S5": (0.5, 0.002), "S6": (0.5, 0.001), "S7": (0.9, 0.015), "S8": (0.6, 0.002), "S9": (0.6, 0.001),
    "S11": (0.6, 0.0005), "S12": (0.2, 0.0001), "S13a": (0.01, 0), "S13b": (1.01, 0),
}


def read_picture(path):
    """The pixels of a P6 file, mapped and not read."""
    with open(path, "rb") as file:
        file.readline()
        width, height = map(int, file.readline().split())
        file.readline()
        return np.memmap(path, np.uint8, "r", file.tell(), (height, width, 3))


def difference(ours, theirs):
    """Mean, greatest difference and share of large ones; a pixel's difference is that of its worst component."""
    total, greatest, large = 0, 0, 0
    for top in range(0, ours.shape[0], 256):
        a, b = ours[top:top + 256], theirs[top:top + 256]
        worst = (np.maximum(a, b) - np.minimum(a, b)).max(axis=2)
        total += int(worst.sum())
        greatest = max(greatest, int(worst.max()))
        large += int((worst > LARGE).sum())
    pixels = ours.shape[0] * ours.shape[1]
    return total / pixels, greatest, large / pixels


def lines(command):
    result = subprocess.run(command, stdout=subprocess.PIPE, text=True)
    if result.returncode:
        sys.exit("compare: %s ended with %d" % (" ".join(command), result.returncode))
    return [json.loads(line) for line in result.stdout.splitlines()]


def check_picture(program, skia, name, folder):
    """Whether the two pictures agree, and a sentence about it."""
    for engine, command in (("ours", [program]), ("skia", skia)):
        subprocess.run(command + ["--scene", name, "--pictures", os.path.join(folder, engine)], check=True)
    paths = [os.path.join(folder, engine, name + ".ppm") for engine in ("ours", "skia")]
    ours, theirs = map(read_picture, paths)
    if ours.shape != theirs.shape:
        return False, "sizes %s and %s" % (ours.shape, theirs.shape)
    mean, greatest, large = difference(ours, theirs)
    most, share = BOUNDS[name]
    text = "mean %.3f, greatest %d, over %d: %.3f %%" % (mean, greatest, LARGE, 100 * large)
    return mean <= most and large <= share, text


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--program", default=".build/release/Benchmarks")
    parser.add_argument("--scene", default="", help="S2[,S3...]; all without it")
    parser.add_argument("--threads", default="1", help="of our renderer; Skia's canvas has one")
    parser.add_argument("--passes", type=int, default=3)
    parser.add_argument("--runs", default="", help="timed frames of a pass; without it, as many as fit the time")
    parser.add_argument("--cold", action="store_true", help="every timed frame has shadows that no earlier one had")
    parser.add_argument("--keep", default="", help="a folder for the pictures, which are else thrown away")
    options = parser.parse_args()
    skia = [sys.executable, os.path.join(os.path.dirname(__file__), "peers", "skia_scenes.py")]
    skia += ["--program", options.program]
    timing = (["--cold"] if options.cold else []) + (["--runs", options.runs] if options.runs else [])
    selection = ["--scene", options.scene] if options.scene else []
    listed = lines([options.program, "--display-list"] + selection)
    names = list(dict.fromkeys(frame["scene"] for frame in listed))

    row = "%-6s %10s %10s %7s %9s %9s %7s   %s"
    print(row % ("", "wall ms", "", "", "CPU ms", "", "", "pictures differ by"))
    print(row % ("scene", "ours", "skia", "ratio", "ours", "skia", "ratio", ""))
    failed = False
    with tempfile.TemporaryDirectory() as temporary:
        folder = options.keep or temporary
        for name in names:
            same, text = check_picture(options.program, skia, name, folder)
            if not options.keep:
                for engine in ("ours", "skia"):
                    os.remove(os.path.join(folder, engine, name + ".ppm"))
            if not same:
                failed = True
                print(row % (name, *"------", text + ": NOT THE SAME PICTURE"), flush=True)
                continue
            ours, theirs = [], []
            for _ in range(options.passes):
                ours += lines([options.program, "--scene", name, "--threads", options.threads] + timing)
                theirs += lines(skia + ["--scene", name] + timing)
            columns = []
            for clock in ("median_ms", "cpu_median_ms"):
                our_time, their_time = (min(run[clock] for run in runs) for runs in (ours, theirs))
                columns += ["%.3f" % our_time, "%.3f" % their_time, "%.2f" % (their_time / max(our_time, 1e-4))]
            print(row % (name, *columns, text), flush=True)
    print("\nratio: how many times as fast as skia-python (one thread) we are with %s thread(s);" % options.threads)
    print("CPU: the processes' own time over all threads, which other programs disturb less.")
    if failed:
        sys.exit("compare: a picture differs from Skia's by more than is known of Skia; its times do not count")


if __name__ == "__main__":
    main()
