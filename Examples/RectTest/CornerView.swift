#if canImport(AppKit) && !targetEnvironment(macCatalyst)
    import AppKit
    import QuartzCore

    /// A view that draws the corners that AppKit resolves for it: each follows its radius with a short delay.
    class CornerView: NSView {
        /// In seconds.
        static let tau: TimeInterval = 0.12

        /// What is drawn now.
        private(set) var shownRadii: Radii?
        private var target = Radii()
        private var displayLink: CADisplayLink?
        private let cornerMask = CAShapeLayer()

        override init(frame: NSRect) {
            super.init(frame: frame)
            wantsLayer = true
        }

        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

        override func setFrameOrigin(_ newOrigin: NSPoint) {
            super.setFrameOrigin(newOrigin)
            invalidateCornerConfiguration()
        }

        override func setFrameSize(_ newSize: NSSize) {
            super.setFrameSize(newSize)
            invalidateCornerConfiguration()
        }

        override func viewDidChangeEffectiveCornerRadii() {
            super.viewDidChangeEffectiveCornerRadii()
            guard let radii = effectiveCornerRadii else { return }
            target = Radii(
                topLeft: radii.topLeft, topRight: radii.topRight, bottomLeft: radii.bottomLeft,
                bottomRight: radii.bottomRight)
            // The first radii are there at once.
            guard shownRadii != nil else { return show(target) }
            guard displayLink == nil else { return }
            let link = self.displayLink(target: self, selector: #selector(step))
            link.add(to: .main, forMode: .common)
            displayLink = link
        }

        @objc private func step(_ link: CADisplayLink) {
            let time = link.targetTimestamp - link.timestamp
            show((shownRadii ?? target).approaching(target, after: time, tau: Self.tau))
            guard shownRadii == target else { return }
            link.invalidate()
            displayLink = nil
        }

        /// Equal corners are the layer's own; different ones are a mask, which cuts the dots and the subviews too.
        func show(_ radii: Radii) {
            guard let layer, radii != shownRadii else { return }
            shownRadii = radii
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            defer { CATransaction.commit() }
            if radii.areEqual {
                layer.mask = nil
                layer.cornerRadius = radii.topLeft
                layer.masksToBounds = true
                return
            }
            layer.cornerRadius = 0
            cornerMask.frame = bounds
            cornerMask.path = CornerOutlinePath.path(in: bounds, radii: radii)
            cornerMask.fillColor = NSColor.black.cgColor
            layer.mask = cornerMask
        }
    }
#endif
