import QuartzCore
internal import Raster

extension NSView {
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
        (superviewReference ?? self).needsLayout = true
    }

    final func setPriority(
        _ priority: NSLayoutConstraint.Priority, _ axis: NSLayoutConstraint.Orientation,
        _ kind: WritableKeyPath<ConstraintUse<ViewGuides>, [UILayoutPriority]>
    ) {
        guard constraintUse[keyPath: kind][axis.rawValue] != priority else { return }
        constraintUse[keyPath: kind][axis.rawValue] = priority
        LayoutEngine.ownConstraintsChanged(of: self)
        superviewReference?.needsLayout = true
    }

    // MARK: Passes

    /// What must have happened before a layout: constraints are up to date and solved.
    final func prepareConstraints() {
        guard LayoutEngine.isUsed else { return }
        root.updateConstraintTree()
        LayoutEngine.made(for: self)?.solve()
    }

    /// After a layout: what it has changed for other views is worked out.
    final func settleConstraints() {
        guard LayoutEngine.isUsed else { return }
        if let engine = LayoutEngine.of(self), engine.isPending { engine.solve() }
        if constraintUse.hasUnplaced, !isLayingOut { needsLayout = true }
    }

    private var root: NSView {
        var view = self
        while let next = view.superviewReference { view = next }
        return view
    }

    /// Sets the frames of the subviews that constraints decide about, on the grid of pixels.
    final func placeSubviews() {
        guard LayoutEngine.isUsed, let engine = LayoutEngine.made(for: self) else { return }
        engine.solve()
        constraintUse.hasUnplaced = false
        if superviewReference == nil, !isAutoresized, let rect = engine.solvedRect(of: self) {
            let size = CGRect(origin: .zero, size: rect.size).outset(by: alignmentRectInsets, isFlipped: true).size
            placing { setFrameSize(size) }
        }
        for subview in subviewList where !subview.constraintUse.isAutoresized {
            guard let rect = engine.solvedRect(of: subview) else { continue }
            let aligned = PixelGrid.rounded(rect, scale: pixelScale)
            let frame = subview.frame(forAlignmentRect: fromTopLeft(aligned))
            if frame != subview.frameRect { subview.placing { subview.frame = frame } }
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
            superviewReference.needsLayout = true
        }
    }

    /// A subview has come, with constraints of its own.
    final func joinConstraints(of view: NSView) {
        if view.constraintUse.needsUpdateBelow { markUpdateBelow() }
        LayoutEngine.inserted(view)
    }

    // MARK: Updates

    final func markForConstraintUpdate() {
        LayoutEngine.use()
        constraintUse.needsUpdate = true
        markUpdateBelow()
        needsLayout = true
    }

    private func markUpdateBelow() {
        var view: NSView? = self
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

    // MARK: Questions

    /// The smallest size that the constraints allow, or that of the content.
    final var smallestSize: NSSize {
        if usesConstraints {
            let aligned = LayoutEngine.fittingSize(
                of: self, target: .zero, horizontal: .fittingSizeCompression, vertical: .fittingSizeCompression)
            let size = CGRect(origin: .zero, size: aligned).outset(by: alignmentRectInsets, isFlipped: true).size
            return PixelGrid.enlarged(size, scale: pixelScale)
        }
        let size = intrinsicContentSize
        let insets = alignmentRectInsets
        return NSSize(
            width: size.width > 0 ? size.width + insets.left + insets.right : 0,
            height: size.height > 0 ? size.height + insets.top + insets.bottom : 0)
    }

    /// Whether constraints inside the view, or about it, say how large it is.
    private var usesConstraints: Bool {
        guard LayoutEngine.isUsed else { return false }
        updateConstraintTree()
        return !constraints.isEmpty
    }

    /// Whether the constraints leave open where the view lies or how large it is.
    public final var hasAmbiguousLayout: Bool { LayoutEngine.made(for: self)?.isAmbiguous(self) ?? false }

    /// On macOS it moves an ambiguous view to another of its possible places, to show that there are several; here it
    /// stays.
    public final func exerciseAmbiguityInLayout() {
        Notice.once("NSView.exerciseAmbiguityInLayout(): views stay where they are")
    }

    /// The constraints by which the view lies where it lies on an axis.
    public final func constraintsAffectingLayout(for orientation: NSLayoutConstraint.Orientation)
        -> [NSLayoutConstraint]
    {
        LayoutEngine.made(for: self)?.constraints(affecting: self, orientation) ?? []
    }
}
