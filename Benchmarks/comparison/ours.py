"""What our own program is compared with: the machine's memory, and itself."""
from comparison.peer import SCENES, Peer

EXACT = (0, 0)


class Memset(Peer):
    """The C library sets the bytes of the canvas: what an opaque fill can reach."""
    name = "memset"
    # Within 1.15 of it.
    required = {"S13a": 1 / 1.15}
    bounds = {"S13a": EXACT}

    def missing(self, program):
        self.title = "memset"
        return None

    def timing(self, program, scene, more):
        return [program, "--memset"] + [word for word in more if word != "--cold"]

    def command(self, program):
        # It draws no picture; our own stands for it.
        return [program]


class OneThread(Peer):
    """Our program on one thread, beside as many as are asked for."""
    name = "one-thread"
    required = dict.fromkeys(("S2", "S4", "S8", "S9"), 1.7)
    bounds = dict.fromkeys(SCENES, EXACT)
    is_usual = False

    def missing(self, program):
        self.title = "one thread"
        return None

    def command(self, program):
        return [program, "--threads", "1"]
