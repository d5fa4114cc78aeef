import CoreGraphics

/// Which of `CALayer`'s methods a class of layers has overridden.
enum LayerOverrides {
    /// Whether the class draws by `draw(in:)`.
    static func draws(_ type: CALayer.Type) -> Bool { drawing.isOverridden(by: type) }

    /// Whether the class has its own `hitTest(_:)`.
    static func hitTests(_ type: CALayer.Type) -> Bool { hitTesting.isOverridden(by: type) }

    private static let hitTesting = ClassOverrides(
        base: CALayer.self, plain: PlainProbe.self, overriding: HitTestingProbe.self)

    private static let drawing = ClassOverrides(
        base: CALayer.self, plain: PlainProbe.self, overriding: DrawingProbe.self)

    private final class PlainProbe: CALayer {}

    private final class HitTestingProbe: CALayer {
        override func hitTest(_ p: CGPoint) -> CALayer? { nil }
    }

    private final class DrawingProbe: CALayer {
        override func draw(in ctx: CGContext) {}
    }
}
