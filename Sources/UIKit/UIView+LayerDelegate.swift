import QuartzCore

extension UIView: @preconcurrency CALayerDelegate {
    final func attachLayer() {
        layer.delegate = self
        layer.contentsScale = UIScreen.main.scale
        layer.setNeedsLayout()
        if ViewOverrides.updatesProperties(self) { layer.setNeedsUpdate() }
        if ViewOverrides.hasContent(self) { layer.setNeedsDisplay() }
    }

    final func layOut() {
        prepareConstraints()
        let wasLayingOut = isLayingOut
        isLayingOut = true
        let reader = ViewCorners.reader
        ViewCorners.reader = ViewCorners.Reader(view: self, isUpdating: false)
        defer {
            isLayingOut = wasLayingOut
            ViewCorners.reader = reader
            settleConstraints()
        }
        UITraitCollection.performing(with: traitCollection) {
            controller?.viewWillLayoutSubviews()
            layoutSubviews()
            controller?.viewDidLayoutSubviews()
        }
    }

    final func drawContent(in context: CGContext) {
        UITraitCollection.performing(with: traitCollection) {
            UIGraphicsPushContext(context)
            draw(bounds)
            UIGraphicsPopContext()
        }
    }

    final func displayContents(of layer: CALayer) { layer.drawContents() }

    final func contentModeChanged() {
        layer.contentsGravity = contentMode.gravity
        contentSurroundingsChanged()
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
