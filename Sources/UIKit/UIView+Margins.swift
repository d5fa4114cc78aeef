import QuartzCore

// The screen has no notch and no bars: the safe area of a window is all of it.
extension UIView {
    /// The space to leave between the edges and the content; 8 points all round unless set, and at the sides of a
    /// controller's view at least the system's margin. The safe area is added, unless the view does not follow it.
    public final var layoutMargins: UIEdgeInsets {
        get {
            var own = margins.insets
            if let controller, controller.viewRespectsSystemMinimumLayoutMargins {
                let system: CGFloat = bounds.width >= 414 ? 20 : 16
                own.left = max(own.left, system)
                own.right = max(own.right, system)
            }
            if insetsLayoutMarginsFromSafeArea {
                let safe = safeAreaInsets
                own = UIEdgeInsets(
                    top: own.top + safe.top, left: own.left + safe.left, bottom: own.bottom + safe.bottom,
                    right: own.right + safe.right)
            }
            guard preservesSuperviewLayoutMargins, let outer = superviewReference else { return own }
            let reached = reached(outer.layoutMargins, of: outer)
            return UIEdgeInsets(
                top: max(own.top, reached.top), left: max(own.left, reached.left),
                bottom: max(own.bottom, reached.bottom), right: max(own.right, reached.right))
        }
        set {
            guard newValue != margins.insets else { return }
            margins.insets = newValue
            marginsChanged()
        }
    }

    public final var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get {
            let margins = layoutMargins
            let isLeft = effectiveUserInterfaceLayoutDirection == .leftToRight
            return NSDirectionalEdgeInsets(
                top: margins.top, leading: isLeft ? margins.left : margins.right, bottom: margins.bottom,
                trailing: isLeft ? margins.right : margins.left)
        }
        set {
            layoutMargins = newValue.edgeInsets(
                isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft)
        }
    }

    /// Whether what lies in the superview's margin counts as margin here too.
    public final var preservesSuperviewLayoutMargins: Bool {
        get { margins.preservesSuperview }
        set {
            guard newValue != margins.preservesSuperview else { return }
            margins.preservesSuperview = newValue
            marginsChanged()
        }
    }

    public final var insetsLayoutMarginsFromSafeArea: Bool {
        get { margins.followsSafeArea }
        set {
            guard newValue != margins.followsSafeArea else { return }
            margins.followsSafeArea = newValue
            marginsChanged()
        }
    }

    /// What the superview's safe area leaves out of this view, and what the view's controller adds.
    public final var safeAreaInsets: UIEdgeInsets {
        var result = superviewReference.map { reached($0.safeAreaInsets, of: $0) } ?? .zero
        guard let controller else { return result }
        for added in [controller.additionalSafeAreaInsets, controller.barInsets] where added != .zero {
            result.top += added.top
            result.left += added.left
            result.bottom += added.bottom
            result.right += added.right
        }
        return result
    }

    /// How far insets of the superview reach into this view.
    private func reached(_ insets: UIEdgeInsets, of outer: UIView) -> UIEdgeInsets {
        guard insets != .zero else { return .zero }
        let (frame, bounds) = (untransformedFrame, outer.bounds)
        return UIEdgeInsets(
            top: max(0, insets.top - (frame.minY - bounds.minY)),
            left: max(0, insets.left - (frame.minX - bounds.minX)),
            bottom: max(0, insets.bottom - (bounds.maxY - frame.maxY)),
            right: max(0, insets.right - (bounds.maxX - frame.maxX)))
    }

    final func marginsChanged() {
        layoutMarginsDidChange()
        controller?.viewLayoutMarginsDidChange()
        refreshMarginParts()
        setNeedsLayout()
        for subview in subviewList where subview.preservesSuperviewLayoutMargins { subview.marginsChanged() }
    }

    /// What depends on the margins in constraints.
    private func refreshMarginParts() {
        LayoutEngine.partsChanged(of: self)
        for guide in [constraintUse.guides.margins, constraintUse.guides.safeArea].compactMap({ $0 }) {
            LayoutEngine.partsChanged(of: guide)
        }
        constraintUse.guides.keyboard?.safeAreaChanged()
    }

    /// Tells of the safe area where it is another one than was last told of, here and below.
    final func safeAreaChanged() {
        updateSafeArea()
        for subview in subviewList { subview.safeAreaChanged() }
    }

    final func updateSafeArea() {
        let insets = safeAreaInsets
        guard insets != margins.seenSafeArea else { return }
        margins.seenSafeArea = insets
        safeAreaInsetsDidChange()
        controller?.viewSafeAreaInsetsDidChange()
        if insetsLayoutMarginsFromSafeArea { layoutMarginsDidChange() }
        refreshMarginParts()
        setNeedsLayout()
    }
}
