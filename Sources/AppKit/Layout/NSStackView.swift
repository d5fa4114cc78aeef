import QuartzCore

/// Places views in a row or column by constraints of its own.
@MainActor @preconcurrency open class NSStackView: NSView {
    public enum Gravity: Int, Sendable {
        case top = 1
        case center = 2
        case bottom = 3
        public static var leading: Gravity { .top }
        public static var trailing: Gravity { .bottom }

        var group: StackArrangement.Group {
            switch self {
            case .top: .beginning
            case .center: .middle
            case .bottom: .end
            }
        }
    }

    public enum Distribution: Int, Sendable {
        /// Views lie at the beginning, in the middle and at the end, as they were added.
        case gravityAreas = -1
        case fill = 0
        case fillEqually, fillProportionally
        case equalSpacing, equalCentering

        var arrangement: StackArrangement.Distribution {
            switch self {
            case .gravityAreas: .grouped
            case .fill: .fill
            case .fillEqually: .fillEqually
            case .fillProportionally: .fillProportionally
            case .equalSpacing: .equalSpacing
            case .equalCentering: .equalCentering
            }
        }
    }

    public struct VisibilityPriority: RawRepresentable, Hashable, Sendable {
        public let rawValue: Float

        public init(rawValue: Float) { self.rawValue = rawValue }

        public init(_ rawValue: Float) { self.rawValue = rawValue }

        public static let mustHold = VisibilityPriority(1000)
        public static let detachOnlyIfNecessary = VisibilityPriority(900)
        public static let notVisible = VisibilityPriority(0)
    }

    /// For `setCustomSpacing(_:after:)`: the stack's own spacing.
    public nonisolated static let useDefaultSpacing: CGFloat = .greatestFiniteMagnitude

    private var arranged: [NSView] = []
    private var gravities: [ObjectIdentifier: Gravity] = [:]
    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    private var ownConstraints: [NSLayoutConstraint] = []
    private var hugs: [NSLayoutConstraint.Priority] = [.defaultLow, .defaultLow]
    private lazy var canvas: NSLayoutGuide = {
        let guide = NSLayoutGuide("NSStackViewContent", of: self) {
            ($0 as? NSStackView)?.edgeInsets ?? NSEdgeInsets()
        }
        constraintUse.guides.own.append(guide)
        return guide
    }()

