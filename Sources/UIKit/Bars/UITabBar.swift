import QuartzCore

/// A row of choices at the bottom of a screen.
@MainActor @preconcurrency open class UITabBar: UIView {
    /// As on systems before 26, in points.
    static let height: CGFloat = 49

    private let ground = BarGround(frame: .zero)
    private var tabs: [TabView] = []
    private var chosen: UITabBarItem?
    /// How far the ground reaches below the bar, in points.
    final var reach: CGFloat = 0 {
        didSet { if reach != oldValue { setNeedsLayout() } }
    }

    public enum ItemPositioning: Int, Sendable { case automatic, fill, centered }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(ground)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(ground)
    }

    open weak var delegate: (any UITabBarDelegate)?

    open var items: [UITabBarItem]? {
        didSet {
            for tab in tabs { tab.removeFromSuperview() }
            tabs = (items ?? []).map { item in
                item.changed = { [weak self] in self?.setNeedsLayout() }
                let tab = TabView(item)
                tab.addAction(UIAction { [weak self] _ in self?.choose(item) }, for: .touchUpInside)
                return tab
            }
            for tab in tabs { addSubview(tab) }
            setNeedsLayout()
        }
    }
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

    /// Setting it tells nobody.
    open var selectedItem: UITabBarItem? {
        get { chosen }
        set {
            chosen = newValue
            setNeedsLayout()
        }
    }

    open var barStyle = UIBarStyle.default
    open var isTranslucent = true {
        didSet { setNeedsLayout() }
    }
    open var barTintColor: UIColor? {
        didSet { setNeedsLayout() }
    }
    open var unselectedItemTintColor: UIColor? {
        didSet { setNeedsLayout() }
    }
    open var backgroundImage: UIImage? {
        didSet { setNeedsLayout() }
    }
    open var shadowImage: UIImage? {
        didSet { setNeedsLayout() }
    }
    open var selectionIndicatorImage: UIImage?
    /// Kept: items fill the width.
    open var itemPositioning = ItemPositioning.automatic
    open var itemWidth: CGFloat = 0
    open var itemSpacing: CGFloat = 0
    open var standardAppearance = UITabBarAppearance() {
        didSet { setNeedsLayout() }
    }
    open var scrollEdgeAppearance: UITabBarAppearance? {
        didSet { setNeedsLayout() }
    }

    private func choose(_ item: UITabBarItem) {
        chosen = item
        setNeedsLayout()
        delegate?.tabBar(self, didSelect: item)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Self.height) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let look = UITabBarAppearance(barAppearance: standardAppearance)
        if let barTintColor { (look.backgroundColor, look.backgroundEffect) = (barTintColor, nil) }
        if !isTranslucent, look.backgroundColor == nil { look.configureWithOpaqueBackground() }
        if let backgroundImage { (look.backgroundImage, look.backgroundEffect) = (backgroundImage, nil) }
        if let shadowImage { look.shadowImage = shadowImage }
        ground.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + reach)
        ground.show(look, lineIsAtTop: true)
        let items = standardAppearance.stackedLayoutAppearance
        let width = bounds.width / CGFloat(max(tabs.count, 1))
        let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
        for (index, tab) in tabs.enumerated() {
            let place = isLeftToRight ? index : tabs.count - 1 - index
            tab.frame = CGRect(
                x: CGFloat(place) * width, y: 0, width: width, height: min(bounds.height, Self.height))
            let isChosen = tab.item === chosen
            let own = isChosen ? items.selected : items.normal
            let idle = unselectedItemTintColor ?? .systemGray
            let color: UIColor = own.iconColor ?? (isChosen ? tintColor ?? .systemBlue : idle)
            tab.show(color: color, attributes: own.titleTextAttributes, isChosen: isChosen)
        }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }
}

/// Is told of choices.
@MainActor @preconcurrency public protocol UITabBarDelegate: AnyObject {
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
