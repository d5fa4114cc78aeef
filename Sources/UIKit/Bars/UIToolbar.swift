import QuartzCore

/// A row of buttons, at the bottom of a screen as a rule.
@MainActor @preconcurrency open class UIToolbar: UIView {
    private let ground = BarGround(frame: .zero)
    private var buttons: [BarButton] = []
    /// How far the ground reaches below the bar, in points.
    final var reach: CGFloat = 0

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(ground)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(ground)
    }

    open weak var delegate: (any UIBarPositioningDelegate)?
    open var items: [UIBarButtonItem]? {
        didSet {
            for button in buttons { button.removeFromSuperview() }
            buttons = (items ?? []).map(BarButton.init)
            for button in buttons where button.item.knownItem?.isSpace != true { addSubview(button) }
            setNeedsLayout()
        }
    }
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

    open var barStyle = UIBarStyle.default
    open var isTranslucent = true {
        didSet { setNeedsLayout() }
    }
    open var barTintColor: UIColor? {
        didSet { setNeedsLayout() }
    }
    open var standardAppearance = UIToolbarAppearance() {
        didSet { setNeedsLayout() }
    }
    open var scrollEdgeAppearance: UIToolbarAppearance?
    open var compactAppearance: UIToolbarAppearance?
    private var groundImage: UIImage?
    private var lineImage: UIImage?

    open func setBackgroundImage(
        _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        groundImage = backgroundImage
        setNeedsLayout()
    }
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
        lineImage = shadowImage
        setNeedsLayout()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 44) }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let look = UIToolbarAppearance(barAppearance: standardAppearance)
        if let barTintColor { (look.backgroundColor, look.backgroundEffect) = (barTintColor, nil) }
        if !isTranslucent, look.backgroundColor == nil { look.configureWithOpaqueBackground() }
        if let groundImage { (look.backgroundImage, look.backgroundEffect) = (groundImage, nil) }
        if let lineImage { look.shadowImage = lineImage }
        ground.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + reach)
        ground.show(look, lineIsAtTop: true)
        let side = UITableViewCell.Metrics.side(bounds.width)
        let gap: CGFloat = 8
        var fixed: CGFloat = 0
        var flexible = 0
        for button in buttons {
            switch button.item.knownItem {
            case .flexibleSpace: flexible += 1
            case .fixedSpace: fixed += max(0, button.item.width)
            default:
                button.show(standardAppearance.buttonAppearance.normal.titleTextAttributes, tint: tintColor)
                fixed += button.width + gap
            }
        }
        let room = max(0, bounds.width - 2 * side - fixed + gap)
        var x = side
        for button in buttons {
            switch button.item.knownItem {
            case .flexibleSpace: x += room / CGFloat(flexible)
            case .fixedSpace: x += max(0, button.item.width)
            default:
                button.frame = CGRect(x: x, y: 0, width: button.width, height: min(44, bounds.height))
                x += button.width + gap
            }
        }
    }
}
