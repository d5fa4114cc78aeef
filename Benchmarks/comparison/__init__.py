"""What `compare.py` knows of the engines it compares us with: a module each."""
from comparison.cairo import Cairo
from comparison.chromium import Chromium, ChromiumOneTile
from comparison.ours import Memset, OneThread
from comparison.qt import Qt
from comparison.skia import Skia
from comparison.thorvg import ThorVG

# By name, in the order of the tables.
PEERS = {peer.name: peer for peer in (
    Skia(), Chromium(), ChromiumOneTile(), Cairo(), Qt(), ThorVG(), Memset(), OneThread())}
