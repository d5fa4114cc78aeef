import QuartzCore

/// Which of the methods that give a view content its class, or its layer's, has overridden: only such views get a
/// bitmap.
@MainActor enum ViewOverrides {
    static func hasContent(_ view: NSView) -> Bool {
        if view is any CALayerDelegate || view.wantsUpdateLayer { return true }
        if drawing.isOverridden(by: type(of: view)) { return true }
        guard let layer = view.layerStorage else { return false }
        return layerMethods.contains { $0.isOverridden(by: type(of: layer)) }
    }

    static func draws(_ view: NSView) -> Bool { drawing.isOverridden(by: type(of: view)) }

    /// Whether the class draws a focus ring's mask of its own.
    static func drawsFocusMask(_ view: NSView) -> Bool { maskDrawing.isOverridden(by: type(of: view)) }

    private static let maskDrawing = ClassOverrides(
        base: NSView.self, plain: PlainView.self, overriding: MaskDrawingView.self)

    private static let drawing = ClassOverrides(
        base: NSView.self, plain: PlainView.self, overriding: DrawingView.self)

    private static let layerMethods = [
        ClassOverrides(base: CALayer.self, plain: PlainLayer.self, overriding: DrawingLayer.self),
        ClassOverrides(base: CALayer.self, plain: PlainLayer.self, overriding: DisplayingLayer.self),
    ]

    private final class PlainView: NSView {}

    private final class DrawingView: NSView {
        override func draw(_ dirtyRect: NSRect) {}
    }

    private final class MaskDrawingView: NSView {
        override func drawFocusRingMask() {}
    }

    private final class PlainLayer: CALayer {}

    private final class DrawingLayer: CALayer {
        override func draw(in ctx: CGContext) {}
    }

    private final class DisplayingLayer: CALayer {
        override func display() {}
    }
}
