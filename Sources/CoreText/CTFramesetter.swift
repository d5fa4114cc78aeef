// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics
import Foundation
internal import Raster

/// Lays a text out in frames.
public final class CTFramesetter {
    let typesetter: CTTypesetter

    init(typesetter: CTTypesetter) { self.typesetter = typesetter }
}

/// Lines in a rectangle. It does not change.
public final class CTFrame {
    let range: Range<Int>
    let visible: Range<Int>
    let path: CGPath
    let box: CGRect
    let layout: TextLayout

    init(range: Range<Int>, visible: Range<Int>, path: CGPath, box: CGRect, layout: TextLayout) {
        self.range = range
        self.visible = visible
        self.path = path
        self.box = box
        self.layout = layout
    }

    /// Of a line, in user space, y upwards.
    func origin(_ line: TextLayout.Line) -> CGPoint {
        CGPoint(x: box.minX + CGFloat(line.x), y: box.maxY - CGFloat(line.baseline))
    }
}

public func CTFramesetterCreateWithAttributedString(_ attrString: CFAttributedString) -> CTFramesetter {
    CTFramesetter(typesetter: CTTypesetterCreateWithAttributedString(attrString))
}

public func CTFramesetterCreateWithTypesetter(_ typesetter: CTTypesetter) -> CTFramesetter {
    CTFramesetter(typesetter: typesetter)
}

public func CTFramesetterGetTypesetter(_ framesetter: CTFramesetter) -> CTTypesetter { framesetter.typesetter }

/// Lays a part of the text (a length of 0: to the end) out in the path's box, from above. Lines that do not fit whole are
/// left out.
///
/// - Parameters:
///   - path: A rectangle; of another shape the box is taken, which is said once.
///   - frameAttributes: Nothing depends on them.
public func CTFramesetterCreateFrame(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath, _ frameAttributes: CFDictionary?
) -> CTFrame {
    let box = path.isEmpty ? .zero : path.boundingBoxOfPath
    if !path.isRect(nil), !path.isEmpty {
        Notice.once("CTFramesetterCreateFrame: text fills the box around a path that is no rectangle")
    }
    let (text, range) = framesetter.part(stringRange)
    var options = TextLayout.Options()
    options.width = Double(box.width)
    options.height = Double(box.height)
    options.refusesFirstLine = true
    let layout = TextLayout(text, options)
    let end = layout.lines.last.map { $0.line.range.upperBound } ?? 0
    return CTFrame(
        range: range, visible: range.lowerBound..<range.lowerBound + end, path: path, box: box, layout: layout)
}

/// How large a part of the text (a length of 0: to the end) becomes.
///
/// - Parameters:
///   - constraints: What it may take; the greatest number for a side without limit.
///   - fitRange: Takes the part that fits.
public func CTFramesetterSuggestFrameSizeWithConstraints(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?, _ constraints: CGSize,
    _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
    let (text, range) = framesetter.part(stringRange)
    func limit(_ length: CGFloat) -> Double {
        length > 0 && length < .greatestFiniteMagnitude ? Double(length) : .infinity
    }
    var options = TextLayout.Options()
    options.width = limit(constraints.width)
    options.height = limit(constraints.height)
    options.refusesFirstLine = true
    let layout = TextLayout(text, options)
    let end = layout.lines.last.map { $0.line.range.upperBound } ?? 0
    fitRange?.pointee = CFRange(range.lowerBound..<range.lowerBound + end)
    return layout.size
}

/// As `CTLine`, from above.
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { frame.layout.lines.map(\.line) }

/// Writes the origins of lines (a length of 0: to the last), from the lower left corner of the path's box.
public func CTFrameGetLineOrigins(_ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>) {
    let lines = frame.layout.lines
    for (index, line) in lines[range.range(in: lines.indices)].enumerated() {
        let origin = frame.origin(line)
        origins[index] = CGPoint(x: origin.x - frame.box.minX, y: origin.y - frame.box.minY)
    }
}

public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange { CFRange(frame.range) }
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange { CFRange(frame.visible) }

/// Draws into a context whose y grows upwards.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
    for line in frame.layout.lines {
        let origin = frame.origin(line)
        var transform = context.textMatrix
        (transform.tx, transform.ty) = (origin.x, origin.y)
        LinePainter(line: line.line, context: context, transform: transform).paint()
    }
    context.clipToText()
}

extension CTFramesetter {
    /// The part as a text of its own, and its place in the whole.
    fileprivate func part(_ stringRange: CFRange) -> (TypesetText, Range<Int>) {
        let text = typesetter.text
        let range = stringRange.range(in: 0..<text.length)
        if range == 0..<text.length { return (text, range) }
        let part = text.string.attributedSubstring(
            from: NSRange(location: range.lowerBound, length: range.count))
        return (TypesetText(part, defaults: .coreText), range)
    }
}
