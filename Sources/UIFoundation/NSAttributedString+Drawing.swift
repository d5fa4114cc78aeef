import CoreGraphics
import Foundation

// Drawing goes to the current context, in points; outside drawing nothing happens. Where y grows upwards (in AppKit's views
// that are not flipped), text stands upright too, and begins at the upper edge of a rectangle. Sizes come as they are:
// rounding them up to whole points or pixels is left to the caller, as on Apple's systems.
extension NSAttributedString {
    /// Of the text with lines that end at the ends of paragraphs alone.
    public func size() -> CGSize {
        StringDrawing(self, options: [.usesLineFragmentOrigin, .usesFontLeading]).bounds(.zero, nil).size
    }

    /// - Parameter point: The upper left corner of the text; the lower left one where y grows upwards.
    public func draw(at point: CGPoint) {
        StringDrawing(self, options: [.usesLineFragmentOrigin, .usesFontLeading]).draw(
            in: CGRect(origin: point, size: .zero), nil)
    }

    /// Breaks lines at the rectangle's width; lines that do not fit in its height are left out.
    public func draw(in rect: CGRect) {
        StringDrawing(self, options: [.usesLineFragmentOrigin, .usesFontLeading]).drawClipped(in: rect)
    }

    /// - Parameter rect: With 0 for a side that does not limit the text.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        StringDrawing(self, options: options).draw(in: rect, context)
    }

    /// - Parameter size: What the text may take; 0 for a side that does not limit it.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        StringDrawing(self, options: options).bounds(size, context)
    }
}
