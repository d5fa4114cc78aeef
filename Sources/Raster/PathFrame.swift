import Foundation

/// A path seen from its own first point: a path that stands elsewhere by whole pixels is the same.
///
/// Points lie on a grid so fine that it does not show, on which differences are exact. So equal shapes have equal bytes
/// wherever they stand, and one can be drawn by what is known of the other.
struct PathFrame: Hashable {
    /// Begins at (0, 0).
    let path: PathData
    /// To pixels beside the origin: its shift is under 1, or across under 8 where blocks of pixels stay whole.
    let transform: Affine
    /// The origin's pixel.
    let x, y: Int

    /// Farther out than this, in pixels, a path stays where it is, and off the grid.
    private static let reach = 0x1p24
    /// Of the grid, in a pixel.
    private static let steps = 0x1p24

    /// - Parameter keepsBlocks: The path is moved by whole blocks of 8 pixels.
    init(_ path: PathData, _ transform: Affine, keepsBlocks: Bool) {
        // A power of two, so that multiplying by it is exact.
        let scale = transform.largestScale
        let steps =
            scale > 0x1p-60 && scale < 0x1p60
            ? Self.steps * Double(sign: .plus, exponent: scale.exponent + 1, significand: 1) : 0
        let limit = Self.reach * Self.steps / steps
        var start: CGPoint?
        var isNear = steps > 0
        for point in path.points where point.x.isFinite && point.y.isFinite {
            if start == nil { start = point }
            if max(point.x.magnitude, point.y.magnitude) >= limit { isNear = false }
        }
        guard isNear, let start else {
            (self.path, self.transform, x, y) = (path, transform, 0, 0)
            return
        }
        let origin = CGPoint(x: Self.snapped(start.x, steps), y: Self.snapped(start.y, steps))
        let place = transform.apply(to: origin)
        guard max(place.x.magnitude, place.y.magnitude) < Self.reach else {
            (self.path, self.transform, x, y) = (path, transform, 0, 0)
            return
        }
        self.path = path.mapped {
            CGPoint(x: Self.snapped($0.x, steps) - origin.x, y: Self.snapped($0.y, steps) - origin.y)
        }
        var inner = transform
        (x, inner.tx) = Self.split(place.x, by: keepsBlocks ? 8 : 1)
        (y, inner.ty) = Self.split(place.y, by: 1)
        self.transform = inner
    }

    @inline(__always)
    private static func snapped(_ value: Double, _ steps: Double) -> Double {
        // Adding this leaves whole numbers.
        ((value * steps + 6_755_399_441_055_744) - 6_755_399_441_055_744) / steps
    }

    private static func split(_ place: Double, by block: Int) -> (Int, Double) {
        let snapped = snapped(place, steps)
        let pixel = Int((snapped / Double(block)).rounded(.down)) * block
        return (pixel, snapped - Double(pixel))
    }
}
