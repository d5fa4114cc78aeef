internal import CoreGraphics
internal import CornerGeometry
internal import Raster
internal import RenderTree

extension RenderGradient {
    /// One colour fills all; so does the last one where the axis has no length.
    func paint(over rect: CGRect, in space: NodeSpace, alpha: Double) -> Paint {
        guard colors.count > 1, startPoint != endPoint, startPoint.isFinite, endPoint.isFinite else {
            return .color(colors.last?.pixel(times: alpha) ?? .clear)
        }
        guard kind != .conic else { return conic(over: rect, in: space, alpha: alpha) }
        // Stops lie within 0 ... 1: an axis that ends at the outermost ones takes in those that do not.
        let (low, high) = (min(locations[0], 0), max(locations[locations.count - 1], 1))
        func point(at location: CGFloat) -> CGPoint {
            CGPoint(
                x: startPoint.x + (endPoint.x - startPoint.x) * location,
                y: startPoint.y + (endPoint.y - startPoint.y) * location)
        }
        let stops = stops(look: space.look, alpha: alpha) { ($0 - low) / (high - low) }
        // The axis lies in the unit square of the bounds, and so do the lines of one colour: in bounds that are no
        // square they are not at right angles to the axis (measured).
        let unit = Self.unit(of: rect).concatenating(space.affine)
        guard kind == .radial else {
            return .gradient(
                GradientPaint(stops: stops, start: point(at: low), end: point(at: high), transform: unit))
        }
        // An ellipse about the start whose half axes lead to the end; here it is the circle of radius 1.
        let (x, y) = (abs(endPoint.x - startPoint.x), abs(endPoint.y - startPoint.y))
        guard x > 0, y > 0 else { return .color(colors.last?.pixel(times: alpha) ?? .clear) }
        let circle = Affine(a: x, b: 0, c: 0, d: y, tx: startPoint.x, ty: startPoint.y)
        // A circle has no less than no radius: what lies before the start point is cut off.
        let cut = low < 0 ? self.stops(look: space.look, alpha: alpha) { max($0, 0) / high } : stops
        return .gradient(
            GradientPaint(
                stops: cut,
                geometry: .radial(startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: Double(high)),
                transform: circle.concatenating(unit)))
    }

    /// One turn about the start point, from the direction of the end point, towards +y; in the unit square too.
    private func conic(over rect: CGRect, in space: NodeSpace, alpha: Double) -> Paint {
        let stops = stops(look: space.look, alpha: alpha) { min(max($0, 0), 1) }
        let turn = Trigonometry.turn(
            x: Double(endPoint.x - startPoint.x), y: Double(endPoint.y - startPoint.y))
        return .gradient(
            GradientPaint(
                stops: stops, geometry: .conic(center: startPoint, angle: turn * 2 * .pi),
                transform: Self.unit(of: rect).concatenating(space.affine)))
    }

    private static func unit(of rect: CGRect) -> Affine {
        Affine(a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY)
    }

    /// - Parameter place: brings a location to 0 ... 1.
    private func stops(
        look: Look, alpha: Double, place: (CGFloat) -> CGFloat
    ) -> [GradientPaint.Stop] {
        let places = locations.map { place($0) }
        if look == .quartz {
            // Quartz mixes a gradient layer's colours in Generic RGB and clips them to it (measured).
            return CGGradient(space: CGColorSpace(.genericRGB), colors: colors, locations: places).stops.map {
                stop in
                var stop = stop
                stop.alpha *= alpha
                return stop
            }
        }
        return zip(colors, places).map { color, place in
            let (red, green, blue) = color.sRGB
            return GradientPaint.Stop(
                location: place, red: red, green: green, blue: blue, alpha: color.alpha * alpha)
        }
    }
}

extension CGPoint {
    fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
}
