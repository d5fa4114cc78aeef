/// The finished layer of a group, kept: it is asked for twice, by the group's shadow and by what shows of it, and the
/// groups in it would be painted anew each time, with all that is in them.
///
/// `@unchecked Sendable`: painted by the worker that prepares the group, afterwards only read.
final class LayerPicture: @unchecked Sendable {
    let bounds: PixelRect
    private let pixels: UnsafeMutablePointer<UInt32>
    private let stride: Int
    /// The column of the first pixel, a multiple of 8.
    private let x0: Int

    /// Nothing painted.
    init(bounds: PixelRect) {
        self.bounds = bounds
        x0 = bounds.x0 & ~7
        stride = Self.stride(bounds)
        pixels = .allocate(capacity: stride * bounds.height)
        pixels.initialize(repeating: 0, count: stride * bounds.height)
    }

    deinit { pixels.deallocate() }

    private static func stride(_ bounds: PixelRect) -> Int { (bounds.x1 - bounds.x0 & ~7 + 7) & ~7 }

    /// How much memory a picture takes; nil where no memory could hold it.
    static func bytes(_ bounds: PixelRect) -> Int? {
        let (bytes, overflow) = (4 * stride(bounds)).multipliedReportingOverflow(by: bounds.height)
        return overflow || bounds.isEmpty ? nil : bytes
    }

    var target: PaintTarget { PaintTarget(pixels: pixels, stride: stride, x0: x0, y0: bounds.y0) }
}
