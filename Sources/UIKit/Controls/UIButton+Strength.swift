import QuartzCore

/// What a button's state does to what it shows.
extension UIButton {
    /// What is left of a system button of the older style while it is pressed: of title, image and background, and
    /// whatever the highlighted state has of its own (measured on iOS 13 to 15).
    static let faintStrength: CGFloat = 0.2

    final var isFaint: Bool { configuration == nil && kind != .custom && isHighlighted && isEnabled }

    /// A title that has a colour of its own for the disabled state is not dimmed.
    final var titleStrength: CGFloat {
        if configuration != nil { return isEnabled && isHighlighted ? Configuration.highlightedStrength : 1 }
        if !isEnabled { return contents.has(state, \.titleColor) || currentAttributedTitle != nil ? 1 : 0.5 }
        return isFaint ? Self.faintStrength : 1
    }

    final var imageStrength: CGFloat {
        if configuration != nil { return titleStrength }
        if !isEnabled { return adjustsImageWhenDisabled && !contents.has(state, \.image) ? 0.5 : 1 }
        return isFaint ? Self.faintStrength : 1
    }

    final var imageTint: UIColor {
        guard let configuration else { return tintColor }
        let color = configuration.foregroundColor(of: self)
        return configuration.imageColorTransformer?(color) ?? color
    }

    /// A system button's image is a template unless it says otherwise.
    final func adjusted(_ image: UIImage) -> UIImage {
        var image = image
        let isTemplate = kind != .custom || configuration != nil
        if isTemplate, image.renderingMode == .automatic, !image.isSymbolImage {
            image = image.withRenderingMode(.alwaysTemplate)
        }
        let darkens = configuration == nil && kind == .custom && isHighlighted && adjustsImageWhenHighlighted
        return darkens && !contents.has(state, \.image) ? ButtonImages.darkened(image) : image
    }
}
