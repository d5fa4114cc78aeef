import QuartzCore
internal import Raster

/// A view that tells a target when it is used.
@MainActor @preconcurrency open class NSControl: NSView {
    /// Not retained. Nil sends the action along the responders from the window's first one.
    open weak var target: AnyObject?
    open var action: Selector?
    /// A disabled control takes no mouse.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { contentChanged() } }
    }
    /// Whether the action is sent while a value is still being changed.
    open var isContinuous = false
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { contentChanged() } }
    }
    open var controlSize = NSControl.ControlSize.regular {
        didSet { if controlSize != oldValue { controlSizeChanged() } }
    }
    open var font: NSFont? = .systemFont(ofSize: NSFont.systemFontSize) {
        didSet { metricsChanged() }
    }
    open var alignment = NSTextAlignment.natural {
        didSet { contentChanged() }
    }
    open var lineBreakMode = NSLineBreakMode.byWordWrapping {
        didSet { metricsChanged() }
    }
    open var usesSingleLineMode = false {
        didSet { metricsChanged() }
    }
    open var ignoresMultiClick = false
    open var refusesFirstResponder = false
    open override var tag: Int {
        get { ownTag }
        set { ownTag = newValue }
    }
    private final var ownTag = 0
    private final var ownValue: Any?

    public override init(frame frameRect: NSRect) {
        super.init(frame: frameRect)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    // The value, in the forms of several types.

    open var objectValue: Any? {
        get { ownValue }
        set {
            ownValue = newValue
            valueChanged()
        }
    }

    open var stringValue: String {
        get {
            switch objectValue {
            case let text as String: text
            case let text as NSAttributedString: text.string
            case let number as NSNumber: number.stringValue
            case let value?: "\(value)"
            case nil: ""
            }
        }
        set { objectValue = newValue }
    }

    open var attributedStringValue: NSAttributedString {
        get { objectValue as? NSAttributedString ?? NSAttributedString(string: stringValue) }
        set { objectValue = newValue }
    }

    /// 0 for a text that is no number.
    open var doubleValue: Double {
        get {
            let value = objectValue
            return (value as? NSNumber)?.doubleValue ?? value as? Double ?? Double(stringValue) ?? 0
        }
        set { objectValue = newValue }
    }

    open var floatValue: Float {
        get { Float(doubleValue) }
        set { doubleValue = Double(newValue) }
    }

    open var integerValue: Int {
        get { Int(exactly: doubleValue.rounded(.towardZero)) ?? 0 }
        set { objectValue = newValue }
    }

    open var intValue: Int32 {
        get { Int32(exactly: doubleValue.rounded(.towardZero)) ?? 0 }
        set { objectValue = Int(newValue) }
    }

    open func takeObjectValueFrom(_ sender: Any?) {
        if let control = sender as? NSControl { objectValue = control.objectValue }
    }

    open func takeStringValueFrom(_ sender: Any?) {
        if let control = sender as? NSControl { stringValue = control.stringValue }
    }

    open func takeDoubleValueFrom(_ sender: Any?) {
        if let control = sender as? NSControl { doubleValue = control.doubleValue }
    }

    open func takeFloatValueFrom(_ sender: Any?) {
        if let control = sender as? NSControl { floatValue = control.floatValue }
    }

    open func takeIntegerValueFrom(_ sender: Any?) {
        if let control = sender as? NSControl { integerValue = control.integerValue }
    }

    open func takeIntValueFrom(_ sender: Any?) {
        if let control = sender as? NSControl { intValue = control.intValue }
    }

    /// Sends an action with this control as its sender.
    ///
    /// - Returns: Whether there was one who took it.
    @discardableResult
    open func sendAction(_ action: Selector?, to target: Any?) -> Bool {
        guard let action else { return false }
        return NSApplication.shared.sendAction(action, to: target, from: self)
    }

    /// As if it were clicked.
    open func performClick(_ sender: Any?) {
        if isEnabled { clicked() }
    }

    open override var acceptsFirstResponder: Bool { isEnabled && !refusesFirstResponder }

    override var takesFocusByMouse: Bool { self is NSTextField || type(of: self) == NSControl.self }

    open override func mouseDown(with event: NSEvent) {
        guard isEnabled else { return }
        isHighlighted = true
    }

    open override func mouseDragged(with event: NSEvent) {
        guard isEnabled else { return }
        isHighlighted = mouse(convert(event.locationInWindow, from: nil), in: bounds)
    }

    open override func mouseUp(with event: NSEvent) {
        guard isEnabled, isHighlighted else { return }
        isHighlighted = false
        if mouse(convert(event.locationInWindow, from: nil), in: bounds) { clicked() }
    }

    /// As large as the control wants to be in the size.
    open func sizeThatFits(_ size: NSSize) -> NSSize { fittingSize }

    /// Takes on the fitting size, on an axis where there is one.
    open func sizeToFit() {
        let size = fittingSize
        setFrameSize(
            NSSize(
                width: size.width > 0 ? size.width : frame.width,
                height: size.height > 0 ? size.height : frame.height))
    }

    // For subclasses of ours.

    /// The mouse was pressed and let go over the control.
    func clicked() { sendAction(action, to: target) }

    /// What the control shows has changed.
    func contentChanged() { needsDisplay = true }

    /// So have the sizes of what it shows.
    func metricsChanged() {
        invalidateIntrinsicContentSize()
        contentChanged()
    }

    /// The value has been set.
    func valueChanged() { contentChanged() }

    func controlSizeChanged() { font = .systemFont(ofSize: NSFont.systemFontSize(for: controlSize)) }
}
