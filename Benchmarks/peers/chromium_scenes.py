"""Draws the benchmark scenes as pages in Chromium without a graphics card, and prints one JSON line a scene.

The clock is Chromium's own: its micro benchmark rasterize_and_record plays the page's recorded paint operations into
tiles on one thread, and tells the sum over the tiles of the least of three times. Layout, process start and composition
are not in it. Tiles are 256 pixels wide and high, Chromium's own size without a graphics card; `--one-tile` draws the
page in one: a blur that spans tiles is else drawn anew in each. Tiles of one colour are not drawn, so S13 has no time.
"""
import base64
import io
import subprocess
import time

import numpy as np
from PIL import Image

import chromium_browser
import chromium_page
import harness

MICRO = """new Promise(done => {
  if (!chrome.gpuBenchmarking.runMicroBenchmark("rasterize_and_record_benchmark", done,
    {record_repeat_count: 1, rasterize_repeat_count: %d})) done(null) })"""
SETTLED = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


class Chromium(harness.Engine):
    def __init__(self, one_tile):
        self.one_tile = one_tile
        program = chromium_browser.program()
        version = subprocess.run([program, "--version"], capture_output=True, text=True).stdout.split()
        number = next((word for word in version if word[0].isdigit()), "")
        self.title = "Chromium %s%s" % (number, " (one tile)" if one_tile else "")

    def browser(self, frame):
        side = 256
        if self.one_tile:
            side = 8192 if max(harness.pixel_size(frame)) > 2048 else 2048
        browser = chromium_browser.Browser([
            "--default-tile-width=%d" % side, "--default-tile-height=%d" % side,
            "--max-untiled-layer-width=%d" % side, "--max-untiled-layer-height=%d" % side,
            "--window-size=1920,1080", "--num-raster-threads=1",
            "--force-device-scale-factor=%d" % frame["scale"]])
        browser.load(chromium_page.Page(frame).html, frame["width"], frame["height"])
        browser.evaluate(SETTLED)
        return browser

    def picture(self, frame):
        browser = self.browser(frame)
        try:
            shot = browser.call("Page.captureScreenshot", format="png", optimizeForSpeed=True, captureBeyondViewport=False)
        finally:
            browser.close()
        return np.asarray(Image.open(io.BytesIO(base64.b64decode(shot["data"]))).convert("RGB"))

    def measure(self, frames, runs, cold):
        # Its benchmark takes a page that stays: of an animation, the frame of the picture.
        browser = self.browser(frames[len(frames) // 2])
        try:
            time.sleep(harness.WARM_UP)
            if not cold:
                browser.evaluate(MICRO % 2)
            times, deadline, factor = [], time.perf_counter() + 2 * harness.BUDGET, 1.0
            while len(times) < (runs or harness.MOST_RUNS):
                if not runs and len(times) >= harness.LEAST_RUNS and time.perf_counter() > deadline:
                    break
                if cold:
                    # Twice: the page itself has been drawn with the first.
                    for is_last in (False, True):
                        factor += 0.0001
                        browser.evaluate("document.documentElement.style.setProperty('--k', %.6f)" % factor)
                        if not is_last:
                            browser.evaluate(SETTLED)
                figures = browser.evaluate(MICRO % (1 if cold else 3))
                if not figures:
                    raise SystemExit("this Chromium has no rasterize_and_record benchmark")
                times.append(figures["rasterize_time_ms"])
        finally:
            browser.close()
        return harness.figures(times)


def main():
    parser = harness.parser(__doc__)
    parser.add_argument("--one-tile", action="store_true")
    options = parser.parse_args()
    harness.run(Chromium(options.one_tile), options)


if __name__ == "__main__":
    main()
