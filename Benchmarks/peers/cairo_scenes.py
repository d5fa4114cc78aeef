"""Draws the benchmark scenes with cairo (Debian's libcairo2, an ARGB32 image surface) and prints one JSON line a scene.

The calls are made from C (cairo_shim.c), compiled on the spot. cairo has no blur: a shadow is the shape filled into an
A8 surface, blurred by three boxes in C as cairo's users do it, and painted as a mask; all of that is in the time.
"""
import ctypes

import harness
import stream


class Cairo(stream.StreamEngine):
    def __init__(self):
        shim = stream.library("cairo_shim.c", ["-lcairo"])
        super().__init__(shim)
        shim.version.restype = ctypes.c_char_p
        self.title = "cairo " + shim.version().decode()


if __name__ == "__main__":
    harness.run(Cairo(), harness.parser(__doc__).parse_args())
