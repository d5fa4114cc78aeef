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
        var stops = stops(look: space.look, alpha: alpha) { ($0 - low) / (high - low) }
        // The axis lies in the unit square of the bounds, and so do the lines of one colour: in bounds that are no
        // square they are not at right angles to the axis (measured).
        let unit = Self.unit(of: rect).concatenating(space.affine)
        guard kind == .radial else {
            if mixing != .plain, space.look == .quartz {
                stops = Self.stepped(stops, over: unit.length(from: point(at: low), to: point(at: high)))
            }
            return paint(.axial(start: point(at: low), end: point(at: high)), stops, unit, look: space.look)
        }
        // An ellipse about the start whose half axes lead to the end; here it is the circle of radius 1.
        let (x, y) = (abs(endPoint.x - startPoint.x), abs(endPoint.y - startPoint.y))
        guard x > 0, y > 0 else { return .color(colors.last?.pixel(times: alpha) ?? .clear) }
        let circle = Affine(a: x, b: 0, c: 0, d: y, tx: startPoint.x, ty: startPoint.y)
        return paint(
            .radial(startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: Double(high)),
            Self.part(of: stops, after: Double(-low / (high - low))), circle.concatenating(unit), look: space.look)
    }

    /// One turn about the start point, from the direction of the end point, towards +y; in the unit square too.
    private func conic(over rect: CGRect, in space: NodeSpace, alpha: Double) -> Paint {
        let stops = stops(look: space.look, alpha: alpha) { min(max($0, 0), 1) }
        let turn = Trigonometry.turn(
            x: Double(endPoint.x - startPoint.x), y: Double(endPoint.y - startPoint.y))
        return paint(
            .conic(center: startPoint, angle: turn * 2 * .pi), stops,
            Self.unit(of: rect).concatenating(space.affine), look: space.look)
    }

    private func paint(
        _ geometry: GradientPaint.Geometry, _ stops: [GradientPaint.Stop], _ transform: Affine, look: Look
    ) -> Paint {
        var paint = GradientPaint(stops: stops, geometry: geometry, transform: transform)
        paint.keepsColor = look == .quartz
        return .gradient(paint)
    }

    /// The stops from a place on, which then is 0: no circle is smaller than a point.
    private static func part(of stops: [GradientPaint.Stop], after place: Double) -> [GradientPaint.Stop] {
        guard place > 0 else { return stops }
        var kept = stops.filter { $0.location > place }
        if let before = stops.last(where: { $0.location <= place }) {
            let next = kept.first ?? before
            let share = next.location > place ? (place - before.location) / (next.location - before.location) : 0
            func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
            kept.insert(
                GradientPaint.Stop(
                    location: place, red: mix(before.red, next.red), green: mix(before.green, next.green),
                    blue: mix(before.blue, next.blue), alpha: mix(before.alpha, next.alpha)), at: 0)
        }
        return kept.map { stop in
            var stop = stop
            stop.location = (stop.location - place) / (1 - place)
            return stop
        }
    }

    private static func unit(of rect: CGRect) -> Affine {
        Affine(a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY)
    }

    /// - Parameter place: brings a location to 0 ... 1.
    private func stops(
        look: Look, alpha: Double, place: (CGFloat) -> CGFloat
    ) -> [GradientPaint.Stop] {
        let places = locations.map { place($0) }
        if mixing == .perceptual || (mixing == .perceptualInBitmaps && look == .quartz) {
            return perceptualStops(places, alpha)
        }
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
