"""Draws the benchmark scenes with Qt's raster engine (PySide6, QPainter on a premultiplied QImage) and prints one JSON
line a scene.

The draw calls are made from Python with ready paths and brushes: about a microsecond a call is the binding's. Shadows
are Qt's own effect in a QGraphicsScene (QGraphicsDropShadowEffect, whose radius is four sigma). Its blur is an
exponential filter and no Gaussian: pictures with shadows are only alike.
"""
import ctypes
import os

os.environ["QT_QPA_PLATFORM"] = "offscreen"
# PySide6 drops a reference to None in some calls, which ends in an abort where None can be freed: before Python 3.12.
ctypes.c_long.from_address(id(None)).value += 1 << 40

import numpy as np
import PySide6
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QLinearGradient, QPainter, QPainterPath, QPen, QTransform
from PySide6.QtWidgets import (
    QApplication, QGraphicsDropShadowEffect, QGraphicsItemGroup, QGraphicsPathItem, QGraphicsScene)

import harness

KAPPA = 0.5522847498307936


def color(n):
    return QColor(*(int(value) for value in n))


def path(verbs):
    result = QPainterPath()
    result.setFillRule(Qt.WindingFill)
    calls = {"M": result.moveTo, "L": result.lineTo, "Q": result.quadTo, "C": result.cubicTo,
             "Z": result.closeSubpath}
    for verb, numbers in verbs:
        calls[verb](*numbers)
    return result


def outline(n):
    """Clockwise from where the top left corner ends."""
    x, y, width, height, tl, tr, br, bl = n[:8]
    right, bottom, k = x + width, y + height, 1 - KAPPA
    corners = [
        ("L", [right - tr, y]), ("C", [right - tr * k, y, right, y + tr * k, right, y + tr]),
        ("L", [right, bottom - br]), ("C", [right, bottom - br * k, right - br * k, bottom, right - br, bottom]),
        ("L", [x + bl, bottom]), ("C", [x + bl * k, bottom, x, bottom - bl * k, x, bottom - bl]),
        ("L", [x, y + tl]), ("C", [x, y + tl * k, x + tl * k, y, x + tl, y])]
    return path([("M", [x + tl, y]), *corners, ("Z", [])])


def gradient(n):
    result = QLinearGradient(*n[:4])
    result.setColorAt(0, color(n[4:8]))
    result.setColorAt(1, color(n[8:12]))
    return QBrush(result)


def pen(width, n, join=Qt.MiterJoin, cap=Qt.FlatCap, dash=None):
    result = QPen(QBrush(color(n)), width, Qt.SolidLine, cap, join)
    if dash:
        # Qt counts in widths of the pen.
        result.setDashPattern([length / width for length in dash])
    return result


NO_PEN, NO_BRUSH = QPen(Qt.NoPen), QBrush(Qt.NoBrush)


