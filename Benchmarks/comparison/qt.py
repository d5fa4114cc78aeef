"""Qt's raster engine, by PySide6."""
from comparison.peer import SCENES, SHADOWS, Peer


class Qt(Peer):
    name = "qt"
    script = "qt_scenes.py"
    required = dict.fromkeys(SCENES, 1)
    # Edges within 28 levels of the exact area; lines a point wide lie a fraction of a pixel elsewhere, and so do the
    # dashes of S7. Shadows: as `different` says.
    bounds = {
        "S1": (2.5, 0.015), "S2": (1, 0.001), "S2u": (1, 0.001), "S3": (0.5, 0.001), "S4": (2, 0.001),
        "S5": (0.7, 0.002), "S6": (0.5, 0.001), "S7": (0.6, 0.005), "S8": (1.2, 0.001), "S9": (0.8, 0.001),
        "S11": (0.9, 0.001), "S12": (0.2, 0.0001), "S13a": (0.01, 0), "S13b": (1.01, 0),
    }
    different = dict.fromkeys(SHADOWS, "its blur is an exponential filter and no Gaussian")
