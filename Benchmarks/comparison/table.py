"""What is printed: a row for each scene and peer as they are timed, and all ratios together at the end."""

ROW = "%-5s %-13s %9s %9s %7s %9s %9s %7s %9s %-5s  %s"


class Table:
    def __init__(self):
        self.ratios = {}
        self.missed, self.marked = [], {}

    def head(self):
        print(ROW % ("", "", "wall ms", "", "", "CPU ms", "", "", "", "", ""))
        print(ROW % ("scene", "peer", "ours", "peer", "ratio", "ours", "peer", "ratio", "required", "", "pictures differ by"))

    def refuse(self, scene, peer, text):
        print(ROW % (scene, peer.name, *["-"] * 8, text + ": NOT THE SAME PICTURE"), flush=True)

    def add(self, scene, peer, ours, theirs, counts_wall, text):
        """A row of the least medians, by the wall clock and by the processes' own time; and which of both counts.

        A peer with one clock of its own, like Chromium, has it in both."""
        cells, ratios = [], []
        for clock in ("median_ms", "cpu_median_ms"):
            their_time = theirs.get(clock, theirs["median_ms"])
            ratios.append(their_time / max(ours[clock], 1e-4))
            cells += ["%.3f" % ours[clock], "%.3f" % their_time, "%.2f" % ratios[-1]]
        ratio = ratios[0] if counts_wall else ratios[1]
        mark = ""
        if scene in peer.different:
            mark = "~"
            self.marked[peer.name] = peer.different[scene]
        holds = peer.holds(scene, ratio)
        required = "%.2f" % peer.required[scene] if scene in peer.required else ""
        if holds is False:
            self.missed.append("%s %s %.2f of %s" % (scene, peer.name, ratio, required))
        self.ratios.setdefault(scene, {})[peer.name] = ("%.2f" % ratio if ratio < 10 else "%.1f" % ratio) + mark + (
            "!" if holds is False else "")
        print(ROW % (
            scene, peer.name, *cells, required, {True: "holds", False: "NOT", None: ""}[holds], text), flush=True)

    def end(self, peers, threads):
        print("\nHow many times as fast we are, with %s thread(s):\n" % threads)
        names = [peer.name for peer in peers if any(peer.name in row for row in self.ratios.values())]
        print("| scene | %s |\n|---|%s" % (" | ".join(names), "--:|" * len(names)))
        for scene, row in self.ratios.items():
            print("| %s | %s |" % (scene, " | ".join(row.get(name, "") for name in names)))
        print()
        for name, reason in self.marked.items():
            print("~ %s: another picture, %s." % (name, reason))
        if self.missed:
            print("! less than required: %s." % "; ".join(self.missed))
        else:
            print("Every ratio that is required holds.")
