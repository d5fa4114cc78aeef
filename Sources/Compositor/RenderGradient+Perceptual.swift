internal import CoreGraphics
internal import Raster
internal import RenderTree

extension RenderGradient {
    /// Pieces between two stops, within each of which the colours are nearly those of the straight line in Oklab.
    private static let pieces = 24
    /// Steps that Quartz takes along a pixel of an axis (measured: 30 over 24 pixels).
    private static let stepsPerPixel = 1.25
    private static let mostSteps = 1024

    /// The stops, with others between them that lie on straight lines in Oklab.
    func perceptualStops(_ places: [CGFloat], _ alpha: Double) -> [GradientPaint.Stop] {
        let own = zip(colors, places).map { color, place in
            let (red, green, blue) = color.sRGB
            return (
                place: Double(place), color: Oklab(red: red, green: green, blue: blue), alpha: Double(color.alpha)
            )
        }
        func stop(_ place: Double, _ color: Oklab, _ own: Double) -> GradientPaint.Stop {
            let (red, green, blue) = color.sRGB
            return GradientPaint.Stop(location: place, red: red, green: green, blue: blue, alpha: own * alpha)
        }
        var stops = own.prefix(1).map { stop($0.place, $0.color, $0.alpha) }
        for (before, after) in zip(own, own.dropFirst()) {
            let count = before.place < after.place && before.color != after.color ? Self.pieces : 1
            for piece in 1...count {
                let share = Double(piece) / Double(count)
                stops.append(
                    stop(
                        before.place + (after.place - before.place) * share,
                        before.color.mixed(with: after.color, by: share),
                        before.alpha + (after.alpha - before.alpha) * share))
            }
        }
        return stops
    }

    /// Stops of the same colours in steps, each of which has the colour of its middle.
    ///
    /// - Parameter length: Of the axis in pixels.
    static func stepped(_ stops: [GradientPaint.Stop], over length: Double) -> [GradientPaint.Stop] {
        let wanted = (length * stepsPerPixel).rounded()
        guard stops.count > 1, wanted >= 1, wanted <= Double(mostSteps) else { return stops }
        let count = Int(wanted)
        // Before the first step and after the last one the end colours themselves go on.
        return stops.prefix(1)
            + (0..<count).flatMap { step in
                var stop = color(of: stops, at: (Double(step) + 0.5) / Double(count))
                stop.location = Double(step) / Double(count)
                var end = stop
                end.location = Double(step + 1) / Double(count)
                return [stop, end]
            } + stops.suffix(1)
    }

    private static func color(of stops: [GradientPaint.Stop], at place: Double) -> GradientPaint.Stop {
        guard let next = stops.firstIndex(where: { $0.location > place }) else { return stops[stops.count - 1] }
        guard next > 0 else { return stops[0] }
        let (before, after) = (stops[next - 1], stops[next])
        let share = (place - before.location) / (after.location - before.location)
        func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
        return GradientPaint.Stop(
            location: place, red: mix(before.red, after.red), green: mix(before.green, after.green),
            blue: mix(before.blue, after.blue), alpha: mix(before.alpha, after.alpha))
    }
}

extension Affine {
    /// Between the images of two points.
    func length(from start: CGPoint, to end: CGPoint) -> Double {
        let (x, y) = (Double(end.x - start.x), Double(end.y - start.y))
        let (dx, dy) = (Double(a) * x + Double(c) * y, Double(b) * x + Double(d) * y)
        return (dx * dx + dy * dy).squareRoot()
    }
}
