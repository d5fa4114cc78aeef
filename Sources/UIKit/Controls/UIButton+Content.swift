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

    final var currentContentInsets: UIEdgeInsets {
        guard let insets = configuration?.contentInsets else { return contentEdgeInsets }
        let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
        return UIEdgeInsets(
            top: insets.top, left: isLeftToRight ? insets.leading : insets.trailing, bottom: insets.bottom,
            right: isLeftToRight ? insets.trailing : insets.leading)
    }

    /// The configuration's own, or else that of the state.
    final var effectiveImage: UIImage? { configuration?.image ?? currentImage }

    /// The configuration's own, or else that of the state.
    private var hasTitle: Bool { (configuration?.title ?? currentTitle) != nil || currentAttributedTitle != nil }

    final var titleSize: CGSize {
        guard hasTitle else { return .zero }
        showTitle()
        return madeTitleLabel().sizeThatFits(.zero)
    }

    final func madeTitleLabel() -> UILabel {
        if let titleView { return titleView }
        let label = UILabel(frame: .zero)
        label.font = .systemFont(ofSize: kind == .custom && configuration == nil ? 18 : 15)
        label.lineBreakMode = .byTruncatingMiddle
        titleView = label
        addSubview(label)
        return label
    }

    /// Gives the label what the present state says.
    final func showTitle() {
        guard hasTitle else {
            titleView?.isHidden = true
            return
        }
        let label = madeTitleLabel()
        label.isHidden = false
        if configuration?.title == nil, let attributed = currentAttributedTitle {
            if label.attributedText != attributed { label.attributedText = attributed }
        } else {
            label.text = configuration?.title ?? currentTitle
        }
        label.textColor = titleColor
        label.alpha = !isEnabled ? 0.5 : isHighlighted && (kind != .custom || configuration != nil) ? 0.3 : 1
    }

    private var titleColor: UIColor? {
        if let configuration { return configuration.foregroundColor(of: self) }
        return currentTitleColor
    }

    final var classicLayout: ButtonLayout {
        ButtonLayout(
            image: effectiveImage?.size ?? .zero, title: titleSize, horizontal: effectiveContentHorizontalAlignment,
            vertical: contentVerticalAlignment,
            isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    final var configuredLayout: ConfiguredButtonLayout {
        ConfiguredButtonLayout(
            image: effectiveImage?.size ?? .zero, title: titleSize,
            placement: configuration?.imagePlacement ?? .leading,
            padding: configuration?.imagePadding ?? 0,
            isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    /// The content with its insets.
    final var fittingSize: CGSize {
        let insets = currentContentInsets
        let content: CGSize
        if configuration == nil {
            let layout = classicLayout
            content = CGSize(
                width: layout.image.width + layout.title.width,
                height: max(layout.image.height, layout.title.height))
        } else {
            content = configuredLayout.size
        }
        return CGSize(
            width: content.width + insets.left + insets.right, height: content.height + insets.top + insets.bottom)
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

    final func madeImageView() -> UIImageView {
        if let shownImage { return shownImage }
        let view = UIImageView(frame: .zero)
        shownImage = view
        if let titleView { insertSubview(view, belowSubview: titleView) } else { addSubview(view) }
        return view
    }

    /// Gives the views what the present state shows, and their places.
    final func showContent() {
        showPlate()
        showBackground()
        let content = contentRect(forBounds: bounds)
        if let image = effectiveImage {
            let view = madeImageView()
            view.image = adjusted(image)
            view.tintColor = foregroundColor
            view.alpha = imageOpacity
            view.frame = imageRect(forContentRect: content)
            view.isHidden = false
        } else {
            shownImage?.isHidden = true
        }
        showTitle()
        if hasTitle { titleView?.frame = titleRect(forContentRect: content) }
    }

    private func showPlate() {
        guard let configuration else {
            plate?.removeFromSuperview()
            plate = nil
            return
        }
        let look = configuration.plateLook(of: self)
        guard look.isSeen || plate != nil else { return }
        let view = plate ?? ButtonPlate(frame: bounds)
        if plate == nil {
            plate = view
            insertSubview(view, at: 0)
        }
        view.frame = bounds.inset(by: look.insets)
        view.show(look)
    }

    private func showBackground() {
        guard let image = currentBackgroundImage else {
            shownBackground?.isHidden = true
            return
        }
        let view = shownBackground ?? UIImageView(frame: .zero)
        if shownBackground == nil {
            shownBackground = view
            insertSubview(view, at: 0)
        }
        view.isHidden = false
        view.image = contents.has(state, \.backgroundImage) ? image : adjusted(image)
        view.frame = backgroundRect(forBounds: bounds)
    }

    private var foregroundColor: UIColor? { configuration?.foregroundColor(of: self) ?? tintColor }

    /// A system button's image is a template unless it says otherwise.
    private func adjusted(_ image: UIImage) -> UIImage {
        var image = image
        let isTemplate = kind != .custom || configuration != nil
        if isTemplate, image.renderingMode == .automatic { image = image.withRenderingMode(.alwaysTemplate) }
        let darkens = configuration == nil && kind == .custom && isHighlighted && adjustsImageWhenHighlighted
        return darkens && !contents.has(state, \.image) ? ButtonImages.darkened(image) : image
    }

    private var imageOpacity: CGFloat {
        if !isEnabled, configuration != nil || adjustsImageWhenDisabled, !contents.has(state, \.image) {
            return 0.5
        }
        guard isHighlighted else { return 1 }
        return configuration != nil ? 0.75 : kind == .custom ? 1 : 0.2
    }
}
