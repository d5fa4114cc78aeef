import QuartzCore

/// The bar at the top: a title between buttons, and below it a large one where that is wanted.
@MainActor @preconcurrency open class UINavigationBar: UIView {
    /// As systems before 26 have them, in points.
    static let (height, largeHeight): (CGFloat, CGFloat) = (44, 52)

    private let ground = BarGround(frame: .zero)
    private let titleLabel = UILabel(frame: .zero)
    private let largeLabel = UILabel(frame: .zero)
    private var buttons: [BarButton] = []
    private var shownItems: [UIBarButtonItem] = []
    private let back = BarButton(UIBarButtonItem())
    private let chevron = CAShapeLayer()
    private var stack: [UINavigationItem] = []
    private weak var shownTitleView: UIView?
    /// How far the ground reaches above the bar, in points.
    final var reach: CGFloat = 0 {
        didSet { if reach != oldValue { setNeedsLayout() } }
    }
    final var goesBack: (() -> Void)?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        for view in [ground, titleLabel, largeLabel, back] as [UIView] { addSubview(view) }
        titleLabel.textAlignment = .center
        chevron.fillColor = nil
        chevron.lineWidth = 2.5
        chevron.lineCap = .round
        chevron.lineJoin = .round
        back.layer.addSublayer(chevron)
        back.addAction(UIAction { [weak self] _ in self?.goesBack?() }, for: .touchUpInside)
        largeLabel.clipsToBounds = true
    }

    open weak var delegate: (any UINavigationBarDelegate)?

    open var items: [UINavigationItem]? {
        get { stack }
        set { setItems(newValue, animated: false) }
    }
    open var topItem: UINavigationItem? { stack.last }
    open var backItem: UINavigationItem? { stack.dropLast().last }

    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        stack = items ?? []
        setNeedsLayout()
    }
    open func pushItem(_ item: UINavigationItem, animated: Bool) { setItems(stack + [item], animated: animated) }
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? {
        guard let last = stack.last else { return nil }
        setItems(Array(stack.dropLast()), animated: animated)
        return last
    }

    open var barStyle = UIBarStyle.default {
        didSet { setNeedsLayout() }
    }
    open var isTranslucent = true {
        didSet { setNeedsLayout() }
    }
    open var barTintColor: UIColor? {
        didSet { setNeedsLayout() }
    }
    open var prefersLargeTitles = false {
        didSet { setNeedsLayout() }
    }
    open var titleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet { setNeedsLayout() }
    }
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet { setNeedsLayout() }
    }
    open var backIndicatorImage: UIImage?
    open var backIndicatorTransitionMaskImage: UIImage?
    /// In the place of the line at the bottom.
    open var shadowImage: UIImage? {
        didSet { setNeedsLayout() }
    }
    private var groundImage: UIImage?

    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        groundImage = backgroundImage
        setNeedsLayout()
    }
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) { setBackgroundImage(backgroundImage, for: barMetrics) }
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { groundImage }

    open var standardAppearance = UINavigationBarAppearance() {
        didSet { appearanceChanged() }
    }
    /// Where the content is at its top; nil shows no ground there, as systems since 15 do.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        didSet { appearanceChanged() }
    }
    open var compactAppearance: UINavigationBarAppearance?
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?
    private var hasAppearance = false

    private func appearanceChanged() {
        hasAppearance = true
        setNeedsLayout()
    }

    /// Whether the content is at its top.
    final var isAtEdge = true {
        didSet { if isAtEdge != oldValue { setNeedsLayout() } }
    }

    private var look: UINavigationBarAppearance {
        if hasAppearance, !isAtEdge || scrollEdgeAppearance != nil {
            return isAtEdge ? scrollEdgeAppearance ?? standardAppearance : standardAppearance
        }
        let look = UINavigationBarAppearance()
        if isAtEdge, barTintColor == nil, groundImage == nil {
            look.configureWithTransparentBackground()
        } else if let barTintColor {
            look.configureWithOpaqueBackground()
            look.backgroundColor = isTranslucent ? barTintColor.withAlphaComponent(0.85) : barTintColor
            if isTranslucent { look.backgroundEffect = UIBlurEffect(style: .systemChromeMaterial) }
        } else if !isTranslucent {
            look.configureWithOpaqueBackground()
        }
        if let groundImage {
            look.backgroundImage = groundImage
            look.backgroundEffect = nil
        }
        if let shadowImage { look.shadowImage = shadowImage }
        return look
    }

    /// With the large title where there is one.
    final var naturalHeight: CGFloat { Self.height + (showsLargeTitle ? Self.largeHeight : 0) }

    private var showsLargeTitle: Bool {
        guard prefersLargeTitles, let topItem else { return false }
        return topItem.largeTitleDisplayMode != .never
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: naturalHeight) }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: naturalHeight)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let look = look
        ground.frame = CGRect(x: 0, y: -reach, width: bounds.width, height: bounds.height + reach)
        ground.show(look, lineIsAtTop: false)
        let side = UITableViewCell.Metrics.side(bounds.width)
        var left = side
        var right = bounds.width - side
        let showsBack = placeBack(look, &left)
        placeButtons(look, showsBack: showsBack, &left, &right)
        placeTitle(look, left, right)
    }

    private var titleColor: UIColor { barStyle == .black ? .white : .label }

    private func placeBack(_ look: UINavigationBarAppearance, _ left: inout CGFloat) -> Bool {
        let isShown =
            backItem != nil && topItem?.hidesBackButton == false && topItem?.leftBarButtonItems?.isEmpty ?? true
        back.isHidden = !isShown
        guard isShown, let backItem else { return false }
        back.item.title = backItem.backButtonTitle ?? backItem.backBarButtonItem?.title ?? backItem.title ?? "Back"
        back.show(look.backButtonAppearance.normal.titleTextAttributes, tint: tintColor)
        let path = CGMutablePath()
        path.addLines(between: [CGPoint(x: -6, y: 13.5), CGPoint(x: -14.5, y: 22), CGPoint(x: -6, y: 30.5)])
        chevron.path = path
        chevron.strokeColor = tintColor.resolvedColor(with: traitCollection).cgColor
        let width = min(back.width, bounds.width / 3)
        back.frame = CGRect(x: 24, y: 0, width: width, height: Self.height)
        left = back.frame.maxX + 8
        return true
    }

    private func placeButtons(
        _ look: UINavigationBarAppearance, showsBack: Bool, _ left: inout CGFloat, _ right: inout CGFloat
    ) {
        let leading = topItem?.leftBarButtonItems ?? []
        let trailing = topItem?.rightBarButtonItems ?? []
        let items = leading + trailing
        if !items.elementsEqual(shownItems, by: ===) {
            for button in buttons { button.removeFromSuperview() }
            shownItems = items
            buttons = items.map(BarButton.init)
            for button in buttons { addSubview(button) }
        }
        for (index, button) in buttons.enumerated() {
            let style = button.item.style == .done ? look.doneButtonAppearance : look.buttonAppearance
            button.show(
                button.isEnabled ? style.normal.titleTextAttributes : style.disabled.titleTextAttributes,
                tint: tintColor)
            let width = button.width
            if index < leading.count {
                button.frame = CGRect(x: left, y: 0, width: width, height: Self.height)
                left += width + 16
            } else {
                right -= width
                button.frame = CGRect(x: right, y: 0, width: width, height: Self.height)
                right -= 16
            }
        }
    }

    private func placeTitle(_ look: UINavigationBarAppearance, _ left: CGFloat, _ right: CGFloat) {
        let titleView = topItem?.titleView
        if shownTitleView !== titleView {
            shownTitleView?.removeFromSuperview()
            shownTitleView = titleView
            if let titleView { addSubview(titleView) }
        }
        var attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 17, weight: .semibold), .foregroundColor: titleColor,
        ]
        attributes.merge(titleTextAttributes ?? [:]) { $1 }
        attributes.merge(look.titleTextAttributes) { $1 }
        let isLarge = showsLargeTitle
        titleLabel.attributedText = NSAttributedString(string: topItem?.title ?? "", attributes: attributes)
        titleLabel.isHidden = titleView != nil || isLarge
        let size =
            titleView.map { $0.bounds.isEmpty ? $0.intrinsicContentSize : $0.bounds.size }
            ?? titleLabel.sizeThatFits(.zero)
        let width = min(max(size.width, 0), max(0, right - left))
        let height = min(max(size.height, 0), Self.height)
        // In the middle of the bar where there is room, else between the buttons.
        let x = min(max((bounds.width - width) / 2, left), max(left, right - width))
        let frame = CGRect(x: x, y: (Self.height - height) / 2, width: width, height: height)
        if let titleView { titleView.frame = frame } else { titleLabel.frame = frame }
        largeLabel.isHidden = !isLarge
        guard isLarge else { return }
        var large: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 34, weight: .bold), .foregroundColor: titleColor,
        ]
        large.merge(largeTitleTextAttributes ?? [:]) { $1 }
        large.merge(look.largeTitleTextAttributes) { $1 }
        largeLabel.attributedText = NSAttributedString(string: topItem?.title ?? "", attributes: large)
        let side = UITableViewCell.Metrics.side(bounds.width)
        largeLabel.frame = CGRect(
            x: side, y: Self.height, width: max(0, bounds.width - 2 * side), height: Self.largeHeight - 8)
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }
}

/// Is asked where a bar stands.
@MainActor @preconcurrency public protocol UIBarPositioningDelegate: AnyObject {}

@MainActor @preconcurrency public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
}

extension UINavigationBarDelegate {
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
}
