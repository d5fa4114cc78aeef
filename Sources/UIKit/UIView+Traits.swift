import QuartzCore

extension UIView {
    /// Follows a change of traits down the tree.
    final func traitsChanged() {
        let previous = UITraitCollection.current
        resolveBackground()
        traitCollectionDidChange(previous)
        for subview in subviewList { subview.traitsChanged() }
    }

    final func resolveBackground() {
        layer.backgroundColor = background?.resolvedColor(with: traitCollection).cgColor
    }

    final func tintChanged() {
        tintColorDidChange()
        for subview in subviewList where subview.ownTintColor == nil { subview.tintChanged() }
    }
}
