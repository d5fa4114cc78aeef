import CornerGeometry
import Foundation
import Raster

extension CornerOutline {
    /// Clockwise along the top edge first. Circular corners are cubics; the outline starts where the top left
    /// corner ends. A continuous outline must leave room for its corners.
    var path: PathData {
        switch curve {
        case .circular: circularPath
        case .continuous: continuousPath
        }
    }

    private var circularPath: PathData {
        // How far a quarter circle's control points lie from its corner, in radii.
        let inset = 1 - 0.5522847498307936
        let (tl, tr, br, bl) = (radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft)
        var path = PathData()
        func curve(_ radius: CGFloat, _ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat, _ end: CGPoint) {
            guard radius > 0 else { return }
            path.addCurve(to: end, control1: CGPoint(x: x1, y: y1), control2: CGPoint(x: x2, y: y2))
        }
        let (x0, y0, x1, y1) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        path.move(to: CGPoint(x: x0 + tl, y: y0))
        path.addLine(to: CGPoint(x: x1 - tr, y: y0))
        curve(tr, x1 - tr * inset, y0, x1, y0 + tr * inset, CGPoint(x: x1, y: y0 + tr))
        path.addLine(to: CGPoint(x: x1, y: y1 - br))
        curve(br, x1, y1 - br * inset, x1 - br * inset, y1, CGPoint(x: x1 - br, y: y1))
        path.addLine(to: CGPoint(x: x0 + bl, y: y1))
        curve(bl, x0 + bl * inset, y1, x0, y1 - bl * inset, CGPoint(x: x0, y: y1 - bl))
        path.addLine(to: CGPoint(x: x0, y: y0 + tl))
        curve(tl, x0, y0 + tl * inset, x0 + tl * inset, y0, CGPoint(x: x0 + tl, y: y0))
        path.close()
        return path
    }

    private var continuousPath: PathData {
        // Distances from the corner along the incoming and the outgoing edge, in radii.
        let reach = 1.528665
        let cubics = [
            (1.088493, 0.0), (0.868407, 0.0), (0.631494, 0.074911),
            (0.372824, 0.169060), (0.169060, 0.372824), (0.074911, 0.631494),
            (0.0, 0.868407), (0.0, 1.088493), (0.0, 1.528665),
        ]
        // A corner, the direction back along the incoming edge, and on along the outgoing one.
        let corners: [(x: Double, y: Double, radius: Double, ux: Double, uy: Double, vx: Double, vy: Double)] = [
            (Double(rect.maxX), Double(rect.minY), Double(radii.topRight), -1, 0, 0, 1),
            (Double(rect.maxX), Double(rect.maxY), Double(radii.bottomRight), 0, -1, -1, 0),
            (Double(rect.minX), Double(rect.maxY), Double(radii.bottomLeft), 1, 0, 0, -1),
            (Double(rect.minX), Double(rect.minY), Double(radii.topLeft), 0, 1, 1, 0),
        ]
        var path = PathData()
        path.move(to: CGPoint(x: Double(rect.minX) + reach * Double(radii.topLeft), y: Double(rect.minY)))
        for corner in corners {
            func point(_ p: (Double, Double)) -> CGPoint {
                CGPoint(
                    x: corner.x + corner.radius * (p.0 * corner.ux + p.1 * corner.vx),
                    y: corner.y + corner.radius * (p.0 * corner.uy + p.1 * corner.vy))
            }
            path.addLine(to: point((reach, 0)))
            for index in stride(from: 0, to: cubics.count, by: 3) {
                path.addCurve(
                    to: point(cubics[index + 2]), control1: point(cubics[index]), control2: point(cubics[index + 1])
                )
            }
        }
        path.close()
        return path
    }
}
