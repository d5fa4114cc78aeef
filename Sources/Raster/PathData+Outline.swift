import CornerGeometry
import Foundation

extension PathData {
    /// An outline's lines and cubics.
    ///
    /// - Parameter sharesSides: see `CornerOutline.forEachSegment`.
    public init(_ outline: CornerOutline, sharesSides: Bool = true) {
        self.init()
        var path = PathData()
        outline.forEachSegment(sharesSides: sharesSides) { segment in
            switch segment {
            case .move(let point): path.move(to: point)
            case .line(let point): path.addLine(to: point)
            case .cubic(let control1, let control2, let end):
                path.addCurve(to: end, control1: control1, control2: control2)
            case .close: path.close()
            }
        }
        self = path
    }
}

extension Shape {
    /// The same shape elsewhere.
    func moved(dx: Double, dy: Double) -> Shape {
        if dx == 0, dy == 0 { return self }
        let shift = Affine(a: 1, b: 0, c: 0, d: 1, tx: dx, ty: dy)
        let moved: Geometry =
            switch geometry {
            case .outline(let outline): .outline(outline.offsetBy(dx: dx, dy: dy))
            case .ring(let outer, let inner):
                .ring(outer: outer.offsetBy(dx: dx, dy: dy), inner: inner.offsetBy(dx: dx, dy: dy))
            case .path(let path, let rule): .path(path.transformed(by: shift), rule)
            case .stroke(let path, let style, let transform): .stroke(path, style, transform.concatenating(shift))
            }
        return Shape(moved, isAntialiased: isAntialiased, flatness: flatness)
    }
}
