import CoreText
import QuartzCore

extension UITextField {
    /// As systems before 26 are reported to have them, in points: around the text, and what a frame adds to its height.
    private var frameInsets: CGSize {
        switch borderStyle {
        case .none: .zero
        case .line: CGSize(width: 2, height: 1)
        case .bezel: CGSize(width: 7, height: 2)
        case .roundedRect: CGSize(width: 7, height: 2)
        }
    }

    private var frameHeight: CGFloat {
        switch borderStyle {
        case .none: 0
        case .line: 2
        case .bezel: 5
        case .roundedRect: 12
        }
    }

    final var baseAttributes: [NSAttributedString.Key: Any] {
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = style.alignment
        return [.font: style.font, .foregroundColor: style.color, .paragraphStyle: paragraph]
    }

    final func takeDefaults(_ attributes: [NSAttributedString.Key: Any]) {
        extraAttributes = attributes
        if let font = attributes[.font] as? UIFont { style.font = font }
        if let color = attributes[.foregroundColor] as? UIColor { style.color = color }
        if let paragraph = attributes[.paragraphStyle] as? NSParagraphStyle {
            style.alignment = paragraph.alignment
        }
        for key in [.font, .foregroundColor, .paragraphStyle] as [NSAttributedString.Key] {
            extraAttributes[key] = nil
        }
        contentChanged()
    }

    final func replaceAttribute(_ key: NSAttributedString.Key, _ value: Any) {
        if style.isAttributed {
            let changed = NSMutableAttributedString(attributedString: editor.text.content)
            changed.addAttribute(key, value: value, range: NSRange(location: 0, length: changed.length))
            editor.text.restyle(changed)
        }
        contentChanged()
    }

    final func contentChanged() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    final func exchange(_ before: UIView?, _ after: UIView?) {
        guard before !== after else { return }
        if before?.superview === self { before?.removeFromSuperview() }
        setNeedsLayout()
    }

    /// The text with all its attributes; of a secure field what it stands for.
    final var composed: NSAttributedString {
        var content = style
        content.isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        content.lineBreakMode = isEditing ? .byClipping : .byTruncatingTail
        content.string = editor.text.content
        content.isAttributed = true
        let composed = content.composed
        guard !extraAttributes.isEmpty, composed.length > 0 else { return composed }
        let whole = NSMutableAttributedString(attributedString: composed)
        whole.addAttributes(extraAttributes, range: NSRange(location: 0, length: whole.length))
        return whole
    }

    /// A dot for each unit, so that places are the same.
    private var shown: NSAttributedString {
        let composed = composed
        guard isSecureTextEntry, composed.length > 0 else { return composed }
        let attributes = composed.attributes(at: 0, effectiveRange: nil)
        return NSAttributedString(
            string: String(repeating: "\u{2022}", count: composed.length), attributes: attributes)
    }

    private func isShown(_ mode: UITextField.ViewMode) -> Bool {
        switch mode {
        case .never: false
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        case .always: true
        }
    }

    private var showsLeft: Bool { leftView != nil && isShown(leftViewMode) }
    private var showsRight: Bool { rightView != nil && isShown(rightViewMode) }
    /// It stands where the right view would, and there is nothing to clear without a text.
    private var showsClear: Bool { !showsRight && hasText && isShown(clearButtonMode) }

    /// What frame and views leave for the text.
    final func room(in bounds: CGRect) -> CGRect {
        let insets = frameInsets
        var left = bounds.minX + insets.width
        var right = bounds.maxX - insets.width
        if showsLeft { left = leftViewRect(forBounds: bounds).maxX + insets.width }
        if showsRight { right = rightViewRect(forBounds: bounds).minX - insets.width }
        if showsClear { right = clearButtonRect(forBounds: bounds).minX - insets.width }
        return CGRect(
            x: left, y: bounds.minY + insets.height, width: max(0, right - left),
            height: max(0, bounds.height - 2 * insets.height))
    }

    final var naturalSize: CGSize {
        let text = hasText ? shown : placeholderContent
        let width = text.map { StringDrawing($0).layout(.zero).size.width.rounded(.up) } ?? 0
        var size = CGSize(width: width + 2 * frameInsets.width, height: style.font.lineHeight.rounded(.up) + 1)
        size.height += frameHeight
        if let leftView, showsLeft { size.width += leftView.bounds.width }
        if let rightView, showsRight { size.width += rightView.bounds.width }
        return size
    }

    private var placeholderContent: NSAttributedString? {
        guard let placeholderText else { return nil }
        var content = style
        content.color = .placeholderText
        content.isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        content.string = placeholderText
        content.isAttributed = isPlaceholderAttributed
        return content.composed
    }

    final func layoutParts() {
        fieldFrame.show(borderStyle, image: isEnabled ? background : disabledBackground ?? background)
        fieldFrame.frame = borderRect(forBounds: bounds)
        place(leftView, showsLeft, leftViewRect(forBounds: bounds))
        place(rightView, showsRight, rightViewRect(forBounds: bounds))
        clearButton.isHidden = !showsClear
        clearButton.frame = clearButtonRect(forBounds: bounds)
        canvas.frame = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
        canvas.alpha = isEnabled ? 1 : 0.5
        placeText()
        placeholderLabel.isHidden = hasText || placeholderText == nil
        if !placeholderLabel.isHidden {
            placeholderLabel.attributedText = placeholderContent
            placeholderLabel.frame = placeholderRect(forBounds: bounds)
        }
    }

    private func place(_ view: UIView?, _ isShown: Bool, _ frame: CGRect) {
        guard let view else { return }
        guard isShown else { return view.removeFromSuperview() }
        if view.superview !== self { addSubview(view) }
        view.frame = frame
    }

    private func placeText() {
        var options = TextLayout.Options()
        options.width = Double(canvas.bounds.width)
        options.maximumLines = 1
        canvas.font = style.font
        canvas.alignment =
            style.alignment == .natural && effectiveUserInterfaceLayoutDirection == .rightToLeft
            ? .right : style.alignment
        canvas.options = options
        canvas.text = shown
        canvas.selection = isEditing ? editor.text.selection : nil
        let height = canvas.layout.size.height
        let room = canvas.bounds.height - height
        let y: CGFloat =
            switch contentVerticalAlignment {
            case .top: 0
            case .bottom: room
            case .center, .fill: room / 2
            }
        canvas.corner = CGPoint(x: -followCaret(), y: y)
    }

    /// Moves a text that is longer than the field so far that the caret is seen.
    private func followCaret() -> CGFloat {
        let (width, length) = (canvas.bounds.width, canvas.layout.size.width)
        guard isEditing, length > width else {
            scroll = 0
            return 0
        }
        let selection = editor.text.selection
        let caret = canvas.layout.caret(at: selection.location + selection.length)?.minX ?? 0
        scroll = min(max(scroll, caret - width + 2), caret)
        return scroll
    }
}
