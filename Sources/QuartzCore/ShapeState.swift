import CoreGraphics
import Raster

/// The stored values of a shape layer.
struct ShapeState {
    var path: CGPath?
    var fillColor: CGColor? = CGColor.black
    var fillRule = CAShapeLayerFillRule.nonZero {
        didSet { drawnRule = fillRule == .evenOdd ? .evenOdd : .winding }
    }
    var strokeColor: CGColor?
    var strokeStart: CGFloat = 0
    var strokeEnd: CGFloat = 1
    var lineWidth: CGFloat = 1
    var miterLimit: CGFloat = 10
    var lineCap = CAShapeLayerLineCap.butt {
        didSet { drawnCap = lineCap.cap }
    }
    var lineJoin = CAShapeLayerLineJoin.miter {
        didSet { drawnJoin = lineJoin.join }
    }
    var lineDashPhase: CGFloat = 0
    var lineDashPattern: [NSNumber]?
    // What the names mean: they are texts, which are slow to compare in every commit.
    private(set) var drawnRule = CGPathFillRule.winding
    private(set) var drawnCap = CGLineCap.butt
    private(set) var drawnJoin = CGLineJoin.miter

    /// The dash pattern where it is one: lengths that are not negative, and not all 0.
    var validDashes: [CGFloat] {
        let lengths = (lineDashPattern ?? []).map { CGFloat($0.doubleValue) }
        guard !lengths.isEmpty else { return [] }
        guard lengths.allSatisfy({ $0 >= 0 && $0.isFinite }), lengths.contains(where: { $0 > 0 }) else {
            Notice.once(
                "CAShapeLayer.lineDashPattern: lengths must be finite, not negative, not all 0; the line is solid")
            return []
        }
        return lengths
    }
}
