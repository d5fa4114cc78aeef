import QuartzCore

extension UIView: @preconcurrency CALayerDelegate {
    /// Lays the view out, its controller told before and after.
    public func layoutSublayers(of layer: CALayer) {
        UITraitCollection.performing(with: traitCollection) {
            controller?.viewWillLayoutSubviews()
            layoutSubviews()
            controller?.viewDidLayoutSubviews()
        }
    }

    /// Hands `draw(_:)` a current context.
    public func draw(_ layer: CALayer, in ctx: CGContext) {
        UITraitCollection.performing(with: traitCollection) {
            UIGraphicsPushContext(ctx)
            draw(bounds)
            UIGraphicsPopContext()
        }
    }

    final func contentModeChanged() {
        layer.contentsGravity = contentMode.gravity
    }
}

extension UIView.ContentMode {
    /// The layer's name for the mode; its "top" is meant with y growing upwards, so they change places.
    var gravity: CALayerContentsGravity {
        switch self {
        case .scaleToFill, .redraw: .resize
        case .scaleAspectFit: .resizeAspect
        case .scaleAspectFill: .resizeAspectFill
        case .center: .center
        case .top: .bottom
        case .bottom: .top
        case .left: .left
        case .right: .right
        case .topLeft: .bottomLeft
        case .topRight: .bottomRight
        case .bottomLeft: .topLeft
        case .bottomRight: .topRight
        }
    }
}