    public override init(frame frameRect: NSRect) {
        super.init(frame: frameRect)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The views lie at the beginning of a row.
    public convenience init(views: [NSView]) {
        self.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
        for view in views { addArrangedSubview(view) }
    }

    /// In the order of the axis. All of them are subviews; not all subviews are arranged.
    open var arrangedSubviews: [NSView] { arranged }

    open var views: [NSView] { arranged }

    open var orientation = NSUserInterfaceLayoutOrientation.horizontal {
        didSet {
            guard orientation != oldValue else { return }
            if alignment == .centerY, orientation == .vertical { alignment = .centerX }
            if alignment == .centerX, orientation == .horizontal { alignment = .centerY }
            setNeedsArrangement()
        }
    }

    /// How the views lie across the axis: one of its edges, the centre, a baseline, or, for as wide or high as the stack,
    /// `.width` or `.height`.
    open var alignment = NSLayoutConstraint.Attribute.centerY {
        didSet { if alignment != oldValue { setNeedsArrangement() } }
    }

    /// How lengths and spaces along the axis are chosen.
    open var distribution = NSStackView.Distribution.gravityAreas {
        didSet { if distribution != oldValue { setNeedsArrangement() } }
    }

    /// Between views, in points; the least space where the distribution chooses it.
    open var spacing: CGFloat = 8 {
        didSet { if spacing != oldValue { setNeedsArrangement() } }
    }

    /// Between the stack's edges and its views.
    open var edgeInsets = NSEdgeInsets() {
        didSet {
            LayoutEngine.partsChanged(of: canvas)
            needsLayout = true
        }
    }

    /// Whether a hidden view takes no room.
    open var detachesHiddenViews = true {
        didSet { if detachesHiddenViews != oldValue { setNeedsArrangement() } }
    }

    /// Puts the view at the end; one that is arranged already stays where it is.
    open func addArrangedSubview(_ view: NSView) {
        if !arranged.contains(where: { $0 === view }) { insertArrangedSubview(view, at: arranged.count) }
    }

    /// - Parameter index: Of the arrangement; beyond its end, the end.
    open func insertArrangedSubview(_ view: NSView, at index: Int) { put(view, at: index, .leading) }

    /// Takes the view out of the arrangement; it stays a subview.
    open func removeArrangedSubview(_ view: NSView) {
        guard let index = arranged.firstIndex(where: { $0 === view }) else { return }
        arranged.remove(at: index)
        customSpacings[ObjectIdentifier(view)] = nil
        gravities[ObjectIdentifier(view)] = nil
        ownConstraints.removeAll { constraint in
            guard constraint.isAbout(view) else { return false }
            constraint.isActive = false
            return true
        }
        setNeedsArrangement()
    }

    /// Puts the view at the end of a group.
    open func addView(_ view: NSView, in gravity: NSStackView.Gravity) {
        insertView(view, at: views(in: gravity).count, in: gravity)
    }

    open func insertView(_ view: NSView, at index: Int, in gravity: NSStackView.Gravity) {
        let group = views(in: gravity).filter { $0 !== view }
        let before = arranged.filter { $0 !== view && self.gravity(of: $0).rawValue < gravity.rawValue }.count
        put(view, at: before + max(0, min(index, group.count)), gravity)
    }

    open func views(in gravity: NSStackView.Gravity) -> [NSView] {
        arranged.filter { self.gravity(of: $0) == gravity }
    }

    open func setViews(_ views: [NSView], in gravity: NSStackView.Gravity) {
        for view in self.views(in: gravity) where !views.contains(where: { $0 === view }) { removeView(view) }
        for (index, view) in views.enumerated() { insertView(view, at: index, in: gravity) }
    }

    open func removeView(_ view: NSView) {
        guard arranged.contains(where: { $0 === view }) else { return }
        removeArrangedSubview(view)
        view.removeFromSuperview()
    }

    private func gravity(of view: NSView) -> Gravity { gravities[ObjectIdentifier(view)] ?? .leading }

    private func put(_ view: NSView, at index: Int, _ gravity: Gravity) {
        arranged.removeAll { $0 === view }
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self { addSubview(view) }
        guard view.superview === self else { return }
        arranged.insert(view, at: max(0, min(index, arranged.count)))
        gravities[ObjectIdentifier(view)] = gravity
        setNeedsArrangement()
    }

    /// The space after a view in the place of `spacing`, where the next view is arranged at a fixed distance.
    open func setCustomSpacing(_ spacing: CGFloat, after view: NSView) {
        guard arranged.contains(where: { $0 === view }) else { return }
        customSpacings[ObjectIdentifier(view)] = spacing == Self.useDefaultSpacing ? nil : spacing
        setNeedsArrangement()
    }

    open func customSpacing(after view: NSView) -> CGFloat {
        customSpacings[ObjectIdentifier(view)] ?? Self.useDefaultSpacing
    }

    /// How much the stack resists being larger than what it holds.
    open func setHuggingPriority(
        _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
    ) {
        hugs[orientation.rawValue] = priority
        setNeedsArrangement()
    }

    open func huggingPriority(for orientation: NSLayoutConstraint.Orientation) -> NSLayoutConstraint.Priority {
        hugs[orientation.rawValue]
    }

    /// Only views that are not to be seen at all are left out.
    open func setVisibilityPriority(_ priority: NSStackView.VisibilityPriority, for view: NSView) {
        if arranged.contains(where: { $0 === view }) { view.isHidden = priority == .notVisible }
    }

    open func visibilityPriority(for view: NSView) -> NSStackView.VisibilityPriority {
        view.isHidden ? .notVisible : .mustHold
    }

    open override func willRemoveSubview(_ subview: NSView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    open override func updateConstraints() {
        arrange()
        super.updateConstraints()
    }

    final func hidingChanged(of view: NSView) {
        if arranged.contains(where: { $0 === view }) { setNeedsArrangement() }
    }

    private func setNeedsArrangement() { needsUpdateConstraints = true }

    private var isRow: Bool { orientation == .horizontal }

    private var arrangement: StackArrangement {
        StackArrangement(
            of: arranged.map {
                StackArrangement.Member(
                    $0, isHidden: detachesHiddenViews && $0.isHidden,
                    space: customSpacings[ObjectIdentifier($0)] ?? spacing, group: gravity(of: $0).group)
            }, in: canvas, isRow: isRow, distribution: distribution.arrangement, alignment: crossAlignment)
    }

    private var crossAlignment: StackArrangement.Alignment {
        switch alignment {
        case .leading, .left, .top: .leading
        case .trailing, .right, .bottom: .trailing
        case .width, .height: .fill
        case .firstBaseline: .firstBaseline
        case .lastBaseline: .lastBaseline
        default: .center
        }
    }

    /// Brings the constraints up to date: where only constants differ, they alone are changed.
    private func arrange() {
        let wanted = arrangement.constraints() + hugging()
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

    /// As small as possible, by the priorities of hugging.
    private func hugging() -> [NSLayoutConstraint] {
        zip([widthAnchor, heightAnchor], hugs).map { anchor, priority in
            let constraint = anchor.constraint(equalToConstant: 0)
            constraint.priority = NSLayoutConstraint.Priority(min(priority.rawValue, 999))
            constraint.identifier = "NSStackView-hugging"
            return constraint
        }
    }
}

public enum NSUserInterfaceLayoutOrientation: Int, Sendable {
    case horizontal = 0
    case vertical = 1
}
