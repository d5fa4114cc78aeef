internal import Raster

extension Path {
    /// The builder of CoreGraphics, which checks what it is given, works on the path's own storage.
    private mutating func build(_ body: (CGMutablePath) -> Void) {
        let builder = CGMutablePath(data: data)
        // The storage has one owner, so that adding to it does not copy it.
        data = PathData()
        body(builder)
        data = builder.data
    }

    /// Begins a subpath.
    public mutating func move(to end: CGPoint) { build { $0.move(to: end) } }

    public mutating func addLine(to end: CGPoint) { build { $0.addLine(to: end) } }

    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        build { $0.addQuadCurve(to: end, control: control) }
    }

    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        build { $0.addCurve(to: end, control1: control1, control2: control2) }
    }

    /// Joins the end of the subpath to its start.
    public mutating func closeSubpath() { build { $0.closeSubpath() } }

    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        guard !rect.isNull else { return }
        build { $0.addRect(rect, transform: transform) }
    }

    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        guard !rect.isNull else { return }
        build { $0.addEllipse(in: rect, transform: transform) }
    }

    /// Moves to the first point and adds a line to each of the others.
    public mutating func addLines(_ lines: [CGPoint]) { build { $0.addLines(between: lines) } }

    /// An arc that turns by `delta`; a positive one increases the angle, clockwise as seen where y grows downwards.
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
    ) {
        build {
            $0.addRelativeArc(
                center: center, radius: radius, startAngle: CGFloat(startAngle.radians),
                delta: CGFloat(delta.radians), transform: transform)
        }
    }

    /// An arc, with a line to its start where there is a current point.
    ///
    /// - Parameter clockwise: True turns by decreasing angles, as in CoreGraphics: where y grows downwards that is
    ///   counterclockwise as seen.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        build {
            $0.addArc(
                center: center, radius: radius, startAngle: CGFloat(startAngle.radians),
                endAngle: CGFloat(endAngle.radians), clockwise: clockwise, transform: transform)
        }
    }

    /// The arc of a circle that touches the lines from the current point to `tangent1End` and on to `tangent2End`.
    public mutating func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        build {
            $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
        }
    }

    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        build { $0.addPath(path.cgPath, transform: transform) }
    }
}
