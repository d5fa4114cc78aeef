import QuartzCore

extension NSView {
    /// The guides that were added.
    public final var layoutGuides: [NSLayoutGuide] { constraintUse.guides.added }

    public final func addLayoutGuide(_ guide: NSLayoutGuide) {
        guard guide.owner !== self else { return }
        guide.owner?.removeLayoutGuide(guide)
        guide.owner = self
        constraintUse.guides.added.append(guide)
    }

    /// Takes the guide away, and the constraints about it.
    public final func removeLayoutGuide(_ guide: NSLayoutGuide) {
        guard constraintUse.guides.added.contains(where: { $0 === guide }) else { return }
        LayoutEngine.willRemoveGuide(guide)
        constraintUse.guides.added.removeAll { $0 === guide }
        guide.owner = nil
    }

    /// The view without the space that the system leaves at the sides of a window: 20 points.
    public final var layoutMarginsGuide: NSLayoutGuide {
        if let guide = constraintUse.guides.margins { return guide }
        let guide = NSLayoutGuide("NSViewLayoutMarginsGuide", of: self) { view in
            let (safe, margin) = (view.safeAreaInsets, 20.0)
            return NSEdgeInsets(
                top: safe.top + margin, left: safe.left + margin, bottom: safe.bottom + margin,
                right: safe.right + margin)
        }
        constraintUse.guides.margins = guide
        return guide
    }

    /// The view without what bars cover, of which there are none here, and what the program adds to that.
    public final var safeAreaLayoutGuide: NSLayoutGuide {
        if let guide = constraintUse.guides.safeArea { return guide }
        let guide = NSLayoutGuide("NSViewSafeAreaLayoutGuide", of: self) { $0.safeAreaInsets }
        constraintUse.guides.safeArea = guide
        return guide
    }

    /// In the view's own space.
    public final var safeAreaRect: NSRect { boundsRect.inset(by: safeAreaInsets, isFlipped: isFlipped) }

    /// How far the superview's safe area leaves this view out, and what the view adds.
    public final var safeAreaInsets: NSEdgeInsets {
        var result = additionalSafeAreaInsets
        guard let outer = superviewReference else { return result }
        let insets = outer.safeAreaInsets
        let (frame, size) = (outer.toTopLeft(frameRect), outer.boundsRect.size)
        result.top += max(0, insets.top - frame.minY)
        result.left += max(0, insets.left - frame.minX)
        result.bottom += max(0, insets.bottom - (size.height - frame.maxY))
        result.right += max(0, insets.right - (size.width - frame.maxX))
        return result
    }

    public final var additionalSafeAreaInsets: NSEdgeInsets {
        get { constraintUse.guides.addedSafeArea }
        set {
            guard LayoutInsets(newValue) != LayoutInsets(constraintUse.guides.addedSafeArea) else { return }
            constraintUse.guides.addedSafeArea = newValue
            for guide in [constraintUse.guides.margins, constraintUse.guides.safeArea].compactMap({ $0 }) {
                LayoutEngine.partsChanged(of: guide)
            }
            needsLayout = true
        }
    }
}
