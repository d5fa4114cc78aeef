"""Draws the benchmark scenes with ThorVG's software canvas (the library inside thorvg-python) and prints one JSON line a
scene.

The calls are made from C (thorvg_shim.c), compiled on the spot. A frame is built, drawn and thrown away within the time:
everything is drawn anew. Shadows are ThorVG's own drop-shadow effect, at its best quality.
"""
import ctypes
import importlib.metadata
import importlib.util
import os

import harness
import stream


class ThorVG(stream.StreamEngine):
    title = "thorvg-python " + importlib.metadata.version("thorvg-python")

    def __init__(self):
        folder = os.path.dirname(importlib.util.find_spec("thorvg_python").origin)
        engine = os.path.join(folder, "libthorvg-1.so")
        # From then on the shim finds it by its own name.
        ctypes.CDLL(engine, ctypes.RTLD_GLOBAL)
        shim = stream.library("thorvg_shim.c", [engine])
        shim.init(0)
        super().__init__(shim)


if __name__ == "__main__":
    harness.run(ThorVG(), harness.parser(__doc__).parse_args())
