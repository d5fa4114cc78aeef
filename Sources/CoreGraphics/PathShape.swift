package import CornerGeometry
import Foundation
internal import Raster

/// What drawing asks of a whole path.
package struct PathShape: Sendable {
    /// Around all points, control points too; null without any, infinite where one is not finite.
    package let controlBox: CGRect
    /// The path as a rectangle with rounded corners, where it is one.
    package let outline: CornerOutline?

    init(of data: PathData) {
        let box = Self.controlBox(of: data.points)
        controlBox = box
        outline = OutlineRecognizer.outline(of: data, in: box)
    }

    private static func controlBox(of points: [CGPoint]) -> CGRect {
        guard let first = points.first else { return .null }
        var (minX, minY, maxX, maxY) = (first.x, first.y, first.x, first.y)
        for point in points {
            guard point.x.isFinite, point.y.isFinite else { return .infinite }
            if point.x < minX { minX = point.x }
            if point.y < minY { minY = point.y }
            if point.x > maxX { maxX = point.x }
            if point.y > maxY { maxY = point.y }
        }
        return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }
}
