internal import CornerGeometry
import QuartzCore

/// Shows text, and takes what is typed while it is the first responder.
@MainActor @preconcurrency open class NSTextField: NSControl {
    /// What is typed into, while the field is edited.
    final var edited: EditedText?
    /// Others know that the text is being changed.
    final var hasTold = false
    /// Of the text that is edited, how much is hidden at its beginning, in points.
    final var scrolled: CGFloat = 0

    open weak var delegate: (any NSTextFieldDelegate)?
    open var textColor: NSColor? = .controlTextColor {
        didSet { contentChanged() }
    }
    /// 0 for as many as there are.
    open var maximumNumberOfLines = 0 {
        didSet { metricsChanged() }
    }
    /// Where lines break for the intrinsic size; 0 for nowhere.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { metricsChanged() }
    }
    open var backgroundColor: NSColor? = .textBackgroundColor {
        didSet { contentChanged() }
    }
    open var drawsBackground = true {
        didSet { contentChanged() }
    }
    /// The bezel is drawn as a line around the field.
    open var isBezeled = true {
        didSet { metricsChanged() }
    }
    open var isBordered = false {
        didSet { metricsChanged() }
    }
    open var placeholderString: String? {
        didSet { contentChanged() }
    }
    open var placeholderAttributedString: NSAttributedString? {
        didSet { contentChanged() }
    }
    open var isEditable = true {
        didSet { if !isEditable { endEditing() } }
    }
    open var isSelectable = true
    open var bezelStyle = NSTextField.BezelStyle.squareBezel {
        didSet { contentChanged() }
    }
    /// Kept.
    open var allowsEditingTextAttributes = false
    open var isAutomaticTextCompletionEnabled = true

    public enum BezelStyle: UInt, Sendable {
        case squareBezel = 0
        case roundedBezel = 1
    }

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
        intrinsicContentSize(forWidth: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : 0)
    }

    /// Lines break where the layout puts the edge, unless the program says where.
    package override var hasHeightForWidth: Bool {
        preferredMaxLayoutWidth <= 0 && !isSingleLine && [.byWordWrapping, .byCharWrapping].contains(lineBreakMode)
    }

    override func intrinsicContentSize(forWidth width: CGFloat) -> NSSize {
        let limit = width > 0 ? max(1, width - 2 * inset.width) : 0
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

    open override var firstBaselineOffsetFromTop: CGFloat { inset.height + (font?.ascender ?? 0).rounded() }

    open override var baselineOffsetFromBottom: CGFloat { inset.height - (font?.descender ?? 0).rounded() }

    open override func draw(_ dirtyRect: NSRect) {
        TextFieldPainter(field: self).draw()
    }

    override var focusOutline: CornerOutline {
        CornerOutline(rect: bounds, radii: CornerRadii(TextFieldPainter(field: self).radius))
    }

    /// The ring is that of a field that is typed into.
    open override var focusRingMaskBounds: NSRect { isBezeled || isBordered ? bounds : super.focusRingMaskBounds }

    /// Between the field's edges and its text, in points.
    final var inset: NSSize {
        isBezeled || isBordered ? NSSize(width: 4, height: 3) : NSSize(width: 2, height: 0)
    }

    final var shownText: NSAttributedString {
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

    final var attributes: [NSAttributedString.Key: Any] {
        let style = NSMutableParagraphStyle()
        style.alignment = alignment
        style.lineBreakMode = isSingleLine ? singleLineBreak : lineBreakMode
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

    final var isSingleLine: Bool { usesSingleLineMode || maximumNumberOfLines == 1 }

    override func valueChanged() {
        if edited != nil { edited?.set(editedContent(stringValue)) }
        metricsChanged()
    }

    // Editing

    open override var acceptsFirstResponder: Bool { super.acceptsFirstResponder && isEditable }

    open override func becomeFirstResponder() -> Bool {
        guard isEnabled, isEditable else { return false }
        beginEditing()
        return true
    }

    open override func resignFirstResponder() -> Bool {
        endEditing()
        return true
    }

    /// Begins to edit with all of the text selected.
    open func selectText(_ sender: Any?) {
        guard window?.makeFirstResponder(self) == true else { return }
        edited?.selectAll()
        contentChanged()
    }

    /// Gives up what was typed since the editing began.
    ///
    /// - Returns: Whether the field was edited.
    @discardableResult
    open func abortEditing() -> Bool {
        guard edited != nil else { return false }
        edited = nil
        if window?.firstResponder === self { window?.makeFirstResponder(nil) }
        contentChanged()
        return true
    }

    open override func mouseDown(with event: NSEvent) {
        guard edited != nil else { return nextResponder?.mouseDown(with: event) ?? () }
        place(caretAt: event, extending: event.modifierFlags.contains(.shift))
    }

    open override func mouseDragged(with event: NSEvent) {
        if edited != nil { place(caretAt: event, extending: true) }
    }

    open override func mouseUp(with event: NSEvent) {}

    open override func keyDown(with event: NSEvent) {
        guard edited != nil else { return super.keyDown(with: event) }
        interpretKeyEvents([event])
    }

    open override func insertText(_ insertString: Any) {
        let text = (insertString as? NSAttributedString)?.string ?? insertString as? String ?? "\(insertString)"
        change { $0.replace($0.selection, with: isSingleLine ? text.filter { !$0.isNewline } : text) }
    }

    open override func deleteBackward(_ sender: Any?) {
        change { if let range = $0.rangeToDeleteBackward { $0.replace(range, with: "") } }
    }

    open override func deleteForward(_ sender: Any?) {
        change { if let range = $0.rangeToDeleteForward { $0.replace(range, with: "") } }
    }

    open override func moveLeft(_ sender: Any?) { move(.left) }
    open override func moveRight(_ sender: Any?) { move(.right) }
    open override func moveLeftAndModifySelection(_ sender: Any?) { move(.left, extending: true) }
    open override func moveRightAndModifySelection(_ sender: Any?) { move(.right, extending: true) }
    open override func moveToBeginningOfLine(_ sender: Any?) { move(.start) }
    open override func moveToEndOfLine(_ sender: Any?) { move(.end) }
    open override func moveUp(_ sender: Any?) { move(.start) }
    open override func moveDown(_ sender: Any?) { move(.end) }

    open override func selectAll(_ sender: Any?) {
        edited?.selectAll()
        contentChanged()
    }

    /// Ends the editing, sends the action, and selects the text again.
    open override func insertNewline(_ sender: Any?) {
        guard edited != nil else { return }
        endEditing()
        sendAction(action, to: target)
        if window?.firstResponder === self { beginEditing() }
    }

    open override func insertTab(_ sender: Any?) {
        guard let window else { return }
        let next = nextKeyView
        sendAction(action, to: target)
        if let next { window.makeFirstResponder(next) }
    }

    open override func cancelOperation(_ sender: Any?) { abortEditing() }
}
