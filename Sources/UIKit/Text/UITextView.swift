import CoreText
import QuartzCore

/// A text of several lines that scrolls and can be edited.
@MainActor @preconcurrency open class UITextView: UIScrollView, UITextInput {
    final let editor = TextEditor()
    final let canvas = TextCanvas(frame: .zero)
    final var style = LabelText(font: UIFont.systemFont(ofSize: 12), color: .label)
    final var isTakingStorage = false
    public final let textContainer: NSTextContainer
    public final let textStorage: NSTextStorage
    public final let layoutManager: NSLayoutManager
    private var givenFont: UIFont?

    public override convenience init(frame: CGRect) {
        self.init(frame: frame, textContainer: nil)
    }

    /// - Parameter textContainer: Its layout manager and storage become the view's; nil makes new ones.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        let container = textContainer ?? NSTextContainer(size: CGSize(width: frame.width, height: 0))
        let manager = container.layoutManager ?? NSLayoutManager()
        let storage = manager.textStorage ?? NSTextStorage(string: "")
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        (self.textContainer, layoutManager, textStorage) = (container, manager, storage)
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        textContainer = NSTextContainer(size: .zero)
        layoutManager = NSLayoutManager()
        textStorage = NSTextStorage(string: "")
        super.init(coder: coder)
        layoutManager.addTextContainer(textContainer)
        textStorage.addLayoutManager(layoutManager)
        setUp()
    }

    private func setUp() {
        editor.host = self
        textContainer.widthTracksTextView = true
        addSubview(canvas)
        addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: Selector("textTapped:", UITextView.tapped)))
        textContainer.edited = { [weak self] in MainActor.assumeIsolated { self?.contentChanged() } }
        textStorage.edited = { [weak self] in MainActor.assumeIsolated { self?.takeStorage() } }
        if textStorage.length > 0 { takeStorage() }
        alwaysBounceVertical = false
        backgroundColor = .systemBackground
    }

    /// Setting it tells nobody.
    open var text: String! {
        get { editor.text.string }
        set {
            style.isAttributed = false
            setContent(NSAttributedString(string: newValue ?? ""))
        }
    }

    /// The text with its attributes; what they leave open is the view's.
    open var attributedText: NSAttributedString! {
        get { composed }
        set {
            style.isAttributed = newValue != nil
            setContent(newValue ?? NSAttributedString(string: ""))
        }
    }

    /// Of the whole text. Nil, which stands for the system font at 12 points, unless set.
    open var font: UIFont? {
        get { givenFont }
        set {
            givenFont = newValue
            style.font = newValue ?? UIFont.systemFont(ofSize: 12)
            replaceAttribute(.font, style.font)
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

    open var textAlignment: NSTextAlignment {
        get { style.alignment }
        set {
            style.alignment = newValue
            contentChanged()
        }
    }

    /// Attributes of what is typed next.
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get {
            givenTypingAttributes ?? [.font: style.font, .foregroundColor: style.color]
        }
        set { givenTypingAttributes = newValue }
    }
    final var givenTypingAttributes: [NSAttributedString.Key: Any]?

    /// Around the text, in points; 8 above and below unless set.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { contentChanged() }
    }

    /// Whether a touch lets the text be changed.
    open var isEditable = true
    /// Whether parts can be selected.
    open var isSelectable = true
    /// Of what has a link.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [.foregroundColor: UIColor.link] {
        didSet { contentChanged() }
    }
    /// Kept; links are those that the text brings.
    open var dataDetectorTypes: UIDataDetectorTypes = []
    open var allowsEditingTextAttributes = false
    /// Whether what is typed next takes the place of the whole text.
    open var clearsOnInsertion = false
    open var usesStandardTextScaling = false

    open var selectedRange: NSRange {
        get { editor.text.selection }
        set { editor.select(newValue) }
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

    open override var isScrollEnabled: Bool {
        didSet { contentChanged() }
    }

    /// Moves the text so that a part of it is seen.
    open func scrollRangeToVisible(_ range: NSRange) {
        layoutText()
        let rects = canvas.rects(of: range)
        let rect = rects.isEmpty ? canvas.caretRect(at: range.location) : rects.reduce(rects[0]) { $0.union($1) }
        scrollRectToVisible(rect.offsetBy(dx: canvas.frame.minX, dy: canvas.frame.minY), animated: false)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(size.width) }

    /// The text's own size where the view does not scroll.
    open override var intrinsicContentSize: CGSize {
        isScrollEnabled ? super.intrinsicContentSize : fittingSize(0)
    }

    package override var hasHeightForWidth: Bool { !isScrollEnabled }

    override func intrinsicContentSize(forWidth width: CGFloat) -> CGSize { fittingSize(width) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutText()
    }

    open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        guard !isFirstResponder else { return true }
        guard window != nil, !isEditable || (textDelegate?.textViewShouldBeginEditing(self) ?? true),
            super.becomeFirstResponder()
        else { return false }
        editingBegan()
        return true
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return super.resignFirstResponder() }
        guard !isEditable || (textDelegate?.textViewShouldEndEditing(self) ?? true), super.resignFirstResponder()
        else { return false }
        editingEnded()
        return true
    }

    // Of UIKeyInput and UITextInput.

    open var hasText: Bool { editor.text.length > 0 }
    open func insertText(_ text: String) { if isEditable { editor.insert(text) } }
    open func deleteBackward() { if isEditable { editor.deleteBackward() } }
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
    open func caretRect(for position: UITextPosition) -> CGRect {
        layoutText()
        return editor.caretRect(for: position)
    }
    open func firstRect(for range: UITextRange) -> CGRect {
        layoutText()
        return editor.rects(for: range).first ?? .zero
    }
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        layoutText()
        return editor.rects(for: range).map { UITextSelectionRect($0) }
    }
    open func closestPosition(to point: CGPoint) -> UITextPosition? {
        layoutText()
        return editor.position(at: point)
    }
    open func characterRange(at point: CGPoint) -> UITextRange? {
        layoutText()
        return editor.character(at: point)
    }

    /// Selects the whole text.
    open func selectAll(_ sender: Any?) {
        editor.select(NSRange(location: 0, length: editor.text.length))
    }

    private func tapped(_ recognizer: UITapGestureRecognizer) {
        guard isEditable || isSelectable else { return }
        if openLink(at: recognizer.location(in: canvas)) { return }
        guard isEditable, becomeFirstResponder() else { return }
        editor.select(NSRange(location: canvas.unit(at: recognizer.location(in: canvas)), length: 0))
    }
}

extension UITextView {
    public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
        "UITextViewTextDidBeginEditingNotification")
    public nonisolated static let textDidEndEditingNotification = NSNotification.Name(
        "UITextViewTextDidEndEditingNotification")
    public nonisolated static let textDidChangeNotification = NSNotification.Name(
        "UITextViewTextDidChangeNotification")
}