class Qt6(harness.Engine):
    title = "Qt " + PySide6.__version__

    def __init__(self):
        self.application = QApplication([])
        self.tile = np.ascontiguousarray(harness.tile_image()[..., [2, 1, 0, 3]])
        self.tile_image = QImage(self.tile.data, 160, 160, 640, QImage.Format_ARGB32_Premultiplied)

    def begin(self, frame):
        width, height = harness.pixel_size(frame)
        self.canvas = np.full((height, width, 4), 255, np.uint8)
        self.image = QImage(self.canvas.data, width, height, width * 4, QImage.Format_ARGB32_Premultiplied)

    def pixels(self):
        return self.canvas[..., [2, 1, 0]]

    def prepared(self, frame, sigma_factor=1):
        has_shadows = any(op["op"] in ("shadow_rrect", "group_begin") for op in frame["operations"])
        return self.items(frame, sigma_factor) if has_shadows else self.calls(frame)

    def shape(self, operation):
        """Path, brush and pen of an operation."""
        name, n = operation["op"], operation["numbers"]
        if operation["verbs"]:
            verbs, rest = harness.split_path(operation)
            if name == "fill_path":
                return path(verbs), QBrush(color(rest)), NO_PEN
            if name == "lin_path":
                return path(verbs), gradient(rest), NO_PEN
            return path(verbs), NO_BRUSH, pen(rest[0], rest[1:])
        if name == "fill_rect":
            rectangle = QPainterPath()
            rectangle.addRect(QRectF(*n[:4]))
            return rectangle, QBrush(color(n[4:])), NO_PEN
        if name == "fill_rrect":
            return outline(n), QBrush(color(n[8:])), NO_PEN
        if name == "lin_rrect":
            return outline(n), gradient(n[8:]), NO_PEN
        if name == "img_rrect":
            brush = QBrush(self.tile_image)
            brush.setTransform(QTransform.fromTranslate(n[0], n[1]))
            return outline(n), brush, NO_PEN
        if name == "trim_rrect":
            # Qt has no trim: one dash of the wanted length.
            length = 2 * (n[2] + n[3]) + (np.pi / 2 - 2) * sum(n[4:8])
            return outline(n), NO_BRUSH, pen(n[8], n[10:], Qt.RoundJoin, Qt.RoundCap, (length * n[9], length * 2))
        if name == "dash_rrect":
            return outline(n), NO_BRUSH, pen(n[8], n[11:], Qt.RoundJoin, Qt.FlatCap, n[9:11])
        raise ValueError(name)

    def calls(self, frame):
        """Without shadows: QPainter's own calls."""
        ready = [
            (None, color(op["numbers"]), None) if op["op"] == "clear" else self.shape(op)
            for op in frame["operations"]]

        def draw():
            painter = QPainter(self.image)
            painter.setRenderHint(QPainter.Antialiasing)
            painter.scale(frame["scale"], frame["scale"])
            for shape, brush, line in ready:
                if shape is None:
                    painter.fillRect(0, 0, frame["width"], frame["height"], brush)
                elif line.style() == Qt.NoPen:
                    painter.fillPath(shape, brush)
                else:
                    painter.strokePath(shape, line)
            painter.end()
        return draw

    def items(self, frame, sigma_factor):
        """With shadows: items of a scene, which alone have effects."""
        scene = QGraphicsScene(0, 0, frame["width"], frame["height"])
        scene.setItemIndexMethod(QGraphicsScene.NoIndex)
        effects, shadow, group = [], None, None

        def cast(item, n):
            effect = QGraphicsDropShadowEffect()
            effect.setBlurRadius(4 * n[0] * sigma_factor)
            effect.setOffset(n[1], n[2])
            effect.setColor(QColor(0, 0, 0, harness.alpha_byte(n[3])))
            item.setGraphicsEffect(effect)
            effects.append(effect)

        for operation in frame["operations"]:
            name, n = operation["op"], operation["numbers"]
            if name == "clear":
                scene.setBackgroundBrush(QBrush(color(n)))
            elif name == "shadow_rrect":
                shadow = n[8:]
            elif name == "group_begin":
                group = QGraphicsItemGroup()
            elif name == "group_end":
                cast(group, n)
                scene.addItem(group)
                group = None
            else:
                shape, brush, line = self.shape(operation)
                item = QGraphicsPathItem(shape)
                item.setBrush(brush)
                item.setPen(line)
                if shadow:
                    cast(item, shadow)
                    shadow = None
                if group is not None:
                    group.addToGroup(item)
                else:
                    scene.addItem(item)
        width, height = harness.pixel_size(frame)

        def draw():
            painter = QPainter(self.image)
            painter.setRenderHint(QPainter.Antialiasing)
            scene.render(painter, QRectF(0, 0, width, height), QRectF(0, 0, frame["width"], frame["height"]))
            painter.end()
        draw.keep = (scene, effects)
        return draw


if __name__ == "__main__":
    harness.run(Qt6(), harness.parser(__doc__).parse_args())
