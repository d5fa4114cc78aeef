import QuartzCore

extension UIView {
    final var effectiveTintAdjustmentMode: TintAdjustmentMode {
        guard ownTintAdjustmentMode == .automatic else { return ownTintAdjustmentMode }
        return superviewReference?.effectiveTintAdjustmentMode ?? .normal
    }

    /// The tint before dimming.
    private var inheritedTintColor: UIColor {
        ownTintColor ?? superviewReference?.inheritedTintColor ?? .systemBlue
    }

    final var effectiveTintColor: UIColor {
        let color = inheritedTintColor
        guard effectiveTintAdjustmentMode == .dimmed else { return color }
        let resolved = color.resolvedColor(with: traitCollection)
        var (white, alpha): (CGFloat, CGFloat) = (0, 1)
        resolved.getWhite(&white, alpha: &alpha)
        return UIColor(white: white, alpha: alpha)
    }

    /// Makes a change that may give the view another tint, and tells of it.
    final func changeTint(_ change: () -> Void) {
        let (color, mode) = (inheritedTintColor, effectiveTintAdjustmentMode)
        change()
        tintChanged(color: inheritedTintColor != color, mode: effectiveTintAdjustmentMode != mode)
    }

    /// Tells this view, then those that inherit what has changed.
    private func tintChanged(color: Bool, mode: Bool) {
        guard color || mode else { return }
        UITraitCollection.performing(with: traitCollection) { tintColorDidChange() }
        contentSurroundingsChanged()
        for subview in subviewList {
            subview.tintChanged(
                color: color && subview.ownTintColor == nil,
                mode: mode && subview.ownTintAdjustmentMode == .automatic)
        }
    }
}
