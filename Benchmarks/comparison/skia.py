"""Skia, by the wheel of skia-python, on an RGBA canvas."""
from comparison.peer import Peer


class Skia(Peer):
    name = "skia"
    script = "skia_scenes.py"
    required = {
        "S1": 2.5, "S2": 5, "S3": 3, "S4": 4.5, "S5": 3.5, "S6": 12, "S7": 3.5, "S8": 25, "S9": 20, "S11": 4,
        "S12": 5, "S13b": 10,
    }
    # Skia's own edges set both: its coverage of curves is off by up to 30 levels, its three-box shadows by 4. Scenes
    # with more edge per area may differ more, and where small corners lie on one another single pixels differ by 74
    # (the exact area is then ours, by 128 x 128 samples a pixel).
    bounds = {
        "S1": (0.6, 0.0005), "S2": (0.9, 0.001), "S2u": (0.9, 0.001), "S3": (0.5, 0.001), "S4": (1.5, 0.001),
        "S5": (0.5, 0.002), "S6": (0.5, 0.001), "S7": (0.9, 0.015), "S8": (0.6, 0.002), "S9": (0.6, 0.001),
        "S11": (0.6, 0.0005), "S12": (0.2, 0.0001), "S13a": (0.01, 0), "S13b": (1.01, 0),
    }
