import QuartzCore

/// Shows a list's content.
@MainActor @preconcurrency open class UIListContentView: UIView, UIContentView {
    private var content: UIListContentConfiguration
    private let imageView = UIImageView(frame: .zero)
    private let label = UILabel(frame: .zero)
    private let secondLabel = UILabel(frame: .zero)

    public init(configuration: UIListContentConfiguration) {
        content = configuration
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        for view in [imageView, label, secondLabel] { addSubview(view) }
        show()
    }

    public required init?(coder: NSCoder) { return nil }

    /// What is no list's content is ignored.
    open var configuration: any UIContentConfiguration {
        get { content }
        set {
            guard let newValue = newValue as? UIListContentConfiguration else { return }
            content = newValue
            show()
        }
    }

    private func show() {
        imageView.image = content.image
        imageView.isHidden = content.image == nil
        imageView.contentMode = .scaleAspectFit
        if let tint = content.imageProperties.tintColor { imageView.tintColor = tint }
        imageView.layer.cornerRadius = content.imageProperties.cornerRadius
        imageView.clipsToBounds = content.imageProperties.cornerRadius > 0
        show(label, content.text, content.attributedText, content.textProperties)
        show(secondLabel, content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func show(
        _ label: UILabel, _ text: String?, _ attributed: NSAttributedString?,
        _ properties: UIListContentConfiguration.TextProperties
    ) {
        properties.apply(to: label)
        if let attributed { label.attributedText = attributed } else { label.text = text.map(properties.shown) }
        label.isHidden = text == nil && attributed == nil
    }

    /// Where the parts lie in a width, and how high all is.
    private struct Places {
        var image = CGRect.zero
        var text = CGRect.zero
        var second = CGRect.zero
        var height: CGFloat = 0
    }

    private func places(_ width: CGFloat) -> Places {
        var places = Places()
        let margins = content.directionalLayoutMargins
        var x = margins.leading
        var imageRoom = CGSize.zero
        if let image = content.image {
            let sizes = content.imageProperties.sizes(of: image)
            imageRoom = sizes.room
            places.image = CGRect(
                origin: CGPoint(x: x + (sizes.room.width - sizes.image.width) / 2, y: 0), size: sizes.image)
            x += sizes.room.width + content.imageToTextPadding
        }
        let room = max(0, width - x - margins.trailing)
        func size(_ label: UILabel, _ width: CGFloat) -> CGSize {
            label.isHidden ? .zero : label.sizeThatFits(CGSize(width: max(width, 1), height: 0))
        }
        var (first, second) = (size(label, room), size(secondLabel, room))
        let gap = label.isHidden || secondLabel.isHidden ? 0 : content.textToSecondaryTextHorizontalPadding
        let fitsBeside = first.width + gap + second.width <= room + 0.01
        let textHeight: CGFloat
        if content.prefersSideBySideTextAndSecondaryText, fitsBeside {
            textHeight = max(first.height, second.height)
            places.text = CGRect(x: x, y: (textHeight - first.height) / 2, width: first.width, height: first.height)
            places.second = CGRect(
                x: x + room - second.width, y: (textHeight - second.height) / 2, width: second.width,
                height: second.height)
        } else {
            (first.width, second.width) = (room, room)
            let padding = label.isHidden || secondLabel.isHidden ? 0 : content.textToSecondaryTextVerticalPadding
            textHeight = first.height + padding + second.height
            places.text = CGRect(x: x, y: 0, width: first.width, height: first.height)
            places.second = CGRect(x: x, y: first.height + padding, width: second.width, height: second.height)
        }
        let inner = max(textHeight, imageRoom.height)
        places.height = max(inner + margins.top + margins.bottom, 0)
        let top = margins.top
        places.image.origin.y = top + (inner - places.image.height) / 2
        for path in [\Places.text, \Places.second] {
            places[keyPath: path].origin.y += top + (inner - textHeight) / 2
        }
        return places
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let places = places(bounds.width)
        // What is too high or too low stands in the middle.
        let shift = (bounds.height - places.height) / 2
        let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
        func frame(_ rect: CGRect) -> CGRect {
            CGRect(
                x: isLeftToRight ? rect.minX : bounds.width - rect.maxX, y: rect.minY + shift, width: rect.width,
                height: rect.height)
        }
        imageView.frame = frame(places.image)
        label.frame = frame(places.text)
        secondLabel.frame = frame(places.second)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width > 0 && size.width < 1e6 ? size.width : 1e5
        return CGSize(width: size.width, height: places(width).height.rounded(.up))
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(CGSize(width: bounds.width, height: 0)).height)
    }

    package override var hasHeightForWidth: Bool { true }

    override func intrinsicContentSize(forWidth width: CGFloat) -> CGSize {
        sizeThatFits(CGSize(width: width, height: 0))
    }
}
