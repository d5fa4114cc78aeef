import Foundation
internal import Raster

extension CGContext {
    /// Around what the path so far goes through, in user space; null where it is empty.
    public var boundingBoxOfPath: CGRect { CGPath(data: userPath).boundingBoxOfPath }

    /// Whether drawing the path so far by `mode` would touch the point (in user space).
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        let path = CGPath(data: userPath)
        func stroked() -> Bool { CGPath(data: strokedUserPath).contains(point) }
        return switch mode {
        case .fill: path.contains(point)
        case .eoFill: path.contains(point, using: .evenOdd)
        case .stroke: stroked()
        case .fillStroke: path.contains(point) || stroked()
        case .eoFillStroke: path.contains(point, using: .evenOdd) || stroked()
        }
    }

    /// Puts the outline of the path's stroke, dashes included, in the path's place.
    public func replacePathWithStrokedPath() {
        let outline = strokedUserPath
        beginPath()
        addPath(CGPath(data: outline))
    }

    private var strokedUserPath: PathData {
        guard state.lineWidth > 0 else { return PathData() }
        let scale = state.ctm.affine.determinant.magnitude.squareRoot()
        let tolerance = CGPath.strokeTolerance / (scale > 0 && scale.isFinite ? scale : 1)
        return userPath.stroked(strokeStyle, tolerance: tolerance)
    }
}
