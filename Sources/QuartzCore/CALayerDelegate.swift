import CoreGraphics

/// What an object may do for a layer. Every method has a default, as the optional methods of Apple's protocol.
public protocol CALayerDelegate: AnyObject {
    /// Gives the layer its contents. By default a bitmap is made and `draw(_:in:)` draws into it.
    func display(_ layer: CALayer)
    /// Draws the layer's contents, in the layer's points, y downwards.
    func draw(_ layer: CALayer, in ctx: CGContext)
    func layerWillDraw(_ layer: CALayer)
    func layoutSublayers(of layer: CALayer)
    /// What happens when a property of the layer changes; nil leaves it to the layer, `NSNull` is for nothing.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    public func display(_ layer: CALayer) { layer.drawContents() }
    public func draw(_ layer: CALayer, in ctx: CGContext) {}
    public func layerWillDraw(_ layer: CALayer) {}
    public func layoutSublayers(of layer: CALayer) {}
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
