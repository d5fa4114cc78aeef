import CoreText
import QuartzCore

/// A line of text that can be edited.
@MainActor @preconcurrency open class UITextField: UIControl, UITextInput {
    /// How the field is framed.
    public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }

    /// When a view beside the text is shown.
    public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

    public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }

    final let editor = TextEditor()
    final let canvas = TextCanvas(frame: .zero)
    final let fieldFrame = FieldFrame(frame: .zero)
    final let placeholderLabel = UILabel(frame: .zero)
    final let clearButton = FieldClearButton(frame: .zero)
    /// How far the text is moved to the left, in points, so that the caret is seen.
    final var scroll: CGFloat = 0
    final var style = LabelText(font: UIFont.systemFont(ofSize: UIFont.labelFontSize), color: .label)
    final var placeholderText: NSAttributedString?
    final var isPlaceholderAttributed = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        editor.host = self
        canvas.clipsToBounds = true
        for view in [fieldFrame, canvas, placeholderLabel, clearButton] { addSubview(view) }
        clearButton.addAction(UIAction { [weak self] _ in self?.clear() }, for: .touchUpInside)
    }

    /// Setting it tells nobody. Empty rather than nil when it is read.
    open var text: String? {
        get { editor.text.string }
        set {
            style.isAttributed = false
            editor.text.set(NSAttributedString(string: newValue ?? ""))
            contentChanged()
        }
    }

    /// The text with its attributes; what they leave open is the field's.
    open var attributedText: NSAttributedString? {
        get { composed }
        set {
            style.isAttributed = newValue != nil
            editor.text.set(newValue ?? NSAttributedString(string: ""))
            contentChanged()
        }
    }

    /// Of the whole text; the system's label colour unless set.
    open var textColor: UIColor? {
        get { style.color }
        set {
            style.color = newValue ?? .label
            replaceAttribute(.foregroundColor, style.color)
        }
    }

    /// Of the whole text; the system font at 17 points unless set.
    open var font: UIFont? {
        get { style.font }
        set {
            style.font = newValue ?? UIFont.systemFont(ofSize: UIFont.labelFontSize)
            replaceAttribute(.font, style.font)
        }
    }

    open var textAlignment: NSTextAlignment {
        get { style.alignment }
        set {
            style.alignment = newValue
            contentChanged()
        }
    }

    /// Font, colour and paragraph style of the whole text.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get { baseAttributes.merging(extraAttributes) { $1 } }
        set { takeDefaults(newValue) }
    }
    final var extraAttributes: [NSAttributedString.Key: Any] = [:]

    /// Attributes of what is typed next, while the field is edited.
    open var typingAttributes: [NSAttributedString.Key: Any]?

    open var borderStyle = UITextField.BorderStyle.none {
        didSet { contentChanged() }
    }

    /// Shown while there is no text.
    open var placeholder: String? {
        get { placeholderText?.string }
        set {
            placeholderText = newValue.map { NSAttributedString(string: $0) }
            isPlaceholderAttributed = false
            contentChanged()
        }
    }

    open var attributedPlaceholder: NSAttributedString? {
        get { placeholderText }
        set {
            placeholderText = newValue
            isPlaceholderAttributed = newValue != nil
            contentChanged()
        }
    }

    /// Whether a text goes when editing begins.
    open var clearsOnBeginEditing = false
    /// Whether what is typed first takes the place of the whole text.
    open var clearsOnInsertion = false
    /// Kept; text is not made smaller.
    open var adjustsFontSizeToFitWidth = false
    open var minimumFontSize: CGFloat = 0
    open var allowsEditingTextAttributes = false

    open weak var delegate: (any UITextFieldDelegate)?

    /// Fills a field that has no rounded frame.
    open var background: UIImage? {
        didSet { setNeedsLayout() }
    }
    open var disabledBackground: UIImage? {
        didSet { setNeedsLayout() }
    }

    open var isEditing: Bool { isFirstResponder }

    open var clearButtonMode = UITextField.ViewMode.never {
        didSet { setNeedsLayout() }
    }

    open var leftView: UIView? {
        didSet { exchange(oldValue, leftView) }
    }
    open var leftViewMode = UITextField.ViewMode.never {
        didSet { setNeedsLayout() }
    }
    open var rightView: UIView? {
        didSet { exchange(oldValue, rightView) }
    }
    open var rightViewMode = UITextField.ViewMode.never {
        didSet { setNeedsLayout() }
    }

    // Of UITextInputTraits; the keyboard's are kept.
    open var isSecureTextEntry = false {
        didSet { contentChanged() }
    }
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default
    open var spellCheckingType = UITextSpellCheckingType.default
    open var smartQuotesType = UITextSmartQuotesType.default
    open var smartDashesType = UITextSmartDashesType.default
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    open var keyboardType = UIKeyboardType.default
    open var keyboardAppearance = UIKeyboardAppearance.default
    open var returnKeyType = UIReturnKeyType.default
    open var enablesReturnKeyAutomatically = false
    open var textContentType: UITextContentType!

    private var ownInputView: UIView?
    private var ownAccessoryView: UIView?

    /// Kept, as there is no keyboard.
    open override var inputView: UIView? {
        get { ownInputView }
        set { ownInputView = newValue }
    }
    open override var inputAccessoryView: UIView? {
        get { ownAccessoryView }
        set { ownAccessoryView = newValue }
    }

    // Where parts lie; in the field's space.

    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

    open func textRect(forBounds bounds: CGRect) -> CGRect { room(in: bounds) }

    open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
        isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    }

    open func editingRect(forBounds bounds: CGRect) -> CGRect { room(in: bounds) }

    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        let side = FieldClearButton.side
        return CGRect(x: bounds.maxX - side - 5, y: bounds.midY - side / 2, width: side, height: side)
    }

    open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        let size = leftView?.bounds.size ?? .zero
        return CGRect(x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        let size = rightView?.bounds.size ?? .zero
        return CGRect(
            x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    open override var intrinsicContentSize: CGSize { naturalSize }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutParts()
    }

    open override var canBecomeFirstResponder: Bool { isEnabled }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        guard !isFirstResponder else { return true }
        guard window != nil, isEnabled, delegate?.textFieldShouldBeginEditing(self) ?? true,
            super.becomeFirstResponder()
        else { return false }
        editingBegan()
        return true
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return super.resignFirstResponder() }
        guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
        editingEnded()
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard isTouchInside, let touch, becomeFirstResponder() else { return }
        editor.select(NSRange(location: canvas.unit(at: touch.location(in: canvas)), length: 0))
    }

    override var takesTaps: Bool { true }

    // Of UIKeyInput and UITextInput.

    open var hasText: Bool { editor.text.length > 0 }
    open func insertText(_ text: String) { editor.insert(text) }
    open func deleteBackward() { editor.deleteBackward() }
    open var selectedTextRange: UITextRange? {
        get { editor.selectedRange }
        set { editor.selectedRange = newValue }
    }
    open var beginningOfDocument: UITextPosition { editor.beginning }
    open var endOfDocument: UITextPosition { editor.end }
    open func text(in range: UITextRange) -> String? { editor.string(in: range) }
    open func replace(_ range: UITextRange, withText text: String) { editor.replace(range.units, text) }
    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        editor.range(from: fromPosition, to: toPosition)
    }
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        editor.position(from: position, offset: offset)
    }
    open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        editor.compare(position, to: other)
    }
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.unit - from.unit }
    open func caretRect(for position: UITextPosition) -> CGRect { editor.caretRect(for: position) }
    open func firstRect(for range: UITextRange) -> CGRect { editor.rects(for: range).first ?? .zero }
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        editor.rects(for: range).map { UITextSelectionRect($0) }
    }
    open func closestPosition(to point: CGPoint) -> UITextPosition? { editor.position(at: point) }
    open func characterRange(at point: CGPoint) -> UITextRange? { editor.character(at: point) }

    /// Selects the whole text.
    open func selectAll(_ sender: Any?) {
        editor.select(NSRange(location: 0, length: editor.text.length))
    }
}
