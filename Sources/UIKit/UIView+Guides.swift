import QuartzCore

extension UIView {
    /// The guides that were added.
    public final var layoutGuides: [UILayoutGuide] { constraintUse.guides.added }

    public final func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owner !== self else { return }
        layoutGuide.owner?.removeLayoutGuide(layoutGuide)
        layoutGuide.owner = self
        constraintUse.guides.added.append(layoutGuide)
    }

    /// Takes the guide away, and the constraints about it.
    public final func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard constraintUse.guides.added.contains(where: { $0 === layoutGuide }) else { return }
        LayoutEngine.willRemoveGuide(layoutGuide)
        constraintUse.guides.added.removeAll { $0 === layoutGuide }
        layoutGuide.owner = nil
    }

    /// The view without its layout margins.
    public final var layoutMarginsGuide: UILayoutGuide {
        if let guide = constraintUse.guides.margins { return guide }
        let guide = UILayoutGuide("UIViewLayoutMarginsGuide", of: self) { $0.layoutMargins }
        constraintUse.guides.margins = guide
        return guide
    }

    /// The view without what bars and its controller cover.
    public final var safeAreaLayoutGuide: UILayoutGuide {
        if let guide = constraintUse.guides.safeArea { return guide }
        let guide = UILayoutGuide("UIViewSafeAreaLayoutGuide", of: self) { $0.safeAreaInsets }
        constraintUse.guides.safeArea = guide
        return guide
    }

    /// The middle of what is inside the margins, no wider than is well to read: 672 points.
    public final var readableContentGuide: UILayoutGuide {
        if let guide = constraintUse.guides.readable { return guide }
        let guide = UILayoutGuide("UIViewReadableContentGuide", of: self)
        constraintUse.guides.readable = guide
        let margins = layoutMarginsGuide
        let width = guide.widthAnchor.constraint(equalTo: margins.widthAnchor)
        width.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            guide.topAnchor.constraint(equalTo: margins.topAnchor),
            guide.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            guide.centerXAnchor.constraint(equalTo: margins.centerXAnchor),
            guide.widthAnchor.constraint(lessThanOrEqualToConstant: 672), width,
        ])
        return guide
    }

    /// Where the keyboard would be, at the bottom of the safe area.
    public final var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        if let guide = constraintUse.guides.keyboard { return guide }
        let guide = UIKeyboardLayoutGuide()
        constraintUse.guides.keyboard = guide
        guide.attach(to: self)
        return guide
    }
}
