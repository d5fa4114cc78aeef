import Foundation
import Raster

extension Scene {
    /// S6: a rounded hexagon with a gradient, and eight translucent symbols turned about its centre.
    static func badge() -> Scene {
        let gradient = SceneGradient(
            start: CGPoint(x: 256, y: 0), end: CGPoint(x: 256, y: 307.2),
            first: SceneColor(239, 120, 221), last: SceneColor(239, 172, 120))
        var operations: [SceneOperation] = [.clear(.white), .gradientPath(hexagon, gradient)]
        for turn in 0..<8 { operations.append(.fillPath(mountain(turn: turn), SceneColor(79, 79, 191, 128))) }
        return Scene(width: 512, height: 512, operations: operations)
    }

    private static var hexagon: PathData {
        let adjustment = 0.085
        let (width, height, left) = (512 * 0.832, 512.0, 512 * (1 - 0.832) / 2)
        func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: left + width * x, y: height * y) }
        // The end of a line, then the end and the control point of the curve after it.
        let segments: [(line: CGPoint, end: CGPoint, control: CGPoint)] = [
            (point(0.60, 0.05), point(0.40, 0.05), point(0.50, 0.00)),
            (point(0.05, 0.20 + adjustment), point(0.00, 0.30 + adjustment), point(0.00, 0.25 + adjustment)),
            (point(0.00, 0.70 - adjustment), point(0.05, 0.80 - adjustment), point(0.00, 0.75 - adjustment)),
            (point(0.40, 0.95), point(0.60, 0.95), point(0.50, 1.00)),
            (point(0.95, 0.80 - adjustment), point(1.00, 0.70 - adjustment), point(1.00, 0.75 - adjustment)),
            (point(1.00, 0.30 + adjustment), point(0.95, 0.20 + adjustment), point(1.00, 0.25 + adjustment)),
        ]
        var path = PathData()
        path.move(to: point(0.95, 0.20 + adjustment))
        for segment in segments {
            path.addLine(to: segment.line)
            path.addQuadCurve(to: segment.end, control: segment.control)
        }
        path.close()
        return path
    }

    /// - Parameter turn: eighths of a full turn, clockwise.
    private static func mountain(turn: Int) -> PathData {
        // Cosines of the eighths. No `cos`: its last bit is not the same everywhere.
        let half = 0.5.squareRoot()
        let cosines = [1, half, 0, -half, -1, -half, 0, half]
        let (cosine, sine) = (cosines[turn % 8], cosines[(turn + 6) % 8])
        let (width, height) = (632.0, 474.0)
        let (spacing, middle) = (0.030 * width, 0.5 * width)
        let (topWidth, topHeight) = (0.226 * width, 0.488 * height)
        let polygons = [
            [
                (middle, spacing), (middle - topWidth, topHeight - spacing), (middle, topHeight / 2 + spacing),
                (middle + topWidth, topHeight - spacing),
            ],
            [
                (middle, topHeight / 2 + 3 * spacing), (middle - topWidth, topHeight + spacing),
                (spacing, height - spacing), (width - spacing, height - spacing),
                (middle + topWidth, topHeight + spacing),
            ],
        ]
        var path = PathData()
        for polygon in polygons {
            for (index, vertex) in polygon.enumerated() {
                let (x, y) = ((vertex.0 - 316) * 0.25, (vertex.1 - 572) * 0.25)
                let point = CGPoint(x: 256 + x * cosine - y * sine, y: 256 + x * sine + y * cosine)
                if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
            }
            path.close()
        }
        return path
    }
}
