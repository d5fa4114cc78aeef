import Foundation
internal import Raster

extension CGContext {
    /// Fills, strokes or both, and begins a new path.
    public func drawPath(using mode: CGPathDrawingMode) {
        defer { beginPath() }
        guard !pathUnderway.isEmpty else { return }
        switch mode {
        case .fill: fill(pathUnderway.data, .winding)
        case .eoFill: fill(pathUnderway.data, .evenOdd)
        case .stroke: stroke(userPath)
        case .fillStroke:
            fill(pathUnderway.data, .winding)
            stroke(userPath)
        case .eoFillStroke:
            fill(pathUnderway.data, .evenOdd)
            stroke(userPath)
        }
    }

    public func fillPath(using rule: CGPathFillRule = .winding) {
        drawPath(using: rule == .winding ? .fill : .eoFill)
    }

    public func strokePath() { drawPath(using: .stroke) }

    /// Leaves the path under construction as it is, which the next three do as well.
    public func fill(_ rect: CGRect) {
        if rect.isInfinite {
            if let paint = paint(of: state.fillColor, around: CGRect(target.bounds)) {
                self.paint(canvasShape, paint)
            }
            return
        }
        let path = CGMutablePath()
        path.addRect(rect, transform: state.ctm)
        fill(path.data, .winding)
    }

    /// One path of all rectangles, filled once.
    public func fill(_ rects: [CGRect]) {
        let path = CGMutablePath()
        path.addRects(rects, transform: state.ctm)
        fill(path.data, .winding)
    }

    public func fillEllipse(in rect: CGRect) {
        let path = CGMutablePath()
        path.addEllipse(in: rect, transform: state.ctm)
        fill(path.data, .winding)
    }

    public func stroke(_ rect: CGRect) {
        stroke(CGPath(rect: rect, transform: nil).data)
    }

    public func stroke(_ rect: CGRect, width: CGFloat) {
        let before = state.lineWidth
        setLineWidth(width)
        stroke(rect)
        state.lineWidth = before
    }

    public func strokeEllipse(in rect: CGRect) {
        stroke(CGPath(ellipseIn: rect, transform: nil).data)
    }

    /// A line from each first to each second point.
    public func strokeLineSegments(between points: [CGPoint]) {
        let path = CGMutablePath()
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            path.addLines(between: [points[index], points[index + 1]])
        }
        stroke(path.data)
    }

    /// Makes the rectangle transparent (black, in a context without alpha), inside the clip.
    public func clear(_ rect: CGRect) {
        saveGState()
        state.blendMode = .clear
        state.shadow = nil
        fill(rect)
        restoreGState()
    }

    /// - Parameter data: In device space.
    private func fill(_ data: PathData, _ rule: CGPathFillRule) {
        guard !data.isEmpty else { return }
        let isPlain = state.fillColor.pattern == nil
        let box = isPlain ? .zero : CGRect(around: data.transformed(by: deviceToTarget).points)
        if let paint = paint(of: state.fillColor, around: box) { self.paint(shape(filling: data, rule), paint) }
    }

    /// - Parameter data: In user space.
    private func stroke(_ data: PathData) {
        guard !data.isEmpty, state.lineWidth > 0, userToTarget.inverted != nil else { return }
        guard let paint = paint(of: state.strokeColor, around: CGRect(target.bounds)) else { return }
        self.paint(
            Shape(.stroke(data, strokeStyle, userToTarget), isAntialiased: isAntialiased, flatness: flatness), paint
        )
    }

    var fillPixel: PixelColor { state.fillColor.pixel(times: state.alpha) }

    var strokeStyle: StrokeStyle {
        StrokeStyle(
            width: Double(state.lineWidth), cap: state.lineCap.raster, join: state.lineJoin.raster,
            miterLimit: Double(state.miterLimit), dash: state.dashLengths.map { Double($0) },
            dashPhase: Double(state.dashPhase))
    }
}
