import Foundation
package import Raster

/// A path under construction.
///
/// A point that is not finite is left out, and a segment before any `move(to:)` is ignored; each is said once on
/// standard error.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    public init() {
        super.init(changing: PathData())
    }

    override package init(data: PathData) {
        super.init(changing: data)
    }

    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        guard let point = usable("move(to:)", point, transform) else { return }
        data.move(to: point)
    }

    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        guard hasCurrentPoint("addLine(to:)"), let point = usable("addLine(to:)", point, transform) else { return }
        data.addLine(to: point)
    }

    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        let name = "addQuadCurve(to:control:)"
        guard hasCurrentPoint(name), let end = usable(name, end, transform),
            let control = usable(name, control, transform)
        else { return }
        data.addQuadCurve(to: end, control: control)
    }

    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        let name = "addCurve(to:control1:control2:)"
        guard hasCurrentPoint(name), let end = usable(name, end, transform),
            let control1 = usable(name, control1, transform), let control2 = usable(name, control2, transform)
        else { return }
        data.addCurve(to: end, control1: control1, control2: control2)
    }

    /// Joins the end of the subpath to its start, which becomes the current point. A path that is empty or
    /// closed already stays as it is.
    public func closeSubpath() {
        guard let last = data.verbs.last, last != .close else { return }
        data.close()
    }

    /// Moves to the first point and adds a line to each of the others.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        move(to: first, transform: transform)
        for point in points.dropFirst() { addLine(to: point, transform: transform) }
    }

    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        let added = transform.isIdentity ? path.data : path.data.transformed(by: transform.affine)
        guard added.points.allSatisfy(\.isFinite) else {
            Notice.once("CGMutablePath.addPath(_:transform:): a point that is not finite; the path is left out")
            return
        }
        data.append(added)
    }

    func hasCurrentPoint(_ name: String) -> Bool {
        guard data.isEmpty else { return true }
        Notice.once("CGMutablePath.\(name): no current point; ignored (call move(to:) first)")
        return false
    }

    func usable(_ name: String, _ point: CGPoint, _ transform: CGAffineTransform) -> CGPoint? {
        let point = transform.isIdentity ? point : point.applying(transform)
        if point.isFinite { return point }
        Notice.once("CGMutablePath.\(name): a point that is not finite; ignored")
        return nil
    }
}
