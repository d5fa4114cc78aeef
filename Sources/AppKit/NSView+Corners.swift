internal import CornerGeometry
import QuartzCore

// Radii are worked out whenever they are read, so that what is read is always true. Views are told of changes at the
// next layout, once for all that happened until then.
extension NSView {
    /// The radii that `cornerConfiguration` comes to in the view's present size and place; nil without a configuration.
    public final var effectiveCornerRadii: NSViewCornerRadii? { resolvedCorners.map(NSViewCornerRadii.init) }

    /// To be called when `cornerConfiguration` gives another answer: it is asked again, and the view and those that
    /// follow its corners are told of radii that have changed.
    public final func invalidateCornerConfiguration() { markCorners() }

    /// Left and right, top and bottom as they are seen on the screen.
    final var resolvedCorners: CornerRadii? {
        guard let plan = cornerConfiguration?.plan else { return nil }
        guard plan.isConcentric, let place = cornerPlace else { return plan.radii(size: boundsRect.size) }
        return plan.radii(size: boundsRect.size, box: place.box, in: place.container)
    }

    /// The view's box in the nearest view with corners, and that container, y downwards.
    private var cornerPlace: (box: CGRect, container: CornerContainer)? {
        var ancestor = superviewReference
        while let view = ancestor {
            if let radii = view.resolvedCorners ?? view.layerCorners {
                let box = view.downwards(convert(boundsRect, to: view))
                return (box, CornerContainer(box: view.downwards(view.boundsRect), radii: radii))
            }
            ancestor = view.superviewReference
        }
        // The window's corners are square.
        return nil
    }

    /// The corners of a view that is rounded by its layer alone; nil for a square one, which is looked through.
    private var layerCorners: CornerRadii? {
        guard let layer = layerStorage, layer.cornerRadius > 0 else { return nil }
        let radii = layer.outline.radii
        return isFlipped ? radii : radii.flipped(x: false, y: true)
    }

    /// A rectangle of the view's space with y growing downwards.
    private func downwards(_ rect: CGRect) -> CGRect {
        isFlipped ? rect : CGRect(x: rect.minX, y: -rect.maxY, width: rect.width, height: rect.height)
    }

    /// Notes that corners of this view and of those below may have changed.
    final func markCorners() {
        corners.isMarked = true
        corners.waitsBelow = true
        // A view that waits already may have come into another superview meanwhile.
        var view = superviewReference
        while let current = view, !current.corners.waitsBelow {
            current.corners.waitsBelow = true
            view = current.superviewReference
        }
    }

    /// Tells views, from this one downwards, of radii that are others than the last time.
    final func tellCorners() { tellCorners(isMarked: false) }

    private func tellCorners(isMarked: Bool) {
        let isMarked = isMarked || corners.isMarked
        guard isMarked || corners.waitsBelow else { return }
        corners.isMarked = false
        corners.waitsBelow = false
        if isMarked {
            let radii = resolvedCorners
            if radii != corners.told {
                corners.told = radii
                NSAppearance.performing(with: effectiveAppearance) { viewDidChangeEffectiveCornerRadii() }
            }
        }
        for subview in subviewList { subview.tellCorners(isMarked: isMarked) }
    }
}
