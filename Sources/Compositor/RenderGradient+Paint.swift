internal import CoreGraphics
internal import Raster
internal import RenderTree

extension RenderGradient {
    /// One colour fills all; so does the last one where the axis has no length.
    func paint(over rect: CGRect, in space: NodeSpace, alpha: Double) -> Paint {
        guard colors.count > 1, startPoint != endPoint, startPoint.isFinite, endPoint.isFinite else {
            return .color(colors.last?.pixel(times: alpha) ?? .clear)
        }
        // Stops lie within 0 ... 1: an axis that ends at the outermost ones takes in those that do not.
        let (low, high) = (min(locations[0], 0), max(locations[locations.count - 1], 1))
        func point(at location: CGFloat) -> CGPoint {
            CGPoint(
                x: startPoint.x + (endPoint.x - startPoint.x) * location,
                y: startPoint.y + (endPoint.y - startPoint.y) * location)
        }
        let stops = zip(colors, locations).map { color, location in
            let (red, green, blue) = color.sRGB
            return GradientPaint.Stop(
                location: (location - low) / (high - low), red: red, green: green, blue: blue,
                alpha: color.alpha * alpha)
        }
        // The axis lies in the unit square of the bounds, and so do the lines of one colour: in bounds that are no
        // square they are not at right angles to the axis (measured).
        let unit = Affine(a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY)
        return .gradient(
            GradientPaint(
                stops: stops, start: point(at: low), end: point(at: high),
                transform: unit.concatenating(space.affine)))
    }
}

extension CGPoint {
    fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
}
