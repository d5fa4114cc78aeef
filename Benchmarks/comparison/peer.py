"""An engine that ours is compared with."""
import os
import subprocess
import sys

FOLDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), os.pardir, "peers")
SCENES = ("S1", "S2", "S2u", "S3", "S4", "S5", "S6", "S7", "S8", "S9", "S11", "S12", "S13a", "S13b")
# Those with shadows, which engines without a blur, or with one that is no Gaussian, draw in their own way.
SHADOWS = ("S1", "S2", "S2u", "S4", "S8", "S9", "S11", "S12")


class Peer:
    # On the command line and in the tables.
    name = ""
    # Of those in peers/, and what is said to it beside the scene.
    script, flags = "", []
    # How many times as fast we shall be, scene by scene.
    required = {}
    # The mean difference over all pixels in levels of 255, and the share of pixels that differ by more than
    # `picture.LARGE`, that are known of the engine, scene by scene. A scene without bounds is not compared.
    bounds = {}
    # Where the engine is known to draw another picture: why. Its ratio is marked.
    different = {}
    # Whether `make bench` takes it without being asked.
    is_usual = True

    def command(self, program):
        return [sys.executable, os.path.join(FOLDER, self.script), *self.flags, "--program", program]

    def timing(self, program, scene, more):
        return self.command(program) + ["--scene", scene] + more

    def missing(self, program):
        """A sentence that says why the engine cannot be had here; nothing where it can."""
        result = subprocess.run(self.command(program) + ["--version"], capture_output=True, text=True)
        if result.returncode == 0:
            self.title = result.stdout.strip()
            return None
        return (result.stderr.strip().splitlines() or ["it does not start"])[-1]

    def write_picture(self, program, scene, folder):
        command = self.command(program) + ["--scene", scene, "--pictures", folder]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)

    def holds(self, scene, ratio):
        """Whether we are as fast as required; nothing where nothing is required."""
        return ratio >= self.required[scene] if scene in self.required else None
