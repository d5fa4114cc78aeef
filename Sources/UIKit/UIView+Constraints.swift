import QuartzCore
internal import Raster

extension UIView {
    /// As small as the constraints let a view be, for `systemLayoutSizeFitting(_:)`.
    public nonisolated class var layoutFittingCompressedSize: CGSize { .zero }
    /// As large as they let it be.
    public nonisolated class var layoutFittingExpandedSize: CGSize { CGSize(width: 10000, height: 10000) }

    /// The constraints that the view holds.
    public final var constraints: [NSLayoutConstraint] { layoutState.constraints }

    /// Activates the constraint, held by this view, which must be or contain all that it is about.
    public final func addConstraint(_ constraint: NSLayoutConstraint) { constraint.activate(on: self) }

    public final func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }

    public final func removeConstraint(_ constraint: NSLayoutConstraint) {
        if layoutState.constraints.contains(where: { $0 === constraint }) { constraint.isActive = false }
    }

    public final func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }

    final func useAutoresizing(_ isAutoresized: Bool) {
        guard isAutoresized != constraintUse.isAutoresized else { return }
        constraintUse.isAutoresized = isAutoresized
        LayoutEngine.use()
        LayoutEngine.wayChanged(of: self)
        superviewReference?.setNeedsLayout()
        if superviewReference == nil { setNeedsLayout() }
    }

    final func setPriority(
        _ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis,
        _ kind: WritableKeyPath<ConstraintUse<ViewGuides>, [UILayoutPriority]>
    ) {
        guard constraintUse[keyPath: kind][axis.rawValue] != priority else { return }
        constraintUse[keyPath: kind][axis.rawValue] = priority
        LayoutEngine.ownConstraintsChanged(of: self)
        superviewReference?.setNeedsLayout()
    }

    // MARK: Passes

    /// What must have happened before a layout: constraints are up to date and solved.
    final func prepareConstraints() {
        guard LayoutEngine.isUsed else { return }
        updateSafeArea()
        root.updateConstraintTree()
        LayoutEngine.made(for: self)?.solve()
    }

    /// After a layout: what it has changed for other views is worked out.
    final func settleConstraints() {
        guard LayoutEngine.isUsed else { return }
        if let engine = LayoutEngine.of(self), engine.isPending { engine.solve() }
        if constraintUse.hasUnplaced, !isLayingOut { setNeedsLayout() }
    }

    /// Sets the frames of the subviews that constraints decide about, on the grid of pixels.
    final func placeSubviews() {
        guard LayoutEngine.isUsed, let engine = LayoutEngine.made(for: self) else { return }
        engine.solve()
        constraintUse.hasUnplaced = false
        if superviewReference == nil, !constraintUse.isAutoresized, let rect = engine.solvedRect(of: self) {
            setPlace(alignmentRect: CGRect(origin: alignmentOrigin, size: rect.size))
        }
        for subview in subviewList where !subview.constraintUse.isAutoresized {
            guard let rect = engine.solvedRect(of: subview) else { continue }
            subview.setPlace(alignmentRect: rect.offsetBy(dx: bounds.minX, dy: bounds.minY))
        }
    }

    private var alignmentOrigin: CGPoint { alignmentRect(forFrame: untransformedFrame).origin }

    /// The frame as it is without the transform.
    final var untransformedFrame: CGRect {
        let (size, anchor) = (bounds.size, layer.anchorPoint)
        return CGRect(
            x: center.x - anchor.x * size.width, y: center.y - anchor.y * size.height, width: size.width,
            height: size.height)
    }

    private func setPlace(alignmentRect: CGRect) {
        let frame = frame(forAlignmentRect: PixelGrid.rounded(alignmentRect, scale: UIScreen.main.scale))
        guard isFinite("frame", frame.minX, frame.minY, frame.width, frame.height) else { return }
        // Insets that are larger than the view must not turn it over.
        let size = CGSize(width: max(frame.size.width, 0), height: max(frame.size.height, 0))
        placing {
            if bounds.size != size { bounds.size = size }
            let anchor = layer.anchorPoint
            let place = CGPoint(
                x: frame.origin.x + anchor.x * size.width, y: frame.origin.y + anchor.y * size.height)
            if center != place { center = place }
        }
    }

    /// Runs a change of the frame that the layout makes.
    final func placing(_ change: () -> Void) {
        let was = constraintUse.isBeingPlaced
        constraintUse.isBeingPlaced = true
        change()
        constraintUse.isBeingPlaced = was
    }

    /// The frame was set, or the mask.
    final func givenFrameChanged() {
        guard LayoutEngine.isUsed, !constraintUse.isBeingPlaced,
            constraintUse.isAutoresized || superviewReference == nil
        else { return }
        LayoutEngine.ownConstraintsChanged(of: self)
        if let superviewReference, !superviewReference.isLayingOut, LayoutEngine.of(self)?.isPending == true {
            superviewReference.setNeedsLayout()
        }
    }

    final func layoutDirectionChanged() {
        LayoutEngine.partsChanged(of: self)
        setNeedsLayout()
    }

    /// A subview has come, with constraints of its own.
    final func joinConstraints(of view: UIView) {
        if view.constraintUse.needsUpdateBelow { markUpdateBelow() }
        LayoutEngine.inserted(view)
    }

    // MARK: Updates

    final func markForConstraintUpdate() {
        LayoutEngine.use()
        constraintUse.needsUpdate = true
        markUpdateBelow()
        setNeedsLayout()
    }

    private func markUpdateBelow() {
        var view: UIView? = self
        while let current = view {
            current.constraintUse.needsUpdateBelow = true
            view = current.superviewReference
        }
    }

    /// Subviews come first, so that what they are is known to their superview.
    final func updateConstraintTree() {
        guard constraintUse.needsUpdateBelow else { return }
        constraintUse.needsUpdateBelow = false
        for subview in subviewList { subview.updateConstraintTree() }
        guard constraintUse.needsUpdate else { return }
        constraintUse.needsUpdate = false
        if let controller { controller.updateViewConstraints() } else { updateConstraints() }
    }

    // MARK: Sizes

    final func fittingSize(
        _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize {
        updateConstraintTree()
        let aligned = LayoutEngine.fittingSize(of: self, target: target, horizontal: horizontal, vertical: vertical)
        let insets = alignmentRectInsets
        let size = CGSize(
            width: aligned.width + insets.left + insets.right, height: aligned.height + insets.top + insets.bottom)
        return PixelGrid.enlarged(size, scale: UIScreen.main.scale)
    }

    /// Whether constraints inside the view, or about it, say how large it is.
    final var usesConstraints: Bool {
        guard LayoutEngine.isUsed else { return false }
        updateConstraintTree()
        return !constraintUse.isAutoresized || !constraints.isEmpty
    }

    /// As small as the constraints let the view be, with each side that it has already as it is.
    final func fittingSize(beside own: CGSize) -> CGSize {
        let (hasWidth, hasHeight) = (own.width > 0 && isAutoresized, own.height > 0 && isAutoresized)
        return systemLayoutSizeFitting(
            CGSize(width: hasWidth ? own.width : 0, height: hasHeight ? own.height : 0),
            withHorizontalFittingPriority: hasWidth ? .required : .fittingSizeLevel,
            verticalFittingPriority: hasHeight ? .required : .fittingSizeLevel)
    }

    /// Holds a view whose size constraints decide at the size of its picture, as far as they let it.
    final func holdSize(_ size: CGSize) {
        guard LayoutEngine.isUsed, !constraintUse.isAutoresized else { return }
        for (anchor, side) in [(widthAnchor, size.width), (heightAnchor, size.height)] {
            let constraint = anchor.constraint(equalToConstant: side)
            constraint.priority = UILayoutPriority(999)
            constraint.isActive = true
        }
    }

    // MARK: Questions

    /// Whether the constraints leave open where the view lies or how large it is.
    public final var hasAmbiguousLayout: Bool { LayoutEngine.made(for: self)?.isAmbiguous(self) ?? false }

    /// On Apple's systems it moves an ambiguous view to another of its possible places, to show that there are several;
    /// here it stays.
    public final func exerciseAmbiguityInLayout() {
        Notice.once("UIView.exerciseAmbiguityInLayout(): views stay where they are")
    }

    /// The constraints by which the view lies where it lies on an axis.
    public final func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        LayoutEngine.made(for: self)?.constraints(affecting: self, axis) ?? []
    }
}
