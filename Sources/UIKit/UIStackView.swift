import QuartzCore

/// Places views in a row or column by constraints of its own.
@MainActor @preconcurrency open class UIStackView: UIView {
    /// For `setCustomSpacing(_:after:)`: the stack's own spacing.
    public nonisolated class var spacingUseDefault: CGFloat { .greatestFiniteMagnitude }
    /// The space that the system leaves between views: 8 points.
    public nonisolated class var spacingUseSystem: CGFloat { .leastNormalMagnitude }

    private var arranged: [UIView] = []
    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    private var ownConstraints: [NSLayoutConstraint] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init(coder: NSCoder) {
        // Archives are not read here: a view is made in any case.
        super.init(frame: .zero)
    }

    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    /// In the order of the axis. All of them are subviews; not all subviews are arranged.
    open var arrangedSubviews: [UIView] { arranged }

    open var axis = NSLayoutConstraint.Axis.horizontal {
        didSet { if axis != oldValue { setNeedsArrangement() } }
    }

    /// How lengths and spaces along the axis are chosen.
    open var distribution = UIStackView.Distribution.fill {
        didSet { if distribution != oldValue { setNeedsArrangement() } }
    }

    /// How the views lie across the axis.
    open var alignment = UIStackView.Alignment.fill {
        didSet { if alignment != oldValue { setNeedsArrangement() } }
    }

    /// Between views, in points; the least space where the distribution chooses it.
    open var spacing: CGFloat = 0 {
        didSet { if spacing != oldValue { setNeedsArrangement() } }
    }

    /// Whether the spaces of a column are measured from the last baseline of one view to the first of the next.
    open var isBaselineRelativeArrangement = false {
        didSet { if isBaselineRelativeArrangement != oldValue { setNeedsArrangement() } }
    }

    /// Whether the views lie inside the margins rather than the bounds.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { setNeedsArrangement() } }
    }

    /// Puts the view at the end; one that is arranged already stays where it is.
    open func addArrangedSubview(_ view: UIView) {
        if !arranged.contains(where: { $0 === view }) { insertArrangedSubview(view, at: arranged.count) }
    }

    /// Takes the view out of the arrangement; it stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
        guard let index = arranged.firstIndex(where: { $0 === view }) else { return }
        arranged.remove(at: index)
        customSpacings[ObjectIdentifier(view)] = nil
        deactivateConstraints(about: view)
        setNeedsArrangement()
    }

    /// - Parameter stackIndex: Of the arrangement; beyond its end, the end.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        if let index = arranged.firstIndex(where: { $0 === view }) { arranged.remove(at: index) }
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self { addSubview(view) }
        guard view.superview === self else { return }
        arranged.insert(view, at: max(0, min(stackIndex, arranged.count)))
        setNeedsArrangement()
    }

    /// The space after a view in the place of `spacing`, where the next view is arranged at a fixed distance.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        guard arranged.contains(where: { $0 === arrangedSubview }) else { return }
        customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
        setNeedsArrangement()
    }

    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    /// The space after a view, in points.
    final func space(after view: UIView) -> CGFloat {
        let space = customSpacings[ObjectIdentifier(view)] ?? spacing
        return space == Self.spacingUseSystem ? systemSpacing : space
    }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    open override func updateConstraints() {
        arrange()
        super.updateConstraints()
    }

    open override var forFirstBaselineLayout: UIView {
        visible.first?.forFirstBaselineLayout ?? self
    }

    open override var forLastBaselineLayout: UIView {
        (axis == .vertical ? visible.last : visible.first)?.forLastBaselineLayout ?? self
    }

    final var visible: [UIView] { arranged.filter { !$0.isHidden } }

    final func arranges(_ view: UIView) -> Bool { arranged.contains { $0 === view } }

    final func setNeedsArrangement() { setNeedsUpdateConstraints() }

    private func deactivateConstraints(about view: UIView) {
        ownConstraints.removeAll { constraint in
            guard constraint.firstItem === view || constraint.secondItem === view || constraint.isAbout(view) else {
                return false
            }
            constraint.isActive = false
            return true
        }
    }

    private var arrangement: StackArrangement {
        let canvas: any LayoutItem = isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : self
        return StackArrangement(
            of: arranged.map { StackArrangement.Member($0, isHidden: $0.isHidden, space: space(after: $0)) },
            in: canvas, isRow: axis == .horizontal, distribution: distribution.arrangement,
            alignment: alignment.arrangement, isBaselineRelative: isBaselineRelativeArrangement)
    }

    /// Brings the constraints up to date: where only constants differ, they alone are changed.
    private func arrange() {
        let wanted = arrangement.constraints()
        if wanted.count == ownConstraints.count,
            zip(wanted, ownConstraints).allSatisfy({ $0.isLike($1) && $1.isActive })
        {
            for (want, own) in zip(wanted, ownConstraints) { own.constant = want.constant }
            return
        }
        NSLayoutConstraint.deactivate(ownConstraints)
        ownConstraints = wanted
        NSLayoutConstraint.activate(wanted)
    }
}
