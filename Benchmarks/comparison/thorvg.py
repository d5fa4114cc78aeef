"""ThorVG's software canvas, by thorvg-python; every frame is built anew."""
from comparison.peer import SCENES, Peer


class ThorVG(Peer):
    name = "thorvg"
    script = "thorvg_scenes.py"
    required = dict.fromkeys(SCENES, 1)
    # Edges within 37 levels of the exact area; its blur is coarser than three boxes where sigma is large (S4) and
    # where content casts the shadow (S8, S9). In S7 dashes drift along the outline.
    bounds = {
        "S1": (0.6, 0.0005), "S2": (0.9, 0.001), "S2u": (0.9, 0.001), "S3": (0.5, 0.001), "S4": (1.8, 0.001),
        "S5": (0.5, 0.001), "S6": (0.5, 0.001), "S7": (0.6, 0.005), "S8": (1, 0.001), "S9": (1, 0.001),
        "S11": (0.7, 0.0005), "S12": (0.2, 0.0001), "S13a": (0.01, 0), "S13b": (1.01, 0),
    }
