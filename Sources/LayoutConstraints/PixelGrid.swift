import CoreGraphics

/// Where constraints put views: on whole pixels.
package enum PixelGrid {
    /// What the solver's arithmetic may be off by, in pixels.
    private static let rounding: CGFloat = 1e-5

    /// Each edge on the nearest line between pixels, halves to the right and down, so that views which touch still do.
    package static func rounded(_ rect: CGRect, scale: CGFloat) -> CGRect {
        func line(_ value: CGFloat) -> CGFloat { (value * scale + 0.5 + rounding).rounded(.down) / scale }
        let (left, top) = (line(rect.minX), line(rect.minY))
        return CGRect(x: left, y: top, width: line(rect.maxX) - left, height: line(rect.maxY) - top)
    }

    /// Each side a whole number of pixels, none smaller than it was.
    package static func enlarged(_ size: CGSize, scale: CGFloat) -> CGSize {
        func side(_ value: CGFloat) -> CGFloat { (value * scale - rounding).rounded(.up) / scale }
        return CGSize(width: side(size.width), height: side(size.height))
    }
}
