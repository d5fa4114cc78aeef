import QuartzCore
import UIFoundation

extension UIBezierPath {
    public final func move(to point: CGPoint) { storage.move(to: point) }

    public final func addLine(to point: CGPoint) { storage.addLine(to: point) }

    public final func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        storage.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    public final func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        storage.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// Angles in radians from +x; `clockwise` as seen on the screen, that is, growing. Angles a whole turn apart or more
    /// give a whole turn, whichever way they are gone through.
    public final func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        if !clockwise, endAngle - startAngle >= 2 * .pi || startAngle - endAngle >= 2 * .pi {
            // Core Graphics would take the ends for one point, and go nowhere.
            return storage.addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: -2 * .pi)
        }
        // Core Graphics means its `clockwise` with y growing upwards.
        storage.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }

    public final func close() { storage.closeSubpath() }

    public final func removeAllPoints() { storage = CGMutablePath() }

    /// Adds the other path's elements; its line width and the like are not taken over.
    public final func append(_ bezierPath: UIBezierPath) {
        // A path may be appended to itself.
        storage.addPath(bezierPath.cgPath)
    }

    /// Maps every point. A map that leads out of the finite leaves the path as it is.
    public final func apply(_ transform: CGAffineTransform) {
        let path = CGMutablePath()
        path.addPath(storage, transform: transform)
        if !path.isEmpty { storage = path }
    }

    /// The same outline run through backwards, from the last subpath to the first.
    public final func reversing() -> UIBezierPath {
        guard let reversed = copy() as? UIBezierPath else { return UIBezierPath() }
        reversed.storage = PathReversal(of: storage).reversed()
        return reversed
    }
}
