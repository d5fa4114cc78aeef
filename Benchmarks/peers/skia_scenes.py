"""Draws the benchmark scenes with Skia's CPU canvas (skia-python) and prints one JSON line a scene.

A scene is recorded into an SkPicture once and its playback is timed: the Python binding costs nothing then. The canvas
is RGBA, premultiplied: in the wheel it is faster than the default surface wherever alpha is involved. Shadows are drawn
the way Skia's users do: a blur mask filter for the shadow of an outline, a drop-shadow image filter for that of
content.
"""
import skia

import harness


def color(values, alpha=None):
    red, green, blue, own = (int(value) for value in values)
    return skia.ColorSetARGB(own if alpha is None else alpha, red, green, blue)


TILE = skia.Image.fromarray(harness.tile_image(), skia.kRGBA_8888_ColorType)


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
                # The layer must know its shadow when it opens.
                self.group_begin(numbers, harness.group_end(operations, index)["numbers"])
            elif name.endswith("_path"):
                verbs, rest = harness.split_path(operation)
                getattr(self, name)(self.path(verbs), rest)
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
        return color((0, 0, 0, 255), alpha=harness.alpha_byte(opacity))

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
    def path(verbs):
        path = skia.Path()
        calls = {"M": path.moveTo, "L": path.lineTo, "Q": path.quadTo, "C": path.cubicTo, "Z": path.close}
        for verb, numbers in verbs:
            calls[verb](*numbers)
        return path


class Skia(harness.Engine):
    title = "skia-python " + skia.__version__

    def begin(self, frame):
        info = skia.ImageInfo.Make(*harness.pixel_size(frame), skia.kRGBA_8888_ColorType, skia.kPremul_AlphaType)
        self.surface = skia.Surface.MakeRaster(info)
        self.canvas = self.surface.getCanvas()
        # Also touches the canvas's memory.
        self.canvas.clear(0xFFFFFFFF)

    def prepared(self, frame, sigma_factor=1):
        recorder = skia.PictureRecorder()
        canvas = recorder.beginRecording(skia.Rect.MakeWH(*harness.pixel_size(frame)))
        Player(canvas, frame["scale"], sigma_factor).draw(frame["operations"])
        picture = recorder.finishRecordingAsPicture()
        return lambda: self.canvas.drawPicture(picture)

    def pixels(self):
        return self.surface.toarray(colorType=skia.kRGBA_8888_ColorType)


if __name__ == "__main__":
    harness.run(Skia(), harness.parser(__doc__).parse_args())
