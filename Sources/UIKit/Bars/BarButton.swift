import QuartzCore

/// Shows an item of a bar and does what it is for.
@MainActor final class BarButton: UIControl {
    let item: UIBarButtonItem
    private let label = UILabel(frame: .zero)
    private let imageView = UIImageView(frame: .zero)

    init(_ item: UIBarButtonItem) {
        self.item = item
        super.init(frame: .zero)
        for view in [label, imageView] { addSubview(view) }
        addAction(UIAction { [weak self] _ in self?.perform() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { return nil }

    private func perform() {
        if let action = item.primaryAction { return action.performWithSender(item, target: nil) }
        guard let action = item.action else { return }
        UIApplication.shared.sendAction(action, to: item.target, from: item, for: nil)
    }

    /// - Parameter attributes: Of the title, from the bar.
    func show(_ attributes: [NSAttributedString.Key: Any], tint: UIColor) {
        isEnabled = item.isEnabled
        if let custom = item.customView {
            if custom.superview !== self { addSubview(custom) }
            return
        }
        let color = isEnabled ? item.tintColor ?? tint : .tertiaryLabel
        let isStrong = item.style == .done || item.knownItem?.isStrong == true
        var all: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 17, weight: isStrong ? .semibold : .regular), .foregroundColor: color,
        ]
        all.merge(attributes) { $1 }
        all.merge(item.titleTextAttributes(for: isEnabled ? .normal : .disabled) ?? [:]) { $1 }
        let image = item.image ?? item.knownItem?.image
        imageView.image = image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image
        imageView.tintColor = color
        let title = image == nil ? item.title ?? item.knownItem?.title ?? "" : ""
        label.attributedText = NSAttributedString(string: title, attributes: all)
        alpha = isHighlighted ? 0.3 : 1
    }

    /// The content's own width, or the item's.
    var width: CGFloat {
        if item.width > 0 { return item.width }
        if let custom = item.customView {
            if custom.bounds.width > 0 { return custom.bounds.width }
            return max(0, custom.intrinsicContentSize.width)
        }
        if let image = imageView.image { return image.size.width }
        return label.sizeThatFits(.zero).width.rounded(.up)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if let custom = item.customView {
            let own = custom.bounds.height > 0 ? custom.bounds.height : custom.intrinsicContentSize.height
            let height = own > 0 ? min(own, bounds.height) : bounds.height
            custom.frame = CGRect(
                x: 0, y: (bounds.height - height) / 2, width: bounds.width, height: height)
            return
        }
        label.frame = bounds
        guard let size = imageView.image?.size else { return imageView.frame = .zero }
        imageView.frame = CGRect(
            x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width,
            height: size.height)
    }

    override func stateChanged() {
        super.stateChanged()
        alpha = isHighlighted ? 0.3 : 1
    }

    override var takesTaps: Bool { true }
}

extension UIBarButtonItem.SystemItem {
    var isSpace: Bool { self == .flexibleSpace || self == .fixedSpace }
    var isStrong: Bool { self == .done || self == .save }

    var title: String {
        switch self {
        case .done: "Done"
        case .cancel: "Cancel"
        case .edit: "Edit"
        case .save: "Save"
        case .undo: "Undo"
        case .redo: "Redo"
        case .add: "+"
        case .close: "\u{00D7}"
        default: "\(self)".capitalized
        }
    }

    /// The symbol that the system shows, where symbols are.
    @MainActor var image: UIImage? {
        let name: String? =
            switch self {
            case .add: "plus"
            case .compose: "square.and.pencil"
            case .reply: "arrowshape.turn.up.left"
            case .action: "square.and.arrow.up"
            case .organize: "folder"
            case .bookmarks: "book"
            case .search: "magnifyingglass"
            case .refresh: "arrow.clockwise"
            case .stop, .close: "xmark"
            case .camera: "camera"
            case .trash: "trash"
            case .play: "play.fill"
            case .pause: "pause.fill"
            case .rewind: "backward.fill"
            case .fastForward: "forward.fill"
            default: nil
            }
        return name.flatMap { UIImage(systemName: $0) }
    }
}
