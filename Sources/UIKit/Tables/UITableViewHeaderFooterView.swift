import QuartzCore

/// What stands above or below a section of a table.
@MainActor @preconcurrency open class UITableViewHeaderFooterView: UIView {
    private let givenIdentifier: String?
    private var titleLabel: UILabel?
    private var configured: (any UIView & UIContentView)?
    /// Content goes into it, not into the view itself.
    public final let contentView = UIView(frame: .zero)
    /// In points of the view, what its content keeps from the left.
    final var side: CGFloat = 16
    /// Whether it stands below its section.
    final var isFooter = false

    public init(reuseIdentifier: String?) {
        givenIdentifier = reuseIdentifier
        super.init(frame: .zero)
        addSubview(contentView)
    }

    public required init?(coder: NSCoder) {
        givenIdentifier = nil
        super.init(coder: coder)
        addSubview(contentView)
    }

    open var reuseIdentifier: String? { givenIdentifier }

    open func prepareForReuse() {}

    open var textLabel: UILabel? {
        if let titleLabel { return titleLabel }
        let label = UILabel(frame: .zero)
        label.font = .preferredFont(forTextStyle: .headline)
        label.numberOfLines = 0
        titleLabel = label
        contentView.addSubview(label)
        return label
    }

    /// There is none.
    open var detailTextLabel: UILabel? { nil }

    open var backgroundView: UIView? {
        didSet {
            if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
            setNeedsLayout()
        }
    }

    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet {
            configured?.removeFromSuperview()
            configured = contentConfiguration?.makeContentView()
            if let configured { contentView.addSubview(configured) }
            setNeedsLayout()
        }
    }

    open var backgroundConfiguration: UIBackgroundConfiguration? {
        didSet { backgroundColor = backgroundConfiguration?.backgroundColor }
    }

    open func defaultContentConfiguration() -> UIListContentConfiguration {
        isFooter ? .groupedFooter() : .plainHeader()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if let backgroundView {
            backgroundView.frame = bounds
            if backgroundView.superview !== self { insertSubview(backgroundView, at: 0) }
        }
        contentView.frame = bounds
        configured?.frame = bounds
        guard let titleLabel else { return }
        let room = max(0, bounds.width - 2 * side)
        let height = titleLabel.sizeThatFits(CGSize(width: max(room, 1), height: 0)).height
        titleLabel.frame = CGRect(
            x: side, y: isFooter ? 6 : bounds.height - height - 6, width: room, height: height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        if let configured { return CGSize(width: size.width, height: configured.sizeThatFits(size).height) }
        if !contentView.constraints.isEmpty {
            let fitting = contentView.systemLayoutSizeFitting(
                CGSize(width: size.width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
            return CGSize(width: size.width, height: fitting.height)
        }
        let text = titleLabel?.sizeThatFits(CGSize(width: max(size.width - 2 * side, 1), height: 0)).height ?? 0
        return CGSize(width: size.width, height: text > 0 ? text + 12 : 0)
    }
}
