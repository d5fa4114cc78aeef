import QuartzCore

/// A part of a collection.
@MainActor @preconcurrency open class UICollectionReusableView: UIView {
    open internal(set) var reuseIdentifier: String?

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// To be overridden: the view is shown for another item.
    open func prepareForReuse() {}

    /// To be overridden by views that take more from their attributes.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// What the view would rather have; by default the size that its constraints give it.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes { layoutAttributes }
}

/// An item of a collection.
@MainActor @preconcurrency open class UICollectionViewCell: UICollectionReusableView {
    /// Content goes into it, not into the cell itself.
    public final let contentView = UIView(frame: .zero)
    final var configured: (any UIView & UIContentView)?
    final let ground = UIView(frame: .zero)
    private var isUpdating = false
    private var needsConfigurationUpdate = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        ground.isUserInteractionEnabled = false
        ground.isHidden = true
        contentView.frame = bounds
        addSubview(ground)
        addSubview(contentView)
    }

    open var isSelected = false {
        didSet { if isSelected != oldValue { stateChanged() } }
    }
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { stateChanged() } }
    }
    open var backgroundView: UIView? {
        didSet {
            if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
            setNeedsLayout()
        }
    }
    /// Behind the content of a selected or highlighted cell.
    open var selectedBackgroundView: UIView? {
        didSet {
            if oldValue !== selectedBackgroundView { oldValue?.removeFromSuperview() }
            setNeedsLayout()
        }
    }

    /// What the cell shows, in the newer style.
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet { showConfiguration() }
    }
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        didSet { setNeedsLayout() }
    }
    open var automaticallyUpdatesContentConfiguration = true
    open var automaticallyUpdatesBackgroundConfiguration = true

    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
        return state
    }

    public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) -> Void
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    open func setNeedsUpdateConfiguration() {
        needsConfigurationUpdate = true
        setNeedsLayout()
    }

    open func updateConfiguration(using state: UICellConfigurationState) {
        configurationUpdateHandler?(self, state)
    }

    private func stateChanged() {
        needsConfigurationUpdate = true
        setNeedsLayout()
    }

    private func showConfiguration() {
        guard let contentConfiguration else {
            configured?.removeFromSuperview()
            configured = nil
            return
        }
        let updated = contentConfiguration.updated(for: configurationState)
        if let configured, type(of: configured.configuration) == type(of: updated) {
            configured.configuration = updated
        } else {
            configured?.removeFromSuperview()
            let view = updated.makeContentView()
            configured = view
            contentView.addSubview(view)
        }
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if needsConfigurationUpdate, !isUpdating {
            needsConfigurationUpdate = false
            isUpdating = true
            updateConfiguration(using: configurationState)
            isUpdating = false
        }
        let look = backgroundConfiguration
        ground.isHidden = look == nil
        ground.frame = bounds.inset(
            by: look?.insets(effectiveUserInterfaceLayoutDirection == .leftToRight) ?? .zero)
        ground.backgroundColor = look?.backgroundColor
        ground.layer.cornerRadius = look?.cornerRadius ?? 0
        ground.layer.borderWidth = look?.strokeWidth ?? 0
        ground.layer.borderColor = look?.strokeColor?.resolvedColor(with: traitCollection).cgColor
        place(selectedBackgroundView, isShown: isSelected || isHighlighted)
        place(backgroundView, isShown: true)
        contentView.frame = contentFrame
        configured?.frame = contentView.bounds
    }

    /// For cells of ours with more than content.
    var contentFrame: CGRect { bounds }

    private func place(_ view: UIView?, isShown: Bool) {
        guard let view else { return }
        guard isShown else { return view.removeFromSuperview() }
        view.frame = bounds
        if view.superview !== self { insertSubview(view, at: 0) }
    }

    open override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        guard let preferred = layoutAttributes.copy() as? UICollectionViewLayoutAttributes else {
            return layoutAttributes
        }
        if let list = configured as? UIListContentView {
            preferred.size.height = max(
                44, list.sizeThatFits(CGSize(width: preferred.size.width, height: 0)).height)
        } else if contentView.usesConstraints {
            preferred.size = contentView.systemLayoutSizeFitting(preferred.size)
        }
        return preferred
    }
}
