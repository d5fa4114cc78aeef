import QuartzCore

extension UIView {
    /// What the view's traits should be by its surroundings.
    private var inheritedTraits: UITraitCollection {
        var traits = superviewReference?.traitCollection ?? rootTraits
        if let controller { traits = traits.with(userInterfaceStyle: controller.overrideUserInterfaceStyle) }
        return traits.with(userInterfaceStyle: overrideUserInterfaceStyle)
    }

    /// Takes on the traits of the surroundings, and tells of a change down the tree, the superview first.
    final func propagateTraits() {
        let old = seenTraits
        let new = inheritedTraits
        guard new != old else { return }
        seenTraits = new
        resolveBackground()
        if new.layoutDirection != old.layoutDirection { layoutDirectionChanged() }
        UITraitCollection.performing(with: new) {
            controller?.traitCollectionDidChange(old)
            controller?._traitRegistrations.notify(from: old, to: new)
            traitCollectionDidChange(old)
            _traitRegistrations.notify(from: old, to: new)
        }
        if new.hasDifferentColorAppearance(comparedTo: old) {
            contentSurroundingsChanged()
            setNeedsDisplay()
        }
        setNeedsLayout()
        if controller != nil || ViewOverrides.updatesProperties(self) { setNeedsUpdateProperties() }
        for subview in subviewList { subview.propagateTraits() }
        maskView?.propagateTraits()
    }

    final func resolveBackground() {
        layer.backgroundColor = ownBackgroundColor?.resolvedColor(with: traitCollection).cgColor
    }
}
