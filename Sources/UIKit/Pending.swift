import CoreGraphics

extension CGPath {
    var boundingBoxOfPath: CGRect { .zero }
    func contains(_ p: CGPoint, using: CGPathFillRule) -> Bool { false }
}
