import QuartzCore
import UIFoundation

/// What a view's layer asks. It stands between the two because `NSView` itself is no delegate of layers in Apple's
/// interface: programs declare that of their views.
@MainActor final class ViewLayerDelegate: @preconcurrency CALayerDelegate {
    private unowned let view: NSView

    init(_ view: NSView) { self.view = view }

    func display(_ layer: CALayer) { view.displayContents(of: layer) }

    func draw(_ layer: CALayer, in ctx: CGContext) { view.drawContent(of: layer, in: ctx) }

    func layoutSublayers(of layer: CALayer) { view.layOut() }

    /// Inside an animation that lets changes of views move an animation, elsewhere `NSNull`.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { AnimationBlock.action() ?? NSNull() }
}
