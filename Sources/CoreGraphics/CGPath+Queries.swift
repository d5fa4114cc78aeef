import Foundation
internal import Raster

extension CGPath {
    /// Around all points, control points included; null where the path is empty.
    public var boundingBox: CGRect { data.boundingBox ?? .null }

    /// Around what the path goes through; null where the path is empty.
    public var boundingBoxOfPath: CGRect { data.boundingBoxOfPath ?? .null }

    /// Whether the path, its open subpaths closed, encloses the point.
    ///
    /// - Parameter transform: Applied to the point first.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        let point = point.applying(transform)
        return point.isFinite && data.contains(point, rule: rule.raster)
    }
}
