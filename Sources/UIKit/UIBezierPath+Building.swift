import QuartzCore

extension UIBezierPath {
    public final func move(to point: CGPoint) { storage.move(to: point) }

    public final func addLine(to point: CGPoint) { storage.addLine(to: point) }

    public final func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        storage.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    public final func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        storage.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// Angles in radians from +x; `clockwise` as seen on the screen, that is, growing.
    public final func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        // Core Graphics means its `clockwise` with y growing upwards.
        storage.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }

    public final func close() { storage.closeSubpath() }

    public final func removeAllPoints() { storage = CGMutablePath() }

    public final func append(_ bezierPath: UIBezierPath) { storage.addPath(bezierPath.storage) }

    public final func apply(_ transform: CGAffineTransform) {
        let path = CGMutablePath()
        path.addPath(storage, transform: transform)
        storage = path
    }

    public final var isEmpty: Bool { storage.isEmpty }

    /// The box around the path itself, control points left out.
    public final var bounds: CGRect { .zero }

    public final var currentPoint: CGPoint { storage.currentPoint }

    public final func contains(_ point: CGPoint) -> Bool {
        false
    }
}
