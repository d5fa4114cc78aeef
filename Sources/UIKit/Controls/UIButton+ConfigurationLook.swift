import QuartzCore

extension UIButton.Configuration {
    /// What highlighting leaves of a configured button's strength.
    static let highlightedStrength: CGFloat = 0.75

    /// The colour of title, subtitle and image in the button's present state.
    func foregroundColor(of button: UIButton) -> UIColor {
        guard button.isEnabled else { return .tertiaryLabel }
        let color = baseForegroundColor ?? (kind == .filled ? .white : button.tintColor)
        return color ?? .systemBlue
    }

    /// The background as it is drawn for the button's present state.
    func plateLook(of button: UIButton) -> ButtonPlate.Look {
        let base = baseBackgroundColor ?? button.tintColor
        let own: UIColor? =
            switch kind {
            case .plain:
                button.isSelected && automaticallyUpdateForSelection ? base?.withAlphaComponent(0.15) : nil
            case _ where !button.isEnabled: .tertiarySystemFill
            case .gray: baseBackgroundColor ?? .secondarySystemFill
            case .tinted: base?.withAlphaComponent(0.18)
            case .filled: base
            }
        let explicit = background.backgroundColor ?? own
        let color = explicit.map { color in background.backgroundColorTransformer?(color) ?? color }
        let stroke = background.strokeColor.map { color in background.strokeColorTransformer?(color) ?? color }
        let insets = background.backgroundInsets
        return ButtonPlate.Look(
            color: color, cornerRadius: cornerRadius(in: button.bounds), strokeColor: stroke,
            strokeWidth: background.strokeWidth, strokeOutset: background.strokeOutset, image: background.image,
            imageContentMode: background.imageContentMode, customView: background.customView,
            insets: insets.edgeInsets(isMirrored: button.effectiveUserInterfaceLayoutDirection == .rightToLeft),
            opacity: button.isEnabled && button.isHighlighted ? Self.highlightedStrength : 1)
    }

    private func cornerRadius(in bounds: CGRect) -> CGFloat {
        switch cornerStyle {
        case .fixed, .dynamic: background.cornerRadius
        case .small: 6
        case .medium: 8.5
        case .large: 12
        case .capsule: min(bounds.width, bounds.height) / 2
        }
    }

    /// The title with what the state gives it.
    func titleText(of button: UIButton) -> NSAttributedString? {
        text(
            attributedTitle, style: buttonSize.titleStyle, transformer: titleTextAttributesTransformer, of: button)
    }

    func subtitleText(of button: UIButton) -> NSAttributedString? {
        text(attributedSubtitle, style: .footnote, transformer: subtitleTextAttributesTransformer, of: button)
    }

    private func text(
        _ text: AttributedString?, style: UIFont.TextStyle,
        transformer: UIConfigurationTextAttributesTransformer?, of button: UIButton
    ) -> NSAttributedString? {
        guard let text, !text.characters.isEmpty else { return nil }
        var base = AttributeContainer()
        base[AttributeScopes.UIKitAttributes.FontAttribute.self] = .preferredFont(
            forTextStyle: style, compatibleWith: button.traitCollection)
        base[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] = foregroundColor(of: button)
        if let transformer { base = transformer(base) }
        return text.uiKitString(over: base)
    }
}
