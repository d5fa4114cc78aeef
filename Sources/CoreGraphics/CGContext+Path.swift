import Foundation
internal import Raster

extension CGContext {
    public func beginPath() { pathUnderway = CGMutablePath() }

    public func move(to point: CGPoint) { pathUnderway.move(to: point, transform: state.ctm) }

    public func addLine(to point: CGPoint) { pathUnderway.addLine(to: point, transform: state.ctm) }

    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        pathUnderway.addQuadCurve(to: end, control: control, transform: state.ctm)
    }

    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        pathUnderway.addCurve(to: end, control1: control1, control2: control2, transform: state.ctm)
    }

    public func closePath() { pathUnderway.closeSubpath() }

    public func addRect(_ rect: CGRect) { pathUnderway.addRect(rect, transform: state.ctm) }

    public func addRects(_ rects: [CGRect]) { pathUnderway.addRects(rects, transform: state.ctm) }

    public func addLines(between points: [CGPoint]) { pathUnderway.addLines(between: points, transform: state.ctm) }

    public func addEllipse(in rect: CGRect) { pathUnderway.addEllipse(in: rect, transform: state.ctm) }

    /// - Parameter clockwise: True turns by decreasing angles; see `CGMutablePath.addArc`.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        pathUnderway.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise,
            transform: state.ctm)
    }

    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        pathUnderway.addArc(
            tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: state.ctm)
    }

    public func addPath(_ path: CGPath) { pathUnderway.addPath(path, transform: state.ctm) }

    /// The path so far, in user space.
    public var path: CGPath? {
        pathUnderway.isEmpty ? nil : CGPath(data: userPath)
    }

    public var isPathEmpty: Bool { pathUnderway.isEmpty }

    public var currentPointOfPath: CGPoint {
        pathUnderway.isEmpty ? .zero : convertToUserSpace(pathUnderway.currentPoint)
    }

    /// The path so far, brought back to user space; empty where the transform has no inverse.
    var userPath: PathData {
        state.ctm.affine.inverted.map { pathUnderway.data.transformed(by: $0) } ?? PathData()
    }
}
