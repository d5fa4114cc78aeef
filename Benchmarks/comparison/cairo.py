"""cairo, Debian's libcairo2, with the customary three-box blur beside it."""
from comparison.peer import SCENES, Peer


class Cairo(Peer):
    name = "cairo"
    script = "cairo_scenes.py"
    required = dict.fromkeys(SCENES, 1)
    # Its edges are within 26 levels of the exact area, the three boxes within 4 of a Gaussian. In S7 the ends of some
    # dashes lie elsewhere by a fraction of a pixel: the lengths of its flattened arcs are chord sums.
    bounds = {
        **dict.fromkeys(SCENES, (0.6, 0.0001)), "S4": (1, 0.0001), "S13a": (0.01, 0), "S13b": (1.01, 0),
    }
