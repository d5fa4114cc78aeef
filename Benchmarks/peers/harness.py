"""What the peers share: the scenes as our program tells them, one clock, one command line.

A peer is a class of `Engine`. The scenes come from our own program (`Benchmarks --display-list`), so all engines draw
the same numbers.
"""
import argparse
import json
import os
import statistics
import subprocess
import sys
import time

import numpy as np

WARM_UP = 0.3
BUDGET = 4.0
LEAST_RUNS = 5
MOST_RUNS = 31
LEAST_SAMPLE = 0.0005


class Engine:
    """Draws scenes on a canvas of its own, which is made and touched before the clock runs."""

    # The engine's name and version.
    title = ""

    def begin(self, frame):
        """Makes a white canvas of the frame's size."""
        raise NotImplementedError

    def prepared(self, frame, sigma_factor=1):
        """A function that draws the frame on the canvas; what a program would keep is made before it is called."""
        raise NotImplementedError

    def pixels(self):
        """What the canvas shows: rows of columns of red, green and blue."""
        raise NotImplementedError

    def picture(self, frame):
        self.begin(frame)
        self.prepared(frame)()
        return self.pixels()

    def measure(self, frames, runs, cold):
        """Times as our program does: a warm-up, then a sample a run."""
        self.begin(frames[0])
        ready = [self.prepared(frame) for frame in frames]
        count, begin = 0, time.perf_counter()
        while count < 2 or time.perf_counter() - begin < WARM_UP:
            ready[count % len(ready)]()
            count += 1
        one = (time.perf_counter() - begin) / count
        repeats = 1 if cold or len(frames) > 1 else max(1, int(LEAST_SAMPLE / one) + 1)
        wanted = runs or max(MOST_RUNS, len(frames))
        wall, processor = [], []
        deadline = time.perf_counter() + BUDGET
        while len(wall) < wanted:
            run = len(wall)
            if not runs and run >= LEAST_RUNS and time.perf_counter() > deadline:
                break
            draw = ready[run % len(ready)]
            if cold:
                draw = self.prepared(frames[run % len(frames)], 1 + 0.0001 * (run + 1))
            start, start_processor = time.perf_counter(), time.process_time()
            for _ in range(repeats):
                draw()
            end, end_processor = time.perf_counter(), time.process_time()
            wall.append((end - start) * 1000 / repeats)
            processor.append((end_processor - start_processor) * 1000 / repeats)
        return figures(wall, processor)


def figures(wall, processor=None):
    """The fields of a measurement; `processor` where the engine's own time is known."""
    result = {"median_ms": round(statistics.median(wall), 4), "runs": len(wall), "least_ms": round(min(wall), 4)}
    if processor:
        result["cpu_median_ms"] = round(statistics.median(processor), 4)
    return result


def pixel_size(frame):
    return frame["width"] * frame["scale"], frame["height"] * frame["scale"]


def tile_image():
    """The image of the masked tiles, RGBA."""
    column, row = np.meshgrid(np.arange(160), np.arange(160))
    pixels = np.stack(
        [255 * column // 159, 255 * row // 159, 8 * ((column ^ row) & 31), np.full_like(row, 255)], axis=-1)
    return np.ascontiguousarray(pixels.astype(np.uint8))


def split_path(operation):
    """An operation of a path: its verbs with their coordinates, and its other numbers."""
    rest, verbs = operation["numbers"], []
    for letter in operation["verbs"]:
        count = {"M": 2, "L": 2, "Q": 4, "C": 6, "Z": 0}[letter]
        verbs.append((letter, rest[:count]))
        rest = rest[count:]
    return verbs, rest


def group_end(operations, index):
    """The end of the group that begins at `index`. Groups of these scenes do not nest."""
    return next(later for later in operations[index:] if later["op"] == "group_end")


def alpha_byte(opacity):
    return int(255 * opacity + 0.5)


def write_picture(pixels, path):
    with open(path, "wb") as file:
        file.write(b"P6\n%d %d\n255\n" % (pixels.shape[1], pixels.shape[0]))
        for row in pixels:
            file.write(np.ascontiguousarray(row[:, :3]).tobytes())


def scenes(program, selection):
    """The scenes' frames by name, in the program's order."""
    command = [program, "--display-list"] + (["--scene", selection] if selection else [])
    result = {}
    for line in subprocess.run(command, check=True, capture_output=True, text=True).stdout.splitlines():
        frame = json.loads(line)
        result.setdefault(frame["scene"], []).append(frame)
    return result


def parser(description):
    result = argparse.ArgumentParser(description=description.splitlines()[0])
    result.add_argument("--program", default=".build/release/Benchmarks", help="our program, which knows the scenes")
    result.add_argument("--scene", default="", help="S2[,S3...]; all without it")
    result.add_argument("--runs", type=int, default=0)
    result.add_argument("--cold", action="store_true", help="every timed frame has shadows that no earlier one had")
    result.add_argument("--pictures", default="", help="write pictures into this folder instead of timing")
    result.add_argument("--version", action="store_true", help="print the engine's name and version")
    return result


def run(engine, options):
    """What the command line asks of an engine."""
    if options.version:
        print(engine.title)
        return
    for name, frames in scenes(options.program, options.scene).items():
        if options.pictures:
            os.makedirs(options.pictures, exist_ok=True)
            write_picture(engine.picture(frames[len(frames) // 2]), os.path.join(options.pictures, name + ".ppm"))
        else:
            result = {"scene": name, **engine.measure(frames, options.runs, options.cold)}
            print(json.dumps({**result, "threads": 1, "cold": options.cold, "engine": engine.title}), flush=True)
