import QuartzCore

/// The views of a button, made when there is something for them to show.
extension UIButton {
    final func madeTitleLabel() -> UILabel {
        if let titleView { return titleView }
        let label = UILabel(frame: .zero)
        label.font = .systemFont(ofSize: kind == .custom && configuration == nil ? 18 : 15)
        label.lineBreakMode = .byTruncatingMiddle
        titleView = label
        addSubview(label)
        return label
    }

    final func madeImageView() -> UIImageView {
        if let shownImage { return shownImage }
        let view = UIImageView(frame: .zero)
        shownImage = view
        if let titleView { insertSubview(view, belowSubview: titleView) } else { addSubview(view) }
        return view
    }

    final func madeSpinner() -> UIActivityIndicatorView {
        if let spinner { return spinner }
        let view = UIActivityIndicatorView(style: .medium)
        spinner = view
        addSubview(view)
        return view
    }

    /// Gives the label what the present state says.
    final func showTitle() {
        guard hasTitle else {
            titleView?.isHidden = true
            return
        }
        let label = madeTitleLabel()
        label.isHidden = false
        if let configuration, let text = configuration.titleText(of: self) {
            label.numberOfLines = 0
            label.lineBreakMode = configuration.titleLineBreakMode
            if label.attributedText != text { label.attributedText = text }
        } else if let attributed = currentAttributedTitle {
            if label.attributedText != attributed { label.attributedText = attributed }
        } else if let configuration {
            var titled = configuration
            titled.title = currentTitle
            label.attributedText = titled.titleText(of: self)
        } else {
            label.text = currentTitle
            label.textColor = currentTitleColor
        }
        label.alpha = titleStrength
    }

    final func showSubtitle() {
        guard let configuration, let text = configuration.subtitleText(of: self) else {
            subtitleView?.isHidden = true
            return
        }
        let label = subtitleView ?? UILabel(frame: .zero)
        if subtitleView == nil {
            subtitleView = label
            addSubview(label)
        }
        label.isHidden = false
        label.numberOfLines = 0
        label.lineBreakMode = configuration.subtitleLineBreakMode
        label.alpha = titleStrength
        if label.attributedText != text { label.attributedText = text }
    }

    /// Gives the views what the present state shows, and their places.
    final func showContent() {
        showPlate()
        showBackground()
        let content = contentRect(forBounds: bounds)
        showImage(in: content)
        showTitle()
        if hasTitle { titleView?.frame = titleRect(forContentRect: content) }
        guard let configuration else {
            subtitleView?.isHidden = true
            spinner?.isHidden = true
            markView?.isHidden = true
            return
        }
        let frames = configuredFrames(in: content)
        showSubtitle()
        subtitleView?.frame = frames.subtitle
        showSpinner(configuration, frames.image)
        showMark(configuration, frames.indicator)
    }

    private func showImage(in content: CGRect) {
        guard let image = effectiveImage, configuration?.showsActivityIndicator != true else {
            shownImage?.isHidden = true
            return
        }
        let view = madeImageView()
        view.image = adjusted(image)
        view.tintColor = imageTint
        view.alpha = imageStrength
        view.frame = imageRect(forContentRect: content)
        view.isHidden = false
    }

    private func showSpinner(_ configuration: Configuration, _ frame: CGRect) {
        guard configuration.showsActivityIndicator else {
            spinner?.stopAnimating()
            return
        }
        let view = madeSpinner()
        let color = configuration.foregroundColor(of: self)
        view.color = configuration.activityIndicatorColorTransformer?(color) ?? color
        view.frame = frame
        view.alpha = titleStrength
        if !view.isAnimating { view.startAnimating() }
    }

    private func showMark(_ configuration: Configuration, _ frame: CGRect) {
        guard let image = menuMark(configuration) else {
            markView?.isHidden = true
            return
        }
        let view = markView ?? UIImageView(frame: frame)
        if markView == nil {
            markView = view
            addSubview(view)
        }
        let color = configuration.foregroundColor(of: self)
        view.image = image.withRenderingMode(.alwaysTemplate)
        view.tintColor = configuration.indicatorColorTransformer?(color) ?? color
        view.frame = frame
        view.alpha = titleStrength
        view.isHidden = false
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
        // A system button's background fades with its title, also where the highlighted state has its own.
        view.alpha = isFaint ? Self.faintStrength : 1
        view.frame = backgroundRect(forBounds: bounds)
    }
}
