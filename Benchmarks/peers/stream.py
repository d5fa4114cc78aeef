"""Flattens a frame into one array of doubles that the C shims replay, so that a native engine is timed without any
Python between its calls; and compiles the shims."""
import ctypes
import os
import subprocess

import numpy as np

import harness

# As in shim.h.
CODES = {"clear": 1, "fill_rect": 2, "shadow_rrect": 3, "fill_rrect": 4, "lin_rrect": 5, "img_rrect": 6,
         "fill_path": 7, "lin_path": 8, "stroke_path": 9, "trim_rrect": 10, "dash_rrect": 11,
         "group_begin": 12, "group_end": 13}
VERBS = {"M": 0, "L": 1, "Q": 2, "C": 3, "Z": 4}

FOLDER = os.path.dirname(os.path.abspath(__file__))
# Beside the package's own products.
BUILD = os.path.join(FOLDER, os.pardir, os.pardir, ".build", "peers")


def encoded(frame, sigma_factor=1):
    result = []
    for index, operation in enumerate(frame["operations"]):
        name, numbers = operation["op"], list(operation["numbers"])
        result.append(CODES[name])
        if operation["verbs"]:
            verbs, numbers = harness.split_path(operation)
            path = [number for verb, points in verbs for number in [VERBS[verb], *points]]
            result += [len(path), *path]
        elif name == "shadow_rrect":
            numbers[8] *= sigma_factor
        elif name == "group_end":
            numbers[0] *= sigma_factor
        elif name == "group_begin":
            # A group's shadow is known when it opens.
            shadow = list(harness.group_end(frame["operations"], index)["numbers"])
            shadow[0] *= sigma_factor
            numbers += shadow
        result += numbers
    return np.array(result + [0], np.float64)


def library(source, flags):
    """The compiled shim, made anew where its sources are younger."""
    os.makedirs(BUILD, exist_ok=True)
    result = os.path.join(BUILD, "lib" + source.replace(".c", ".so"))
    sources = [os.path.join(FOLDER, name) for name in (source, "shim.h")]
    if not os.path.exists(result) or max(map(os.path.getmtime, sources)) > os.path.getmtime(result):
        command = ["cc", "-O3", "-march=native", "-shared", "-fPIC", sources[0], "-o", result] + flags + ["-lm"]
        subprocess.run(command, check=True)
    return ctypes.CDLL(result)


class StreamEngine(harness.Engine):
    """An engine behind a shim with `replay` and `set_tile`, on a BGRA canvas."""

    def __init__(self, shim):
        pointer, integer = ctypes.c_void_p, ctypes.c_int
        self.replay = shim.replay
        self.replay.argtypes = [pointer, pointer, integer, integer, ctypes.c_double]
        self.replay.restype = None
        self.tile = np.ascontiguousarray(harness.tile_image()[..., [2, 1, 0, 3]])
        shim.set_tile.argtypes = [pointer]
        shim.set_tile(self.tile.ctypes.data)

    def begin(self, frame):
        width, height = harness.pixel_size(frame)
        self.canvas = np.full((height, width, 4), 255, np.uint8)

    def prepared(self, frame, sigma_factor=1):
        stream = encoded(frame, sigma_factor)
        canvas = self.canvas
        height, width = canvas.shape[:2]

        def draw():
            # The array is named so that it lives as long as the function.
            self.replay(stream.ctypes.data, canvas.ctypes.data, width, height, frame["scale"])
        return draw

    def pixels(self):
        return self.canvas[..., [2, 1, 0]]
