internal import CornerGeometry
import QuartzCore

/// A control with a title, an image or both that is clicked.
@MainActor @preconcurrency open class NSButton: NSControl {
    private final var type = ButtonType.momentaryPushIn
    private final var ownState = StateValue.off
    private final var ownTitle: NSAttributedString?

    open var title = "Button" {
        didSet {
            ownTitle = nil
            metricsChanged()
        }
    }

    /// The title with attributes of its own; setting it sets the title's text too.
    open var attributedTitle: NSAttributedString {
        get { ownTitle ?? NSAttributedString(string: title, attributes: [.font: titleFont]) }
        set {
            title = newValue.string
            ownTitle = newValue
            metricsChanged()
        }
    }

    /// Shown in the place of the title while the button is on.
    open var alternateTitle = "" {
        didSet { metricsChanged() }
    }
    open var image: NSImage? {
        didSet {
            if image != nil, imagePosition == .noImage { imagePosition = .imageLeading }
            metricsChanged()
        }
    }
    /// Shown in the place of the image while the button is on.
    open var alternateImage: NSImage? {
        didSet { contentChanged() }
    }
    open var imagePosition = NSControl.ImagePosition.noImage {
        didSet { metricsChanged() }
    }
    open var imageScaling = NSImageScaling.scaleProportionallyDown {
        didSet { metricsChanged() }
    }
    open var imageHugsTitle = true
    open var bezelStyle = NSButton.BezelStyle.flexiblePush {
        didSet { metricsChanged() }
    }
    open var isBordered = true {
        didSet { metricsChanged() }
    }
    open var isTransparent = false {
        didSet { contentChanged() }
    }
    /// In place of the plate's colour; in that of the accent for a button that is on.
    open var bezelColor: NSColor? {
        didSet { contentChanged() }
    }
    /// Of the title and of template images, where there is no bezel.
    open var contentTintColor: NSColor? {
        didSet { contentChanged() }
    }
    open var showsBorderOnlyWhileMouseInside = false
    open var hasDestructiveAction = false {
        didSet { contentChanged() }
    }
    open var allowsMixedState = false
    /// A key that clicks the button; the return key makes it the default one, in the accent's colour.
    open var keyEquivalent = "" {
        didSet { contentChanged() }
    }
    open var keyEquivalentModifierMask: NSEvent.ModifierFlags = []

    public override init(frame frameRect: NSRect) {
        super.init(frame: frameRect)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    public convenience init(title: String, target: Any?, action: Selector?) {
        self.init(title: title, image: nil, target: target, action: action)
    }

    public convenience init(image: NSImage, target: Any?, action: Selector?) {
        self.init(title: "", image: image, target: target, action: action)
        imagePosition = .imageOnly
        sizeToFit()
    }

    public convenience init(title: String, image: NSImage, target: Any?, action: Selector?) {
        self.init(title: title, image: .some(image), target: target, action: action)
    }

    private convenience init(title: String, image: NSImage?, target: Any?, action: Selector?) {
        self.init(frame: .zero)
        bezelStyle = .push
        self.title = title
        self.image = image
        self.target = target.map { $0 as AnyObject }
        self.action = action
        sizeToFit()
    }

    public convenience init(checkboxWithTitle title: String, target: Any?, action: Selector?) {
        self.init(title: title, image: nil, target: target, action: action)
        setButtonType(.switch)
        sizeToFit()
    }

    /// Buttons of one superview with the same action are one group, of which one is on.
    public convenience init(radioButtonWithTitle title: String, target: Any?, action: Selector?) {
        self.init(title: title, image: nil, target: target, action: action)
        setButtonType(.radio)
        sizeToFit()
    }

    open func setButtonType(_ type: NSButton.ButtonType) {
        self.type = type
        metricsChanged()
    }

    open override var isFlipped: Bool { true }

    // State

    /// Setting it tells nobody. Mixed counts as on where `allowsMixedState` is false.
    open var state: NSControl.StateValue {
        get { ownState }
        set {
            let value = newValue == .mixed && !allowsMixedState ? .on : newValue
            guard value != ownState else { return }
            ownState = value
            contentChanged()
        }
    }

    open override var objectValue: Any? {
        get { ownState.rawValue }
        set { state = StateValue((newValue as? NSNumber)?.intValue ?? newValue as? Int ?? 0) }
    }

    /// Off, on, and mixed where that is allowed, in turn.
    open func setNextState() {
        switch ownState {
        case .off: state = .on
        case .on: state = allowsMixedState ? .mixed : .off
        default: state = allowsMixedState && ownState == .mixed ? .off : .on
        }
    }

    /// Draws the button as pressed, or not.
    open func highlight(_ flag: Bool) { isHighlighted = flag }

    override func clicked() {
        if type == .radio {
            for case let other as NSButton in superview?.subviews ?? []
            where other !== self && other.type == .radio && other.action == action {
                other.state = .off
            }
            state = .on
        } else if type.keepsState {
            setNextState()
        }
        super.clicked()
    }

    open override func performKeyEquivalent(with event: NSEvent) -> Bool {
        let relevant: NSEvent.ModifierFlags = [.command, .option, .control, .shift]
        guard isEnabled, !keyEquivalent.isEmpty, event.charactersIgnoringModifiers == keyEquivalent,
            event.modifierFlags.intersection(relevant) == keyEquivalentModifierMask.intersection(relevant)
        else { return super.performKeyEquivalent(with: event) }
        performClick(nil)
        return true
    }

    open override func keyDown(with event: NSEvent) {
        if event.characters == " " { performClick(nil) } else { super.keyDown(with: event) }
    }

    // Sizes and looks

    final var isMarked: Bool { type == .switch || type == .radio }
    final var isRadio: Bool { type == .radio }

    /// Whether the button shows that it is on.
    final var showsOn: Bool { ownState != .off && type.keepsState }

    final var metrics: ButtonMetrics { ButtonMetrics(size: controlSize, style: bezelStyle, isMarked: isMarked) }

    final var titleFont: NSFont { font ?? .systemFont(ofSize: NSFont.systemFontSize(for: controlSize)) }

    open override var intrinsicContentSize: NSSize {
        let content = ButtonContent(of: self).size
        guard isBordered || isMarked else {
            return NSSize(width: content.width.rounded(.up), height: content.height.rounded(.up))
        }
        let size = metrics.natural(NSSize(width: content.width.rounded(.up), height: content.height.rounded(.up)))
        return size
    }

    open override var alignmentRectInsets: NSEdgeInsets {
        isBordered || isMarked ? metrics.insets : NSEdgeInsets()
    }

    open override var firstBaselineOffsetFromTop: CGFloat {
        let height = intrinsicContentSize.height
        let line = attributedTitle.size().height
        return (height - line) / 2 + titleFont.ascender
    }

    open override var baselineOffsetFromBottom: CGFloat {
        intrinsicContentSize.height - firstBaselineOffsetFromTop
    }

    open override func draw(_ dirtyRect: NSRect) {
        if !isTransparent { ButtonPainter(button: self).draw() }
    }

    override var focusOutline: CornerOutline {
        let painter = ButtonPainter(button: self)
        return CornerOutline(
            rect: isMarked ? painter.markRect : isBordered ? painter.bezelRect : bounds,
            radii: CornerRadii(isBordered || isMarked ? painter.radius : 0))
    }
}
