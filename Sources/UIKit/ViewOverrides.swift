import QuartzCore

/// Which of the methods that give a view content its class, or its layer's, has overridden: only such views get a
/// bitmap.
@MainActor enum ViewOverrides {
    static func hasContent(_ view: UIView) -> Bool {
        let (viewClass, layerClass) = (type(of: view), type(of: view.layer))
        return viewMethods.contains { $0.isOverridden(by: viewClass) }
            || layerMethods.contains { $0.isOverridden(by: layerClass) }
    }

    /// Whether the view's class has properties to update before layout.
    static func updatesProperties(_ view: UIView) -> Bool { updates.isOverridden(by: type(of: view)) }

    private static let updates = ClassOverrides(
        base: UIView.self, plain: PlainView.self, overriding: UpdatingView.self)

    private static let viewMethods = [
        ClassOverrides(base: UIView.self, plain: PlainView.self, overriding: DrawingView.self),
        ClassOverrides(base: UIView.self, plain: PlainView.self, overriding: LayerDrawingView.self),
        ClassOverrides(base: UIView.self, plain: PlainView.self, overriding: DisplayingView.self),
    ]

    private static let layerMethods = [
        ClassOverrides(base: CALayer.self, plain: PlainLayer.self, overriding: DrawingLayer.self),
        ClassOverrides(base: CALayer.self, plain: PlainLayer.self, overriding: DisplayingLayer.self),
    ]

    private final class PlainView: UIView {}

    private final class DrawingView: UIView {
        override func draw(_ rect: CGRect) {}
    }

    private final class UpdatingView: UIView {
        override func updateProperties() {}
    }

    private final class LayerDrawingView: UIView {
        override func draw(_ layer: CALayer, in ctx: CGContext) {}
    }

    private final class DisplayingView: UIView {
        override func display(_ layer: CALayer) {}
    }

    private final class PlainLayer: CALayer {}

    private final class DrawingLayer: CALayer {
        override func draw(in ctx: CGContext) {}
    }

    private final class DisplayingLayer: CALayer {
        override func display() {}
    }
}
