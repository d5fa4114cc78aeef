import QuartzCore

extension UIButton {
    final func change(_ state: UIControl.State, _ change: (inout ButtonContent) -> Void) {
        contents.change(state, to: ButtonContent(), change)
        contentChanged()
        showContent()
    }

    final func contentChanged() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    final var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    final var currentContentInsets: UIEdgeInsets {
        configuration?.contentInsets.edgeInsets(isMirrored: isMirrored) ?? contentEdgeInsets
    }

    /// The configuration's own, or else that of the state.
    final var effectiveImage: UIImage? {
        guard let image = configuration?.image ?? currentImage else { return nil }
        guard image.isSymbolImage else { return image }
        let preferred = configuration?.preferredSymbolConfigurationForImage ?? currentPreferredSymbolConfiguration
        return symbolStyle.styled(image, preferred)
    }

    /// The configuration's own, or else that of the state.
    final var hasTitle: Bool {
        (configuration?.title ?? currentTitle) != nil || currentAttributedTitle != nil
    }

    private var showsSpinner: Bool { configuration?.showsActivityIndicator ?? false }

    final var imageSize: CGSize {
        var size = showsSpinner ? madeSpinner().sizeThatFits(.zero) : effectiveImage?.size ?? .zero
        if let configuration, size.width > 0 { size.width = max(size.width, configuration.imageReservation) }
        return size
    }

    /// The title's size on one line, or on as many as it takes in `width`.
    final func titleSize(in width: CGFloat? = nil) -> CGSize {
        guard hasTitle else { return .zero }
        showTitle()
        return size(of: madeTitleLabel(), in: width)
    }

    private func subtitleSize(in width: CGFloat?) -> CGSize {
        showSubtitle()
        guard let subtitleView, !subtitleView.isHidden else { return .zero }
        return size(of: subtitleView, in: width)
    }

    private func size(of label: UILabel, in width: CGFloat?) -> CGSize {
        let size = label.sizeThatFits(
            CGSize(width: width ?? .greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
        return CGSize(width: min(size.width, width ?? size.width), height: size.height)
    }

    final var classicLayout: ButtonLayout {
        ButtonLayout(
            image: effectiveImage?.size ?? .zero, title: titleSize(),
            horizontal: effectiveContentHorizontalAlignment,
            vertical: contentVerticalAlignment, isMirrored: isMirrored)
    }

    /// The layout of a configured button, with titles on one line, or in a content of some width.
    final func configuredLayout(_ configuration: Configuration, in width: CGFloat? = nil) -> ConfiguredButtonLayout
    {
        var layout = ConfiguredButtonLayout(
            image: imageSize, title: titleSize(), subtitle: subtitleSize(in: nil),
            indicator: menuMark(configuration)?.size ?? .zero, placement: configuration.imagePlacement,
            padding: configuration.imagePadding, titlePadding: configuration.titlePadding,
            titleAlignment: configuration.titleAlignment, horizontal: effectiveContentHorizontalAlignment,
            vertical: contentVerticalAlignment, isMirrored: isMirrored)
        if let width, layout.size.width > width {
            let room = layout.titleWidth(in: width)
            layout.title = titleSize(in: room)
            layout.subtitle = subtitleSize(in: room)
        }
        return layout
    }

    /// The content with its insets.
    final var fittingSize: CGSize {
        let insets = currentContentInsets
        let content: CGSize
        if let configuration {
            content = configuredLayout(configuration).size
        } else {
            let layout = classicLayout
            content = CGSize(
                width: layout.image.width + layout.title.width,
                height: max(layout.image.height, layout.title.height))
        }
        return CGSize(
            width: content.width + insets.left + insets.right, height: content.height + insets.top + insets.bottom)
    }

    final func configuredFrames(in content: CGRect) -> ConfiguredButtonLayout.Frames {
        guard let configuration else { return ConfiguredButtonLayout.Frames() }
        return configuredLayout(configuration, in: max(content.size.width, 0)).frames(in: content)
    }

    /// The two arrows of a button that lets choose from its menu.
    final func menuMark(_ configuration: Configuration) -> UIImage? {
        let isShown =
            switch configuration.indicator {
            case .none: false
            case .popup: true
            case .automatic: menu != nil && changesSelectionAsPrimaryAction
            }
        return isShown ? UIImage(systemName: "chevron.up.chevron.down") : nil
    }

    final func runConfigurationUpdate() {
        guard needsConfigurationUpdate, configuration != nil || configurationUpdateHandler != nil,
            !isUpdatingConfiguration
        else { return }
        needsConfigurationUpdate = false
        isUpdatingConfiguration = true
        updateConfiguration()
        isUpdatingConfiguration = false
    }
}
