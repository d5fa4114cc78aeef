import QuartzCore

/// Which of `UIView`'s methods a class of views has overridden.
@MainActor enum ViewOverrides {
    /// Whether the class draws by `draw(_:)`, so that its views get a bitmap.
    static func draws(_ type: UIView.Type) -> Bool { drawing.isOverridden(by: type) }

    private static let drawing = ClassOverrides(
        base: UIView.self, plain: PlainProbe.self, overriding: DrawingProbe.self)

    private final class PlainProbe: UIView {}

    private final class DrawingProbe: UIView {
        override func draw(_ rect: CGRect) {}
    }
}
