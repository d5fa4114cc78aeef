#if canImport(AppKit) && !targetEnvironment(macCatalyst)
    import AppKit

    /// The rectangle that the mouse moves. Its radii are told as they are shown, with their delay.
    final class InnerView: CornerView {
        var settings = Settings() {
            didSet { if settings != oldValue { invalidateCornerConfiguration() } }
        }
        var radiiShown: ((Radii) -> Void)?
        /// Asked to move by so much, y downwards; and told when it is let go.
        var moved: ((CGFloat, CGFloat) -> Void)?
        var released: (() -> Void)?
        private var grip: NSPoint?

        override var cornerConfiguration: NSViewCornerConfiguration? {
            let radius = NSViewCornerRadius.containerConcentric(settings.minimum)
            return settings.usesDifferentCorners ? .corners(radius: radius) : .uniformCorners(radius: radius)
        }

        override func show(_ radii: Radii) {
            super.show(radii)
            radiiShown?(radii)
        }

        override func mouseDown(with event: NSEvent) { grip = event.locationInWindow }

        override func mouseDragged(with event: NSEvent) {
            guard let grip else { return }
            let place = event.locationInWindow
            self.grip = place
            moved?(place.x - grip.x, grip.y - place.y)
        }

        override func mouseUp(with event: NSEvent) {
            grip = nil
            released?()
        }
    }
#endif
