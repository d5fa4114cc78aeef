"""Chromium's own raster benchmark, on pages of the scenes."""
from comparison.peer import Peer


class Chromium(Peer):
    name = "chromium"
    script = "chromium_scenes.py"
    required = {
        "S1": 1.8, "S2": 4.5, "S3": 2.8, "S5": 2, "S6": 3, "S7": 4, "S12": 1.1,
    }
    # Chromium draws by Skia; edges and shadows are as far off as Skia's own. S13 has no time: a tile of one colour is
    # not drawn at all.
    bounds = {
        "S1": (0.6, 0.0005), "S2": (0.9, 0.001), "S2u": (0.9, 0.001), "S3": (0.5, 0.001), "S4": (1.5, 0.001),
        "S5": (0.6, 0.002), "S6": (0.5, 0.001), "S7": (0.9, 0.015), "S8": (0.8, 0.002), "S9": (0.6, 0.001),
        "S11": (0.6, 0.0005), "S12": (0.2, 0.0001),
    }


class ChromiumOneTile(Chromium):
    """The whole page in one tile: where a blur spans tiles, these would each draw it anew."""
    name = "chromium-tile"
    flags = ["--one-tile"]
    required = {"S4": 4, "S8": 3.5, "S9": 2.5}
    # In the other scenes tiles are Chromium's better way.
    bounds = {scene: Chromium.bounds[scene] for scene in ("S4", "S8", "S9")}
