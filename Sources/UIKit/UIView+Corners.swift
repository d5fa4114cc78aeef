internal import CornerGeometry
import QuartzCore

// Radii are settled at once when something changes that they depend on, so that a change inside an animation's closure
// moves the corners with it, and what is read is always true. A view without a configuration and without concentric
// views below it has nothing to do: its layer does not even tell of its changes.
extension UIView {
    /// The view's corners; square unless set.
    ///
    /// With a configuration the corners are drawn by it with the layer's `cornerCurve`, which it makes continuous; the
    /// layer's `cornerRadius` stays as it is and plays no part. The background, border, shadow and clip follow the
    /// corners, and touches outside of them are not the view's.
    public final var cornerConfiguration: UICornerConfiguration {
        get { UICornerConfiguration(plan: corners?.plan ?? .unspecified) }
        set {
            guard newValue.plan != (corners?.plan ?? .unspecified) else { return }
            let corners = madeCorners
            let wasSpecified = corners.isSpecified
            corners.plan = newValue.plan
            if newValue.plan.isConcentric { markConcentric() }
            if corners.isSpecified, !wasSpecified {
                layer.reportsOutline = true
                layer.cornerCurve = .continuous
            }
            resolveCorners()
        }
    }

    /// The largest of some corners' radii.
    final func radius(of corner: UIRectCorner) -> CGFloat {
        if ViewCorners.reader != nil { madeCorners.addReader() }
        guard let radii = corners?.radii else { return 0 }
        let all: [(UIRectCorner, CGFloat)] = [
            (.topLeft, radii.topLeft), (.topRight, radii.topRight), (.bottomLeft, radii.bottomLeft),
            (.bottomRight, radii.bottomRight),
        ]
        return all.filter { corner.contains($0.0) }.map(\.1).max() ?? 0
    }

    /// Whether a point of the bounds lies inside the corners too.
    final func isInsideCorners(_ point: CGPoint) -> Bool {
        guard let corners, corners.isSpecified else { return true }
        return layer.outline.contains(point)
    }

    private var madeCorners: ViewCorners {
        if let corners { return corners }
        let made = ViewCorners()
        corners = made
        return made
    }

    /// Notes of the view and all above it that what they do can change concentric corners.
    private func markConcentric() {
        var view: UIView? = self
        while let current = view, !current.holdsConcentric {
            current.holdsConcentric = true
            current.layer.reportsOutline = true
            view = current.superviewReference
        }
    }

    /// After a move into a superview or out of one.
    final func cornerSurroundingsChanged() {
        guard holdsConcentric else { return }
        superviewReference?.markConcentric()
        resolveCorners()
    }

    /// Settles the radii of the view, whose plan, outline or place has changed, and of those below that follow it.
    final func resolveCorners() { resolveCorners(isChanged: true) }

    private func resolveCorners(isChanged: Bool) {
        if let corners {
            let isSettled = !settle(corners)
            // What stands below measures itself against this view, if against any that has changed.
            if corners.isSpecified, isSettled, !isChanged { return }
        }
        guard holdsConcentric else { return }
        for subview in subviewList where subview.holdsConcentric { subview.resolveCorners(isChanged: false) }
    }

    private func settle(_ corners: ViewCorners) -> Bool {
        guard corners.isSpecified else {
            layer.resolvedRadii = nil
            return corners.settle(.zero)
        }
        let place = corners.plan.isConcentric ? cornerPlace : nil
        let radii = corners.plan.radii(size: bounds.size, box: place?.box ?? .zero, in: place?.container)
        layer.resolvedRadii = radii
        return corners.settle(radii)
    }

    /// The view's box in the nearest container, and that container.
    private var cornerPlace: (box: CGRect, container: CornerContainer)? {
        var ancestor = superviewReference
        while let view = ancestor {
            if let container = view.asCornerContainer { return (convert(bounds, to: view), container) }
            ancestor = view.superviewReference
        }
        guard let window = self as? UIWindow else { return nil }
        return (window.frame, window.screen.cornerContainer)
    }

    /// What the corners of views below follow; nil for a view without corners, which is looked through.
    private var asCornerContainer: CornerContainer? {
        if let corners, corners.isSpecified { return CornerContainer(box: bounds, radii: corners.radii) }
        if layer.cornerRadius > 0 { return CornerContainer(box: bounds, radii: layer.outline.radii) }
        // A window without corners of its own has those of the screen, as far as it lies in them.
        guard let window = self as? UIWindow, superviewReference == nil else { return nil }
        let radii = CornerPlan(.concentric(minimum: nil)).radii(
            size: bounds.size, box: window.frame, in: window.screen.cornerContainer)
        return CornerContainer(box: bounds, radii: radii)
    }
}

extension UIView: @preconcurrency CALayerOutlineDelegate {
    package final func layerOutlineChanged(_ layer: CALayer) { resolveCorners() }
}
