import QuartzCore

/// Rectangles in points and in the screen's pixels.
enum BackingPixels {
    static func scaled(_ rect: NSRect, by scale: CGFloat) -> NSRect {
        NSRect(x: rect.minX * scale, y: rect.minY * scale, width: rect.width * scale, height: rect.height * scale)
    }

    /// The rectangle, in points, moved to whole pixels as the options say.
    static func aligned(_ rect: NSRect, scale: CGFloat, options: AlignmentOptions) -> NSRect {
        scaled(NSIntegralRectWithOptions(scaled(rect, by: scale), options), by: 1 / scale)
    }
}
