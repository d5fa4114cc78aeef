import QuartzCore

/// Shows text. It cannot be edited: there is no keyboard here.
@MainActor @preconcurrency open class NSTextField: NSControl {
    open var font: NSFont? = .systemFont(ofSize: NSFont.systemFontSize) {
        didSet { textChanged() }
    }
    open var textColor: NSColor? = .controlTextColor {
        didSet { contentChanged() }
    }
    open var alignment = NSTextAlignment.natural {
        didSet { contentChanged() }
    }
    open var lineBreakMode = NSLineBreakMode.byWordWrapping {
        didSet { textChanged() }
    }
    /// 0 for as many as there are.
    open var maximumNumberOfLines = 0 {
        didSet { textChanged() }
    }
    open var usesSingleLineMode = false {
        didSet { textChanged() }
    }
    /// Where lines break for the intrinsic size; 0 for nowhere.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { textChanged() }
    }
    open var backgroundColor: NSColor? = .textBackgroundColor {
        didSet { contentChanged() }
    }
    open var drawsBackground = true {
        didSet { contentChanged() }
    }
    /// The bezel is drawn as a line around the field.
    open var isBezeled = true {
        didSet { textChanged() }
    }
    open var isBordered = false {
        didSet { textChanged() }
    }
    open var placeholderString: String? {
        didSet { contentChanged() }
    }
    open var placeholderAttributedString: NSAttributedString? {
        didSet { contentChanged() }
    }
    open var isEditable = true
    open var isSelectable = true

    public override init(frame frameRect: NSRect) {
        super.init(frame: frameRect)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// One line without ground or border, as large as the text.
    public convenience init(labelWithString stringValue: String) {
        self.init(frame: .zero)
        becomeLabel()
        lineBreakMode = .byClipping
        self.stringValue = stringValue
        sizeToFit()
    }

    public convenience init(labelWithAttributedString attributedStringValue: NSAttributedString) {
        self.init(frame: .zero)
        becomeLabel()
        lineBreakMode = .byClipping
        self.attributedStringValue = attributedStringValue
        sizeToFit()
    }

    /// Several lines without ground or border.
    public convenience init(wrappingLabelWithString stringValue: String) {
        self.init(frame: .zero)
        becomeLabel()
        isSelectable = true
        self.stringValue = stringValue
        sizeToFit()
    }

    public convenience init(string stringValue: String) {
        self.init(frame: .zero)
        self.stringValue = stringValue
        sizeToFit()
    }

    private func becomeLabel() {
        isBezeled = false
        drawsBackground = false
        isEditable = false
        isSelectable = false
        textColor = .labelColor
    }

    open override var isFlipped: Bool { true }

    open override var intrinsicContentSize: NSSize {
        let limit = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth - 2 * inset.width : 0
        let size = shownText.boundingRect(
            with: NSSize(width: limit, height: 0), options: [.usesLineFragmentOrigin, .usesFontLeading],
            context: nil
        ).size
        // A field without text is as high as a line.
        let line = NSAttributedString(string: " ", attributes: attributes).size().height
        return NSSize(
            width: size.width.rounded(.up) + 2 * inset.width,
            height: max(size.height, line).rounded(.up) + 2 * inset.height)
    }

    open override func draw(_ dirtyRect: NSRect) {
        if drawsBackground, let backgroundColor {
            backgroundColor.setFill()
            bounds.fill()
        }
        if isBezeled || isBordered {
            NSColor.separatorColor.setFill()
            bounds.frame(withWidth: 1, using: .sourceOver)
        }
        shownText.draw(in: bounds.insetBy(dx: inset.width, dy: inset.height))
    }

    /// Between the field's edges and its text, in points.
    private var inset: NSSize {
        isBezeled || isBordered ? NSSize(width: 4, height: 3) : NSSize(width: 2, height: 0)
    }

    private var shownText: NSAttributedString {
        if let text = objectValue as? NSAttributedString { return text }
        if stringValue.isEmpty, let placeholder { return placeholder }
        return NSAttributedString(string: stringValue, attributes: attributes)
    }

    private var placeholder: NSAttributedString? {
        if let placeholderAttributedString { return placeholderAttributedString }
        return placeholderString.map {
            NSAttributedString(
                string: $0, attributes: attributes.merging([.foregroundColor: NSColor.placeholderTextColor]) { $1 })
        }
    }

    private var attributes: [NSAttributedString.Key: Any] {
        let style = NSMutableParagraphStyle()
        style.alignment = alignment
        style.lineBreakMode = usesSingleLineMode || maximumNumberOfLines == 1 ? singleLineBreak : lineBreakMode
        var attributes: [NSAttributedString.Key: Any] = [.paragraphStyle: style]
        attributes[.font] = font
        attributes[.foregroundColor] = isEnabled ? textColor : NSColor.disabledControlTextColor
        return attributes
    }

    private var singleLineBreak: NSLineBreakMode {
        switch lineBreakMode {
        case .byWordWrapping, .byCharWrapping: .byClipping
        default: lineBreakMode
        }
    }

    private func textChanged() {
        invalidateIntrinsicContentSize()
        contentChanged()
    }

    open override func mouseDown(with event: NSEvent) { nextResponder?.mouseDown(with: event) }
}
