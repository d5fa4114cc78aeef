"""Times our renderer and its peers by turns on the benchmark scenes, and prints medians and ratios.

A scene's times count only where both engines drew the same picture: antialiasing and the blur may differ by what is
known of the peer (its bounds, in `comparison/`). Each engine is started anew for every scene and pass, ours and the
peers' alternately; the least of an engine's medians counts. A ratio that is required is that of the processes' own
times, which other programs disturb less; with more than one thread of ours it is that of the wall clock.
"""
import argparse
import json
import os
import subprocess
import sys
import tempfile

from comparison import PEERS, picture
from comparison.table import Table


def lines(command):
    result = subprocess.run(command, stdout=subprocess.PIPE, text=True)
    if result.returncode:
        raise RuntimeError("%s ended with %d" % (" ".join(command), result.returncode))
    return [json.loads(line) for line in result.stdout.splitlines()]


def machine():
    with open("/proc/cpuinfo") as file:
        model = next((line.split(":", 1)[1].strip() for line in file if line.startswith("model name")), "?")
    return "%s, %d cores, load %.1f" % (model, os.cpu_count(), os.getloadavg()[0])


def chosen(names, program):
    """The peers that can be had; of each that cannot, a sentence."""
    for name in names:
        if name not in PEERS:
            sys.exit("compare: there is no peer \"%s\"; there are %s" % (name, " ".join(PEERS)))
    result = []
    for name in names or [peer.name for peer in PEERS.values() if peer.is_usual]:
        reason = PEERS[name].missing(program)
        if reason:
            print("%s is left out: %s" % (name, reason))
        else:
            result.append(PEERS[name])
    print("beside %s" % ", ".join(peer.title for peer in result))
    return result


def least(runs):
    """Each clock's least median."""
    return {clock: min(run[clock] for run in runs) for clock in ("median_ms", "cpu_median_ms") if clock in runs[0]}


class Comparison:
    def __init__(self, options, folder):
        self.options, self.folder = options, folder
        self.program = options.program
        self.more = (["--cold"] if options.cold else []) + (["--runs", options.runs] if options.runs else [])
        self.table, self.failed = Table(), False

    def difference(self, scene, peer):
        folder = os.path.join(self.folder, peer.name)
        peer.write_picture(self.program, scene, folder)
        theirs = os.path.join(folder, scene + ".ppm")
        result = picture.Difference(picture.read(os.path.join(self.folder, "ours", scene + ".ppm")), picture.read(theirs))
        if not self.options.keep:
            os.remove(theirs)
        return result

    def same_picture(self, scene, peers):
        """The peers that draw the scene as we do, each with how far it is off."""
        subprocess.run(
            [self.program, "--threads", self.options.threads, "--scene", scene, "--pictures",
             os.path.join(self.folder, "ours")], check=True)
        result = []
        for peer in (peer for peer in peers if scene in peer.bounds):
            try:
                difference = self.difference(scene, peer)
            except (OSError, subprocess.CalledProcessError) as error:
                print("%s %s is left out: %s" % (scene, peer.name, error))
                continue
            if difference.within(peer.bounds[scene]):
                result.append((peer, str(difference)))
            else:
                self.failed = True
                self.table.refuse(scene, peer, str(difference))
        if not self.options.keep:
            os.remove(os.path.join(self.folder, "ours", scene + ".ppm"))
        return result

    def run(self, scene, peers):
        agreeing = self.same_picture(scene, peers)
        ours, theirs = [], {peer.name: [] for peer, _ in agreeing}
        for _ in range(self.options.passes if agreeing else 0):
            ours += lines([self.program, "--scene", scene, "--threads", self.options.threads] + self.more)
            for peer, _ in agreeing:
                try:
                    theirs[peer.name] += lines(peer.timing(self.program, scene, self.more))
                except RuntimeError as error:
                    print("%s: %s" % (scene, error))
        for peer, text in agreeing:
            if theirs[peer.name]:
                counts_wall = self.options.threads != "1"
                self.table.add(scene, peer, least(ours), least(theirs[peer.name]), counts_wall, text)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--program", default=".build/release/Benchmarks")
    parser.add_argument("--peers", default="", help="skia[,cairo...]; without it all but one-thread")
    parser.add_argument("--scene", default="", help="S2[,S3...]; all without it")
    parser.add_argument("--threads", default="1", help="of our renderer; the peers have one")
    parser.add_argument("--passes", type=int, default=3)
    parser.add_argument("--runs", default="", help="timed frames of a pass; without it, as many as fit the time")
    parser.add_argument("--cold", action="store_true", help="every timed frame has shadows that no earlier one had")
    parser.add_argument("--keep", default="", help="a folder for the pictures, which are else thrown away")
    options = parser.parse_args()
    print(machine())
    peers = chosen([name for name in options.peers.split(",") if name], options.program)
    selection = ["--scene", options.scene] if options.scene else []
    listed = lines([options.program, "--display-list"] + selection)
    with tempfile.TemporaryDirectory() as temporary:
        comparison = Comparison(options, options.keep or temporary)
        comparison.table.head()
        for scene in dict.fromkeys(frame["scene"] for frame in listed):
            comparison.run(scene, peers)
    comparison.table.end(peers, options.threads)
    if comparison.failed:
        sys.exit("compare: a picture differs from a peer's by more than is known of it; its times do not count")


if __name__ == "__main__":
    main()
