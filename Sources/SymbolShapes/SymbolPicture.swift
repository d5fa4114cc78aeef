import CoreGraphics
import CoreText

/// A symbol in a style: its size, where it stands beside text, and how it is drawn.
package struct SymbolPicture: Sendable {
    package let name: String
    package let style: SymbolStyle
    private let elements: [SymbolElement]
    /// What is drawn, in units of the grid.
    private let extent: CGRect

    /// Room around what is drawn, in parts of the point size.
    private static let margin = CGSize(width: 0.04, height: 0.036)

    /// Nil for what cannot be a symbol's name. A name that is not known is drawn as a marked box, which is said once.
    package init?(named name: String, style: SymbolStyle = SymbolStyle()) {
        guard let composed = SymbolComposer.elements(named: name, style: style) else { return nil }
        self.name = name
        self.style = style
        elements = composed
        extent = composed.compactMap { $0.extent(line: style.line) }.reduce(CGRect.null) { $0.union($1) }
    }

    /// Whether a name's symbol is drawn, rather than a marked box.
    package static func isKnown(_ name: String) -> Bool { SymbolComposer.isKnown(name) }

    /// In points, with the room around it.
    package var size: CGSize {
        guard !extent.isNull else { return .zero }
        return CGSize(
            width: extent.width * style.unit + 2 * Self.margin.width * style.pointSize,
            height: extent.height * style.unit + 2 * Self.margin.height * style.pointSize)
    }

    /// From the lower edge up to the baseline of text of the same size, whose capitals have their middle at 0.
    package var baseline: CGFloat {
        guard !extent.isNull else { return 0 }
        let capital = FontFinder.system(size: Double(style.pointSize), weight: style.weight.number).capHeight
        return extent.maxY * style.unit + Self.margin.height * style.pointSize - CGFloat(capital) / 2
    }

    /// Stretched into a rectangle of a context whose y grows downwards.
    package func draw(in rect: CGRect, of context: CGContext, colors: SymbolColors) {
        let size = size
        guard size.width > 0, size.height > 0, rect.width > 0, rect.height > 0, rect.minX.isFinite,
            rect.minY.isFinite, rect.width.isFinite, rect.height.isFinite
        else { return }
        context.saveGState()
        context.translateBy(x: rect.midX, y: rect.midY)
        context.scaleBy(x: rect.width / size.width * style.unit, y: rect.height / size.height * style.unit)
        context.translateBy(x: -extent.midX, y: -extent.midY)
        SymbolPainter(context: context, line: style.line, colors: colors).paint(elements)
        context.restoreGState()
    }

    /// The size in whole pixels, which the symbol stands in the middle of.
    package func pixels(scale: CGFloat) -> CGSize {
        let scale = scale.isFinite && scale > 0 ? scale : 1
        // A hair over a whole pixel is none.
        return CGSize(
            width: (size.width * scale - 0.01).rounded(.up), height: (size.height * scale - 0.01).rounded(.up))
    }

    /// - Parameter scale: Pixels a point.
    package func image(scale: CGFloat, colors: SymbolColors) -> CGImage? {
        let scale = scale.isFinite && scale > 0 ? scale : 1
        let pixels = pixels(scale: scale)
        return image(
            pixels: pixels, part: CGSize(width: size.width * scale, height: size.height * scale), colors: colors)
    }

    /// As many pixels as wanted, filled by the symbol, or a part of that in the middle.
    package func image(pixels: CGSize, part: CGSize? = nil, colors: SymbolColors) -> CGImage? {
        let bounds = CGRect(origin: .zero, size: pixels)
        guard let context = CGContext(points: bounds, scale: 1) else { return nil }
        let part = part ?? pixels
        draw(
            in: bounds.insetBy(dx: (pixels.width - part.width) / 2, dy: (pixels.height - part.height) / 2),
            of: context,
            colors: colors)
        return context.makeImage()
    }
}
