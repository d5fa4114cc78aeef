"""Draws the benchmark scenes with Skia's CPU canvas (skia-python) and prints one JSON line a scene.

The scenes come from our own program (`Benchmarks --display-list`), so both engines draw the same numbers. A scene is
recorded into an SkPicture once and its playback is timed: the Python binding costs nothing then. The canvas is RGBA,
premultiplied: in the wheel it is faster than the default surface wherever alpha is involved. Shadows are drawn the way
Skia's users do: a blur mask filter for the shadow of an outline, a drop-shadow image filter for that of content.
"""
import argparse
import json
import os
import statistics
import subprocess
import sys
import time

import numpy as np
import skia

WARM_UP = 0.3
BUDGET = 4.0
LEAST_RUNS = 5
MOST_RUNS = 31
LEAST_SAMPLE = 0.0005


def color(values, alpha=None):
    red, green, blue, own = (int(value) for value in values)
    return skia.ColorSetARGB(own if alpha is None else alpha, red, green, blue)


def tile_image():
    column, row = np.meshgrid(np.arange(160), np.arange(160))
    pixels = np.stack([255 * column // 159, 255 * row // 159, 8 * ((column ^ row) & 31), np.full_like(row, 255)], axis=-1)
    return skia.Image.fromarray(np.ascontiguousarray(pixels.astype(np.uint8)), skia.kRGBA_8888_ColorType)


TILE = tile_image()


class Player:
    """Draws a display list on a Skia canvas: a method for each kind of operation."""

    def __init__(self, canvas, scale, sigma_factor):
        self.canvas = canvas
        self.sigma_factor = sigma_factor
        canvas.scale(scale, scale)

    def draw(self, operations):
        for index, operation in enumerate(operations):
            numbers = operation["numbers"]
            name = operation["op"]
            if name == "group_begin":
                # The layer must know its shadow when it opens: groups do not nest, so it is the next end's.
                end = next(later for later in operations[index:] if later["op"] == "group_end")
                self.group_begin(numbers, end["numbers"])
            elif name.endswith("_path"):
                points = sum({"M": 2, "L": 2, "Q": 4, "C": 6, "Z": 0}[verb] for verb in operation["verbs"])
                getattr(self, name)(self.path(operation["verbs"], numbers[:points]), numbers[points:])
            else:
                getattr(self, name)(numbers)

    def clear(self, n):
        self.canvas.clear(color(n))

    def fill_rect(self, n):
        self.canvas.drawRect(skia.Rect.MakeXYWH(*n[:4]), self.paint(n[4:]))

    def fill_rrect(self, n):
        self.canvas.drawRRect(self.outline(n), self.paint(n[8:]))

    def shadow_rrect(self, n):
        sigma, dx, dy, opacity = n[8:]
        paint = skia.Paint(AntiAlias=True, Color=self.shadow_color(opacity))
        paint.setMaskFilter(skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, sigma * self.sigma_factor))
        self.canvas.drawRRect(self.outline([n[0] + dx, n[1] + dy] + n[2:8]), paint)

    def lin_rrect(self, n):
        self.clipped(n, lambda: self.canvas.drawRect(
            skia.Rect.MakeXYWH(*n[:4]), skia.Paint(Shader=self.gradient(n[8:]))))

    def img_rrect(self, n):
        self.clipped(n, lambda: self.canvas.drawImage(TILE, n[0], n[1]))

    def fill_path(self, path, n):
        self.canvas.drawPath(path, self.paint(n))

    def lin_path(self, path, n):
        self.canvas.drawPath(path, skia.Paint(AntiAlias=True, Shader=self.gradient(n)))

    def stroke_path(self, path, n):
        self.canvas.drawPath(path, self.stroke(n[0], n[1:]))

    def trim_rrect(self, n):
        paint = self.stroke(n[8], n[10:])
        paint.setStrokeCap(skia.Paint.kRound_Cap)
        paint.setStrokeJoin(skia.Paint.kRound_Join)
        paint.setPathEffect(skia.TrimPathEffect.Make(0, n[9]))
        self.canvas.drawPath(self.outline_path(n), paint)

    def dash_rrect(self, n):
        paint = self.stroke(n[8], n[11:])
        paint.setStrokeJoin(skia.Paint.kRound_Join)
        paint.setPathEffect(skia.DashPathEffect.Make(n[9:11], 0))
        self.canvas.drawPath(self.outline_path(n), paint)

    def group_begin(self, bounds, shadow):
        sigma, dx, dy, opacity = shadow
        sigma *= self.sigma_factor
        shadow_filter = skia.ImageFilters.DropShadow(dx, dy, sigma, sigma, self.shadow_color(opacity))
        self.canvas.saveLayer(skia.Rect.MakeXYWH(*bounds), skia.Paint(ImageFilter=shadow_filter))

    def group_end(self, n):
        self.canvas.restore()

    def clipped(self, n, draw):
        self.canvas.save()
        self.canvas.clipRRect(self.outline(n), skia.ClipOp.kIntersect, True)
        draw()
        self.canvas.restore()

    @staticmethod
    def paint(n):
        return skia.Paint(AntiAlias=True, Color=color(n))

    @staticmethod
    def stroke(width, n):
        return skia.Paint(AntiAlias=True, Color=color(n), Style=skia.Paint.kStroke_Style, StrokeWidth=width)

    @staticmethod
    def shadow_color(opacity):
        return color((0, 0, 0, 255), alpha=int(255 * opacity + 0.5))

    @staticmethod
    def gradient(n):
        ends = [skia.Point(n[0], n[1]), skia.Point(n[2], n[3])]
        return skia.GradientShader.MakeLinear(ends, [color(n[4:8]), color(n[8:12])])

    @staticmethod
    def outline(n):
        outline = skia.RRect()
        outline.setRectRadii(skia.Rect.MakeXYWH(*n[:4]), [skia.Point(radius, radius) for radius in n[4:8]])
        return outline

    @staticmethod
    def outline_path(n):
        """Clockwise from where the top left corner ends, with true arcs."""
        x, y, width, height, tl, tr, br, bl = n[:8]
        corners = [(x + width - tr, y + tr, tr, 270), (x + width - br, y + height - br, br, 0),
                   (x + bl, y + height - bl, bl, 90), (x + tl, y + tl, tl, 180)]
        path = skia.Path()
        path.moveTo(x + tl, y)
        for cx, cy, radius, angle in corners:
            # `arcTo` begins with a line to the arc.
            path.arcTo(skia.Rect.MakeLTRB(cx - radius, cy - radius, cx + radius, cy + radius), angle, 90, False)
        path.close()
        return path

    @staticmethod
    def path(verbs, points):
        path = skia.Path()
        rest = iter(points)

        def take(count):
            return [next(rest) for _ in range(count)]
        for verb in verbs:
            if verb == "M":
                path.moveTo(*take(2))
            elif verb == "L":
                path.lineTo(*take(2))
            elif verb == "Q":
                path.quadTo(*take(4))
            elif verb == "C":
                path.cubicTo(*take(6))
            else:
                path.close()
        return path


def record(scene, sigma_factor=1):
    recorder = skia.PictureRecorder()
    width, height = scene["width"] * scene["scale"], scene["height"] * scene["scale"]
    canvas = recorder.beginRecording(skia.Rect.MakeWH(width, height))
    Player(canvas, scene["scale"], sigma_factor).draw(scene["operations"])
    return recorder.finishRecordingAsPicture()


def surface(scene):
    width, height = scene["width"] * scene["scale"], scene["height"] * scene["scale"]
    info = skia.ImageInfo.Make(width, height, skia.kRGBA_8888_ColorType, skia.kPremul_AlphaType)
    result = skia.Surface.MakeRaster(info)
    # Also touches the canvas's memory.
    result.getCanvas().clear(0xFFFFFFFF)
    return result


def measure(name, frames, runs, cold):
    """Times as our program does: a warm-up, then a sample a run."""
    canvas = surface(frames[0]).getCanvas()
    pictures = [record(frame) for frame in frames]
    count, begin = 0, time.perf_counter()
    while count < 2 or time.perf_counter() - begin < WARM_UP:
        canvas.drawPicture(pictures[count % len(pictures)])
        count += 1
    one = (time.perf_counter() - begin) / count
    repeats = 1 if cold or len(frames) > 1 else max(1, int(LEAST_SAMPLE / one) + 1)
    wanted = runs or max(MOST_RUNS, len(frames))
    wall, processor = [], []
    deadline = time.perf_counter() + BUDGET
    while len(wall) < wanted:
        run = len(wall)
        if not runs and run >= LEAST_RUNS and time.perf_counter() > deadline:
            break
        picture = pictures[run % len(pictures)]
        if cold:
            picture = record(frames[run % len(frames)], 1 + 0.0001 * (run + 1))
        start, start_processor = time.perf_counter(), time.process_time()
        for _ in range(repeats):
            canvas.drawPicture(picture)
        end, end_processor = time.perf_counter(), time.process_time()
        wall.append((end - start) * 1000 / repeats)
        processor.append((end_processor - start_processor) * 1000 / repeats)
    return {
        "scene": name, "median_ms": round(statistics.median(wall), 4), "runs": len(wall), "threads": 1,
        "least_ms": round(min(wall), 4), "cpu_median_ms": round(statistics.median(processor), 4), "cold": cold,
        "engine": "skia-python " + skia.__version__,
    }


def write_picture(scene, path):
    target = surface(scene)
    target.getCanvas().drawPicture(record(scene))
    pixels = target.toarray(colorType=skia.kRGBA_8888_ColorType)
    with open(path, "wb") as file:
        file.write(b"P6\n%d %d\n255\n" % (pixels.shape[1], pixels.shape[0]))
        for row in pixels:
            file.write(np.ascontiguousarray(row[:, :3]).tobytes())


def scenes(program, selection):
    """The scenes' frames by name, in the program's order."""
    command = [program, "--display-list"] + (["--scene", selection] if selection else [])
    result = {}
    for line in subprocess.run(command, check=True, capture_output=True, text=True).stdout.splitlines():
        frame = json.loads(line)
        result.setdefault(frame["scene"], []).append(frame)
    return result


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--program", default=".build/release/Benchmarks", help="our program, which knows the scenes")
    parser.add_argument("--scene", default="", help="S2[,S3...]; all without it")
    parser.add_argument("--runs", type=int, default=0)
    parser.add_argument("--cold", action="store_true", help="every timed frame has shadows that no earlier one had")
    parser.add_argument("--pictures", default="", help="write pictures into this folder instead of timing")
    options = parser.parse_args()
    for name, frames in scenes(options.program, options.scene).items():
        if options.pictures:
            os.makedirs(options.pictures, exist_ok=True)
            write_picture(frames[len(frames) // 2], os.path.join(options.pictures, name + ".ppm"))
        else:
            print(json.dumps(measure(name, frames, options.runs, options.cold)), flush=True)


if __name__ == "__main__":
    sys.exit(main())
