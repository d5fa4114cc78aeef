import CoreText
import QuartzCore

extension UITextView: TextEditorHost {
    /// Scroll views have one delegate; that of a text view may be more.
    final var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

    var editorCanvas: TextCanvas { canvas }
    var editorView: UIView { self }
    var editorTypingAttributes: [NSAttributedString.Key: Any] {
        style.isAttributed || givenTypingAttributes != nil ? typingAttributes : [:]
    }

    func editorMay(replace range: NSRange, with text: String) -> Bool {
        textDelegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
    }

    func editorMayBreakLine() -> Bool { true }

    func editorDidChange() {
        giveStorage()
        contentChanged()
        textDelegate?.textViewDidChange(self)
        NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: self)
    }

    func editorSelectionDidChange() {
        setNeedsLayout()
        if isFirstResponder { scrollRangeToVisible(NSRange(location: editor.text.selection.location, length: 0)) }
        textDelegate?.textViewDidChangeSelection(self)
    }

    final func editingBegan() {
        setNeedsLayout()
        guard isEditable else { return }
        textDelegate?.textViewDidBeginEditing(self)
        NotificationCenter.default.post(name: UITextView.textDidBeginEditingNotification, object: self)
    }

    final func editingEnded() {
        setNeedsLayout()
        guard isEditable else { return }
        textDelegate?.textViewDidEndEditing(self)
        NotificationCenter.default.post(name: UITextView.textDidEndEditingNotification, object: self)
    }

    final func openLink(at point: CGPoint) -> Bool {
        guard !isEditable else { return false }
        let content = editor.text.content
        let unit = canvas.unit(at: point)
        guard unit < content.length else { return false }
        var range = NSRange(location: 0, length: 0)
        let value = content.attribute(.link, at: unit, effectiveRange: &range)
        guard let url = value as? URL ?? (value as? String).flatMap(URL.init(string:)) else { return false }
        if textDelegate?.textView(self, shouldInteractWith: url, in: range, interaction: .invokeDefaultAction)
            ?? true
        {
            UIApplication.shared.open(url)
        }
        return true
    }

    final func setContent(_ content: NSAttributedString) {
        editor.text.set(content)
        giveStorage()
        contentChanged()
    }

    /// The storage holds what is shown.
    private func giveStorage() {
        isTakingStorage = true
        textStorage.setAttributedString(composed)
        isTakingStorage = false
    }

    /// A program has changed the storage.
    final func takeStorage() {
        guard !isTakingStorage else { return }
        style.isAttributed = true
        let selection = editor.text.selection
        editor.text.set(textStorage)
        editor.text.select(selection)
        contentChanged()
    }

    final func replaceAttribute(_ key: NSAttributedString.Key, _ value: Any) {
        if style.isAttributed {
            let changed = NSMutableAttributedString(attributedString: editor.text.content)
            changed.addAttribute(key, value: value, range: NSRange(location: 0, length: changed.length))
            editor.text.restyle(changed)
        }
        giveStorage()
        contentChanged()
    }

    final func contentChanged() {
        if !isScrollEnabled { invalidateIntrinsicContentSize() }
        setNeedsLayout()
    }

    /// The text with all its attributes.
    final var composed: NSAttributedString {
        var content = style
        content.isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        content.lineBreakMode = .byWordWrapping
        content.string = editor.text.content
        content.isAttributed = true
        let composed = NSMutableAttributedString(attributedString: content.composed)
        let links = linkTextAttributes ?? [:]
        let all = NSRange(location: 0, length: composed.length)
        var linked: [NSRange] = []
        composed.enumerateAttribute(.link, in: all, options: []) { value, range, _ in
            if value != nil { linked.append(range) }
        }
        for range in linked { composed.addAttributes(links, range: range) }
        return composed
    }

    private func options(_ width: CGFloat) -> TextLayout.Options {
        var options = TextLayout.Options()
        let room =
            width - textContainerInset.left - textContainerInset.right - 2 * textContainer.lineFragmentPadding
        options.width = width > 0 ? Double(max(0, room)) : .infinity
        options.maximumLines = max(0, textContainer.maximumNumberOfLines)
        options.marksOmission = textContainer.lineBreakMode.settings.truncates
        options.omission = textContainer.lineBreakMode.settings
        options.wrapsShortened = true
        return options
    }

    /// - Parameter width: 0 and less for no limit.
    final func fittingSize(_ width: CGFloat) -> CGSize {
        let limit = width > 0 && width < 1e6 ? width : 0
        let layout = TextLayout(
            TypesetText(composed, defaults: TextDefaults(font: style.font.instance)), options(limit))
        let insets = textContainerInset
        let sides = insets.left + insets.right + 2 * textContainer.lineFragmentPadding
        let height = layout.size.height.rounded(.up) + insets.top + insets.bottom
        let own = layout.size.width.rounded(.up) + sides
        return CGSize(width: limit > 0 ? min(own, limit) : own, height: height)
    }

    final func layoutText() {
        canvas.font = style.font
        canvas.alignment = style.alignment
        canvas.options = options(bounds.width)
        canvas.text = isSecureTextEntry ? hidden(composed) : composed
        canvas.corner = CGPoint(
            x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top)
        canvas.selection = isFirstResponder ? editor.text.selection : nil
        let height = canvas.layout.size.height + textContainerInset.top + textContainerInset.bottom
        canvas.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(height, bounds.height))
        contentSize = CGSize(width: bounds.width, height: height)
        if textContainer.widthTracksTextView {
            let width = max(0, bounds.width - textContainerInset.left - textContainerInset.right)
            if textContainer.size.width != width { textContainer.size.width = width }
        }
    }

    private func hidden(_ text: NSAttributedString) -> NSAttributedString {
        guard text.length > 0 else { return text }
        return NSAttributedString(
            string: String(repeating: "\u{2022}", count: text.length),
            attributes: text.attributes(at: 0, effectiveRange: nil))
    }
}
