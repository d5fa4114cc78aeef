"""A frame of a scene as a page of HTML, CSS and SVG."""
import base64
import io

from PIL import Image

import harness


def number(value):
    return ("%.6f" % value).rstrip("0").rstrip(".")


def css_color(n):
    return "rgb(%d %d %d / %.6f)" % (n[0], n[1], n[2], n[3] / 255)


def shadow_color(opacity):
    return "rgb(0 0 0 / %.6f)" % (harness.alpha_byte(opacity) / 255)


def path_data(verbs):
    return "".join(verb + " ".join(map(number, points)) for verb, points in verbs)


def outline_data(n):
    """Clockwise from where the top left corner ends, with true arcs."""
    x, y, width, height, tl, tr, br, bl = n[:8]
    right, bottom = x + width, y + height

    def arc(radius, end_x, end_y):
        return "A%s %s 0 0 1 %s %s" % tuple(map(number, (radius, radius, end_x, end_y))) if radius else ""
    return "M%s %sH%s%sV%s%sH%s%sV%s%sZ" % (
        number(x + tl), number(y), number(right - tr), arc(tr, right, y + tr), number(bottom - br),
        arc(br, right - br, bottom), number(x + bl), arc(bl, x, bottom - bl), number(y + tl), arc(tl, x + tl, y))


def place(n, style):
    left, top, width, height = map(number, n[:4])
    return "position:absolute;left:%spx;top:%spx;width:%spx;height:%spx;%s" % (left, top, width, height, style)


def radii(n):
    return "border-radius:%s;" % " ".join(number(radius) + "px" for radius in n[4:8])


def tile_uri():
    file = io.BytesIO()
    Image.fromarray(harness.tile_image()).save(file, "PNG")
    return "data:image/png;base64," + base64.b64encode(file.getvalue()).decode()


class Page:
    """Reads a frame's operations; a card and its shadow are one box. `--k` multiplies every sigma."""

    def __init__(self, frame):
        self.frame = frame
        self.parts, self.shapes, self.definitions = [], [], []
        self.background, self.shadow, self.group = "#fff", None, None
        for index, operation in enumerate(frame["operations"]):
            name = operation["op"]
            if operation["verbs"]:
                verbs, rest = harness.split_path(operation)
                getattr(self, name)(path_data(verbs), rest)
            elif name == "group_begin":
                self.group_begin(operation["numbers"], harness.group_end(frame["operations"], index)["numbers"])
            else:
                getattr(self, name)(operation["numbers"])
        self.end_shapes()

    @property
    def html(self):
        return (
            '<!doctype html><html style="--k:1;background:%s"><body style="margin:0;width:%dpx;height:%dpx;'
            'overflow:hidden">%s</body></html>' % (
                self.background, self.frame["width"], self.frame["height"], "".join(self.parts)))

    def end_shapes(self, box=None):
        if not self.shapes:
            return
        x, y, width, height = box or (0, 0, self.frame["width"], self.frame["height"])
        self.parts.append(
            '<svg style="position:absolute;left:0;top:0;overflow:visible" width="%d" height="%d" '
            'viewBox="%d %d %d %d"><defs>%s</defs>%s</svg>' % (
                width, height, x, y, width, height, "".join(self.definitions), "".join(self.shapes)))
        self.shapes, self.definitions = [], []

    def clear(self, n):
        self.background = css_color(n)

    def fill_rect(self, n):
        self.parts.append('<div style="%s"></div>' % place(n, "background:" + css_color(n[4:])))

    def shadow_rrect(self, n):
        self.shadow = n[8:]

    def fill_rrect(self, n):
        if self.group:
            self.shapes.append('<path d="%s" fill="%s"/>' % (outline_data(n), css_color(n[8:])))
            return
        style = radii(n) + "background:" + css_color(n[8:])
        if self.shadow:
            sigma, dx, dy, opacity = self.shadow
            style += ";box-shadow:%spx %spx calc(%spx*var(--k)) %s" % (
                number(dx), number(dy), number(2 * sigma), shadow_color(opacity))
            self.shadow = None
        self.parts.append('<div style="%s"></div>' % place(n, style))

    def masked(self, n, content):
        x, y = (n[0] - self.group[0], n[1] - self.group[1]) if self.group else n[:2]
        style = place([x, y, *n[2:4]], radii(n) + "overflow:hidden")
        self.parts.append('<div style="%s">%s</div>' % (style, content))

    def lin_rrect(self, n):
        # CSS takes an angle, and runs from corner to corner of a square.
        assert n[8:12] == [n[0], n[1], n[0] + n[2], n[1] + n[3]] and n[2] == n[3]
        self.masked(n, '<div style="width:100%%;height:100%%;background:linear-gradient(135deg,%s,%s)"></div>' % (
            css_color(n[12:16]), css_color(n[16:20])))

    def img_rrect(self, n):
        self.masked(n, '<img width=160 height=160 style="display:block" src="%s">' % tile_uri())

    def fill_path(self, data, n):
        self.shapes.append('<path d="%s" fill="%s"/>' % (data, css_color(n)))

    def lin_path(self, data, n):
        name = "g%d" % len(self.definitions)
        self.definitions.append(
            '<linearGradient id=%s gradientUnits=userSpaceOnUse x1=%s y1=%s x2=%s y2=%s><stop offset=0 '
            'stop-color="%s" /><stop offset=1 stop-color="%s" /></linearGradient>' % (
                name, *map(number, n[:4]), css_color(n[4:8]), css_color(n[8:12])))
        self.shapes.append('<path d="%s" fill="url(#%s)"/>' % (data, name))

    def line(self, data, width, n, more):
        self.shapes.append('<path d="%s" fill=none stroke="%s" stroke-width=%s %s/>' % (
            data, css_color(n), number(width), more))

    def stroke_path(self, data, n):
        self.line(data, n[0], n[1:], "")

    def trim_rrect(self, n):
        length = 2 * (n[2] + n[3]) + (3.141592653589793 / 2 - 2) * sum(n[4:8])
        self.line(outline_data(n), n[8], n[10:], 'stroke-linejoin=round stroke-linecap=round stroke-dasharray="%s %s" ' % (
            number(length * n[9]), number(length * 2)))

    def dash_rrect(self, n):
        self.line(outline_data(n), n[8], n[11:], 'stroke-linejoin=round stroke-dasharray="%s %s" ' % (
            number(n[9]), number(n[10])))

    def group_begin(self, bounds, shadow):
        self.end_shapes()
        self.group = bounds
        sigma, dx, dy, opacity = shadow
        self.parts.append('<div style="%s">' % place(
            bounds, "filter:drop-shadow(%spx %spx calc(%spx*var(--k)) %s)" % (
                number(dx), number(dy), number(sigma), shadow_color(opacity))))

    def group_end(self, n):
        self.end_shapes(box=self.group)
        self.parts.append("</div>")
        self.group = None
