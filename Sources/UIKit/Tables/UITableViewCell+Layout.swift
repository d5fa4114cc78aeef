import QuartzCore

extension UITableViewCell {
    /// As systems from 13 to 18 are reported to have them, in points.
    enum Metrics {
        static let height: CGFloat = 44
        static let imageGap: CGFloat = 16
        static let accessoryEdge: CGFloat = 16
        /// Above and below texts.
        static let textEdge: CGFloat = 11

        static func side(_ width: CGFloat) -> CGFloat { width >= 414 ? 20 : 16 }
    }

    final func madeTitle() -> UILabel? {
        guard configured == nil else { return nil }
        if let titleLabel { return titleLabel }
        let label = UILabel(frame: .zero)
        label.font = .preferredFont(forTextStyle: style == .value2 ? .caption1 : .body)
        if style == .value2 {
            label.textColor = tintColor
            label.textAlignment = .right
        }
        titleLabel = label
        contentView.addSubview(label)
        setNeedsLayout()
        return label
    }

    final func madeSecond() -> UILabel? {
        guard style != .default, configured == nil else { return nil }
        if let secondLabel { return secondLabel }
        let label = UILabel(frame: .zero)
        label.font = .preferredFont(forTextStyle: style == .value1 ? .body : .caption1)
        if style == .value1 { label.textColor = .secondaryLabel }
        secondLabel = label
        contentView.addSubview(label)
        setNeedsLayout()
        return label
    }

    final func madeImage() -> UIImageView? {
        guard configured == nil else { return nil }
        if let shownImage { return shownImage }
        let view = UIImageView(frame: .zero)
        shownImage = view
        contentView.addSubview(view)
        setNeedsLayout()
        return view
    }

    final func showConfiguration() {
        guard let contentConfiguration else {
            configured?.removeFromSuperview()
            configured = nil
            return
        }
        for view in [titleLabel, secondLabel, shownImage] as [UIView?] { view?.removeFromSuperview() }
        (titleLabel, secondLabel, shownImage) = (nil, nil, nil)
        let updated = contentConfiguration.updated(for: configurationState)
        if let configured, type(of: configured.configuration) == type(of: updated) {
            configured.configuration = updated
        } else {
            configured?.removeFromSuperview()
            let view = updated.makeContentView()
            configured = view
            contentView.addSubview(view)
        }
        setNeedsLayout()
        table?.heightsMayHaveChanged()
    }

    /// Whether the cell looks selected.
    private var isMarked: Bool { (isSelected || isHighlighted) && selectionStyle != .none }

    final func layoutParts() {
        showGround()
        placeGround(backgroundView, isShown: true, above: ground)
        placeGround(selectedBackgroundView, isShown: isMarked, above: backgroundView ?? ground)
        let right = placeAccessory()
        contentView.frame = CGRect(x: 0, y: 0, width: max(0, right), height: bounds.height)
        configured?.frame = contentView.bounds
        contentView.layoutIfNeeded()
        placeTexts()
        let inset = separatorInset
        let line = 1 / max(traitCollection.displayScale, 1)
        separator.frame = CGRect(
            x: inset.left, y: bounds.height - line, width: max(0, bounds.width - inset.left - inset.right),
            height: line)
    }

    private func showGround() {
        let look = backgroundConfiguration
        let isGray = isMarked && selectedBackgroundView == nil
        ground.isHidden = !isGray && look == nil
        ground.frame = bounds.inset(by: look?.insets(isLeftToRight) ?? .zero)
        ground.backgroundColor = isGray ? .systemGray4 : look?.backgroundColor
        ground.layer.cornerRadius = look?.cornerRadius ?? 0
        ground.layer.borderWidth = look?.strokeWidth ?? 0
        ground.layer.borderColor = look?.strokeColor?.resolvedColor(with: traitCollection).cgColor
    }

    private var isLeftToRight: Bool { effectiveUserInterfaceLayoutDirection == .leftToRight }

    private func placeGround(_ view: UIView?, isShown: Bool, above other: UIView) {
        guard let view else { return }
        guard isShown else { return view.removeFromSuperview() }
        view.frame = bounds
        if view.superview !== self { insertSubview(view, aboveSubview: other.superview === self ? other : ground) }
    }

