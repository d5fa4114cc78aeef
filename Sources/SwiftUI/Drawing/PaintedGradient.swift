import CoreGraphics
import RenderTree

/// A gradient with its colours as they are shown.
struct PaintedGradient: Sendable {
    enum Geometry: Sendable {
        /// Between two unit points of the frame.
        case linear(UnitPoint, UnitPoint)
        /// Circles about a unit point; radii in points.
        case radial(UnitPoint, from: CGFloat, to: CGFloat)
        /// Ellipses about a unit point; radii as fractions of the frame.
        case elliptical(UnitPoint, from: CGFloat, to: CGFloat)
        /// About a unit point, clockwise from an angle.
        case angular(UnitPoint, from: Angle, to: Angle)
    }

    let colors: [CGColor]
    let locations: [CGFloat]
    let geometry: Geometry
    /// In even steps to the eye everywhere, and not in bitmaps alone.
    var isPerceptual = false

    private var mixing: RenderGradient.Mixing { isPerceptual ? .perceptual : .perceptualInBitmaps }

    /// - Parameters:
    ///   - frame: That the unit points are meant in.
    ///   - area: That the renderer's gradient extends over.
    func render(over frame: CGRect, in area: CGRect) -> RenderGradient? {
        guard !colors.isEmpty, area.width > 0, area.height > 0 else { return nil }
        func place(_ point: UnitPoint) -> CGPoint {
            CGPoint(x: frame.minX + point.x * frame.width, y: frame.minY + point.y * frame.height)
        }
        func unit(_ point: CGPoint) -> CGPoint {
            CGPoint(x: (point.x - area.minX) / area.width, y: (point.y - area.minY) / area.height)
        }
        switch geometry {
        case .linear(let start, let end):
            return RenderGradient(
                kind: .axial, mixing: mixing, colors: colors, locations: locations, startPoint: unit(place(start)),
                endPoint: unit(place(end)))
        case .radial(let center, let inner, let outer):
            return rings(about: place(center), inner, outer, CGSize(width: 1, height: 1), unit)
        case .elliptical(let center, let inner, let outer):
            return rings(about: place(center), inner, outer, frame.size, unit)
        case .angular(let center, let start, let end):
            return turn(about: place(center), start, end, unit)
        }
    }

    /// Ellipses of radii from `inner` to `outer`, in lengths of `size`.
    private func rings(
        about center: CGPoint, _ inner: CGFloat, _ outer: CGFloat, _ size: CGSize, _ unit: (CGPoint) -> CGPoint
    ) -> RenderGradient? {
        let (near, far) = (min(inner, outer), max(inner, outer))
        guard far > 0, near.isFinite, far.isFinite else { return nil }
        let isReversed = inner > outer
        let stops =
            isReversed
            ? Array(zip(colors, locations).reversed().map { ($0, 1 - $1) }) : Array(zip(colors, locations))
        return RenderGradient(
            kind: .radial, mixing: mixing, colors: stops.map(\.0),
            locations: stops.map { (near + $0.1 * (far - near)) / far },
            startPoint: unit(center),
            endPoint: unit(CGPoint(x: center.x + far * size.width, y: center.y + far * size.height)))
    }

    /// A turn that begins at `start`; what lies after `end` shows the last colour, and from half of the rest the first.
    private func turn(
        about center: CGPoint, _ start: Angle, _ end: Angle, _ unit: (CGPoint) -> CGPoint
    ) -> RenderGradient? {
        let isReversed = end.radians < start.radians
        let from = isReversed ? end : start
        let span = min(abs(end.radians - start.radians) / (2 * .pi), 1)
        var stops = zip(colors, locations).map { ($0, $1 * CGFloat(span)) }
        if isReversed { stops = zip(colors, locations).reversed().map { ($0, (1 - $1) * CGFloat(span)) } }
        if span < 1, let first = stops.first, let last = stops.last {
            let middle = CGFloat(span + (1 - span) / 2)
            stops += [(last.0, middle), (first.0, middle)]
        }
        let direction = CGAffineTransform(rotationAngle: CGFloat(from.radians))
        return RenderGradient(
            kind: .conic, mixing: mixing, colors: stops.map(\.0), locations: stops.map(\.1),
            startPoint: unit(center),
            endPoint: unit(CGPoint(x: center.x + direction.a, y: center.y + direction.b)))
    }
}
