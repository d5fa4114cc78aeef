import CoreGraphics
import CoreText
import Foundation

/// Text drawing and measuring as `NSAttributedString` does it.
package struct StringDrawing {
    package let string: NSAttributedString
    package var options: NSStringDrawingOptions = []

    package init(_ string: NSAttributedString, options: NSStringDrawingOptions = []) {
        self.string = string
        self.options = options
    }

    /// - Parameter size: Of the rectangle; 0 and less on an axis for no limit there.
    package func layout(_ size: CGSize) -> TextLayout {
        TextLayout(TypesetText(string, defaults: .coreText), layoutOptions(size))
    }

    private func layoutOptions(_ size: CGSize) -> TextLayout.Options {
        var result = TextLayout.Options()
        result.usesLeading = options.contains(.usesFontLeading)
        if options.contains(.usesLineFragmentOrigin) {
            result.width = Self.limit(size.width)
            result.height = options.contains(.truncatesLastVisibleLine) ? Self.limit(size.height) : .infinity
            result.marksOmission = options.contains(.truncatesLastVisibleLine)
        } else {
            result.maximumLines = 1
            if options.contains(.truncatesLastVisibleLine) {
                result.width = Self.limit(size.width)
                result.marksOmission = true
            }
        }
        return result
    }

    private static func limit(_ length: CGFloat) -> Double {
        length > 0 && length < .greatestFiniteMagnitude ? Double(length) : .infinity
    }

    /// The layout, scaled down as the context allows where a line is too long, and by how much.
    private func fitting(_ size: CGSize, _ context: NSStringDrawingContext?) -> (TextLayout, CGFloat) {
        let layout = layout(size)
        let least = context?.minimumScaleFactor ?? 0
        guard least > 0, least < 1, size.width > 0, size.width.isFinite else { return (layout, 1) }
        let natural = StringDrawing(string).layout(.zero).size.width
        guard natural > size.width else { return (layout, 1) }
        let scale = max(least, size.width / natural)
        return (StringDrawing(string.scaled(by: scale), options: options).layout(size), scale)
    }

    package func bounds(_ size: CGSize, _ context: NSStringDrawingContext?) -> CGRect {
        let (layout, scale) = fitting(size, context)
        context?.actualScaleFactor = scale
        let baseline = CGFloat(layout.firstBaseline ?? 0)
        var bounds = CGRect(origin: .zero, size: layout.size)
        if options.contains(.usesDeviceMetrics) { bounds = layout.paintedBounds }
        if !options.contains(.usesLineFragmentOrigin) { bounds.origin.y -= baseline }
        context?.totalBounds = bounds
        return bounds
    }

    package func draw(in rect: CGRect, _ context: NSStringDrawingContext?) {
        let (layout, scale) = fitting(rect.size, context)
        context?.actualScaleFactor = scale
        context?.totalBounds = CGRect(origin: .zero, size: layout.size)
        guard let target = GraphicsStack.current.entries.last else { return }
        let baseline = CGFloat(layout.firstBaseline ?? 0)
        var corner = rect.origin
        switch (options.contains(.usesLineFragmentOrigin), target.growsUpwards) {
        case (true, false): break
        case (false, false): corner.y -= baseline
        case (true, true): corner.y = rect.height > 0 ? rect.maxY : rect.minY + layout.size.height
        case (false, true): corner.y += baseline
        }
        Self.draw(layout, at: corner, of: target)
    }

    /// - Parameter corner: The upper left one of the text, whichever way y grows.
    private static func draw(_ layout: TextLayout, at corner: CGPoint, of target: GraphicsStack.Entry) {
        guard target.growsUpwards else { return layout.draw(at: corner, in: target.context) }
        target.context.saveGState()
        target.context.translateBy(x: 0, y: corner.y)
        target.context.scaleBy(x: 1, y: -1)
        layout.draw(at: CGPoint(x: corner.x, y: 0), in: target.context)
        target.context.restoreGState()
    }

    /// Draws what fits into the rectangle.
    package func drawClipped(in rect: CGRect) {
        guard let target = GraphicsStack.current.entries.last else { return }
        let rect = rect.standardized
        var options = layoutOptions(rect.size)
        options.height = Double(rect.height)
        options.width = Double(rect.width)
        Self.draw(
            TextLayout(TypesetText(string, defaults: .coreText), options),
            at: CGPoint(x: rect.minX, y: target.growsUpwards ? rect.maxY : rect.minY), of: target)
    }
}

extension TextLayout {
    /// Around what the lines paint, y downwards from the column's corner.
    var paintedBounds: CGRect {
        var result = CGRect.null
        for line in lines {
            let box = line.line.imageBounds
            guard !box.isNull else { continue }
            result = result.union(
                CGRect(
                    x: box.minX + CGFloat(line.x), y: CGFloat(line.baseline) - box.maxY, width: box.width,
                    height: box.height))
        }
        return result.isNull ? .zero : result
    }
}

extension NSAttributedString {
    /// With all fonts at a fraction of their size.
    package func scaled(by scale: CGFloat) -> NSAttributedString {
        guard scale != 1, length > 0 else { return self }
        let copy = NSMutableAttributedString(attributedString: self)
        enumerateAttribute(.font, in: NSRange(location: 0, length: length), options: []) { value, range, _ in
            let font = (value as? CTFont)?.instance ?? TextDefaults.coreText.font
            let smaller = CTFont(instance: font.with(size: max(font.size * Double(scale), 0.001)))
            copy.addAttribute(.font, value: smaller, range: range)
        }
        return copy
    }
}
