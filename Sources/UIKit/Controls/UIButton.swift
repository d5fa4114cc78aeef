import QuartzCore

/// A control that does something when it is tapped: an image, a title, or both, on a background.
@MainActor @preconcurrency open class UIButton: UIControl {
    public enum ButtonType: Int, Sendable {
        case custom = 0
        case system, detailDisclosure, infoLight, infoDark, contactAdd
        case close = 7
        public static var roundedRect: ButtonType { .system }
    }

    public enum Role: Int, Sendable { case normal, primary, cancel, destructive }

    final var kind = ButtonType.custom
    final var contents = StateTable<ButtonContent>()
    final var shownImage: UIImageView?
    final var shownBackground: UIImageView?
    final var plate: ButtonPlate?
    final var titleView: UILabel?
    final var subtitleView: UILabel?
    final var spinner: UIActivityIndicatorView?
    final var markView: UIImageView?
    final var symbolStyle = PreferredSymbol()
    final var isUpdatingConfiguration = false
    final var needsConfigurationUpdate = true

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public convenience init(type buttonType: UIButton.ButtonType) {
        self.init(frame: .zero)
        kind = buttonType
        setTypeImage()
    }

    public convenience init(type buttonType: UIButton.ButtonType, primaryAction: UIAction?) {
        self.init(frame: .zero, primaryAction: primaryAction)
        kind = buttonType
        if primaryAction?.image == nil { setTypeImage() }
    }

    /// Shows the action's title and image, and does it for `primaryActionTriggered`.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        guard let primaryAction else { return }
        kind = .system
        addAction(primaryAction, for: .primaryActionTriggered)
        setImage(primaryAction.image, for: .normal)
        if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
    }

    public convenience init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero, primaryAction: primaryAction)
        kind = .system
        self.configuration = configuration
        sizeToFit()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open var buttonType: UIButton.ButtonType { kind }
    open var role = UIButton.Role.normal
    open var menu: UIMenu?
    open var changesSelectionAsPrimaryAction = false
    open var isPointerInteractionEnabled = false

    /// What the button looks like, in the newer style; the older one's insets and adjustments do not count then.
    open var configuration: UIButton.Configuration? {
        didSet {
            if !isUpdatingConfiguration { setNeedsUpdateConfiguration() }
            contentChanged()
        }
    }
    open var configurationUpdateHandler: UIButton.ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }
    /// Whether the configuration follows the button's state.
    open var automaticallyUpdatesConfiguration = true

    /// The configuration is updated with the next layout.
    open func setNeedsUpdateConfiguration() {
        needsConfigurationUpdate = true
        setNeedsLayout()
    }

    /// Calls the handler; to be overridden by buttons that change their configuration with their state.
    open func updateConfiguration() { configurationUpdateHandler?(self) }

    open var contentEdgeInsets = UIEdgeInsets.zero {
        didSet { contentChanged() }
    }
    open var imageEdgeInsets = UIEdgeInsets.zero {
        didSet { contentChanged() }
    }
    open var titleEdgeInsets = UIEdgeInsets.zero {
        didSet { contentChanged() }
    }
    /// Whether the image is darker while the button is highlighted, unless there is one for that state.
    open var adjustsImageWhenHighlighted = true {
        didSet { setNeedsLayout() }
    }
    /// Whether the image is fainter while the button is disabled, unless there is one for that state.
    open var adjustsImageWhenDisabled = true {
        didSet { setNeedsLayout() }
    }
    /// Nothing glows here.
    open var showsTouchWhenHighlighted = false
    open var reversesTitleShadowWhenHighlighted = false
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false

    open func setTitle(_ title: String?, for state: UIControl.State) { change(state) { $0.title = title } }
    open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
        change(state) { $0.attributedTitle = title }
    }
    open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
        change(state) { $0.titleColor = color }
    }
    open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
        change(state) { $0.titleShadowColor = color }
    }
    open func setImage(_ image: UIImage?, for state: UIControl.State) { change(state) { $0.image = image } }
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        change(state) { $0.backgroundImage = image }
    }

    open func title(for state: UIControl.State) -> String? { contents.find(state, \.title) }
    open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
        contents.find(state, \.attributedTitle)
    }
    open func titleColor(for state: UIControl.State) -> UIColor? { contents.find(state, \.titleColor) }
    open func titleShadowColor(for state: UIControl.State) -> UIColor? { contents.find(state, \.titleShadowColor) }
    open func image(for state: UIControl.State) -> UIImage? { contents.find(state, \.image) }
    open func backgroundImage(for state: UIControl.State) -> UIImage? { contents.find(state, \.backgroundImage) }

    open var currentTitle: String? { title(for: state) }
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    /// White, or for a system button the tint, where none was set.
    open var currentTitleColor: UIColor { titleColor(for: state) ?? (kind == .custom ? .white : tintColor) }
    open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
    open var currentImage: UIImage? { image(for: state) }
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

    /// The view that shows the image; made when there is an image, or when it is asked for.
    open var imageView: UIImageView? { madeImageView() }

    /// The view that shows the title; made when there is a title, or when it is asked for.
    open var titleLabel: UILabel? { madeTitleLabel() }

    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// The bounds inside of the content's insets.
    open func contentRect(forBounds bounds: CGRect) -> CGRect {
        backgroundRect(forBounds: bounds).inset(by: currentContentInsets)
    }

    open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        configuration == nil
            ? classicLayout.imageRect(in: contentRect.inset(by: imageEdgeInsets))
            : configuredFrames(in: contentRect).image
    }

    open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        configuration == nil
            ? classicLayout.titleRect(in: contentRect.inset(by: titleEdgeInsets))
            : configuredFrames(in: contentRect).title
    }

    open override var intrinsicContentSize: CGSize { fittingSize }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

    /// The line below the title, if the configuration has one.
    open var subtitleLabel: UILabel? {
        showSubtitle()
        return subtitleView
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        runConfigurationUpdate()
        showContent()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }

    override var takesTaps: Bool { true }
    override var eventsOfTouchUp: UIControl.Event { .primaryActionTriggered }

    override func stateChanged() {
        super.stateChanged()
        if automaticallyUpdatesConfiguration { needsConfigurationUpdate = true }
        showContent()
    }
}