    /// - Returns: Where the room for content ends.
    private func placeAccessory() -> CGFloat {
        let edge = Metrics.accessoryEdge
        if let accessoryView {
            accessorySign.isHidden = true
            if accessoryView.superview !== self { addSubview(accessoryView) }
            let size = accessoryView.bounds.size
            accessoryView.frame = CGRect(
                x: bounds.width - edge - size.width, y: (bounds.height - size.height) / 2, width: size.width,
                height: size.height)
            return accessoryView.frame.minX
        }
        accessorySign.isHidden = accessoryType == .none
        guard accessoryType != .none else { return bounds.width }
        let size = accessorySign.show(accessoryType, traitCollection)
        accessorySign.frame = CGRect(
            x: bounds.width - edge - size.width, y: (bounds.height - size.height) / 2, width: size.width,
            height: size.height)
        return accessorySign.frame.minX
    }

    private func placeTexts() {
        guard configured == nil else { return }
        let side = Metrics.side(bounds.width)
        var left = side + CGFloat(max(0, indentationLevel)) * indentationWidth
        let height = bounds.height
        if let shownImage, let image = shownImage.image {
            let size = image.size
            let scale = size.height > height && size.height > 0 ? height / size.height : 1
            shownImage.frame = CGRect(
                x: left, y: (height - size.height * scale) / 2, width: size.width * scale,
                height: size.height * scale)
            left = shownImage.frame.maxX + Metrics.imageGap
        }
        let room = max(0, contentView.bounds.width - left - (contentView.bounds.width == bounds.width ? side : 8))
        let first = fitting(titleLabel, room)
        let second = fitting(secondLabel, room)
        switch style {
        case .default:
            titleLabel?.frame = CGRect(x: left, y: 0, width: room, height: height)
        case .subtitle:
            let gap: CGFloat = first.height > 0 && second.height > 0 ? 3 : 0
            let top = (height - first.height - gap - second.height) / 2
            titleLabel?.frame = CGRect(x: left, y: top, width: room, height: first.height)
            secondLabel?.frame = CGRect(
                x: left, y: top + first.height + gap, width: room, height: second.height)
        case .value1:
            let end = min(second.width, room)
            titleLabel?.frame = CGRect(
                x: left, y: 0, width: max(0, room - end - (end > 0 ? 8 : 0)), height: height)
            secondLabel?.frame = CGRect(x: left + room - end, y: 0, width: end, height: height)
        case .value2:
            titleLabel?.frame = CGRect(x: left, y: 0, width: 91, height: height)
            secondLabel?.frame = CGRect(x: left + 97, y: 0, width: max(0, room - 97), height: height)
        }
    }

    private func fitting(_ label: UILabel?, _ width: CGFloat) -> CGSize {
        guard let label, label.text?.isEmpty == false else { return .zero }
        return label.sizeThatFits(CGSize(width: max(width, 1), height: 0))
    }

    /// What the content asks for in a width.
    final func fittingHeight(_ width: CGFloat) -> CGFloat {
        let right =
            accessoryView.map { width - $0.bounds.width - 16 } ?? (accessoryType == .none ? width : width - 28)
        if let configured {
            let list = configured as? UIListContentView
            let height =
                list?.sizeThatFits(CGSize(width: right, height: 0)).height
                ?? configured.systemLayoutSizeFitting(
                    CGSize(width: right, height: 0), withHorizontalFittingPriority: .required,
                    verticalFittingPriority: .fittingSizeLevel
                ).height
            return list == nil ? height : max(Metrics.height, height)
        }
        if !contentView.constraints.isEmpty {
            return contentView.systemLayoutSizeFitting(
                CGSize(width: right, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
        }
        let room = max(1, right - 2 * Metrics.side(width))
        let texts = [titleLabel, secondLabel].map { fitting($0, room).height }
        let content = style == .subtitle ? texts[0] + (texts[1] > 0 ? texts[1] + 3 : 0) : texts.max() ?? 0
        return max(Metrics.height, content + 2 * Metrics.textEdge)
    }
}

extension UIBackgroundConfiguration {
    func insets(_ isLeftToRight: Bool) -> UIEdgeInsets {
        let own = backgroundInsets
        return UIEdgeInsets(
            top: own.top, left: isLeftToRight ? own.leading : own.trailing, bottom: own.bottom,
            right: isLeftToRight ? own.trailing : own.leading)
    }
}
