import QuartzCore

/// Shows one item of a tab bar: an image over a small title, and a badge.
@MainActor final class TabView: UIControl {
    let item: UITabBarItem
    private let imageView = UIImageView(frame: .zero)
    private let label = UILabel(frame: .zero)
    private let badge = UILabel(frame: .zero)

    init(_ item: UITabBarItem) {
        self.item = item
        super.init(frame: .zero)
        label.textAlignment = .center
        badge.textAlignment = .center
        badge.font = .systemFont(ofSize: 13)
        badge.textColor = .white
        badge.clipsToBounds = true
        badge.layer.cornerRadius = 9
        for view in [imageView, label, badge] { addSubview(view) }
    }

    required init?(coder: NSCoder) { return nil }

    func show(color: UIColor, attributes: [NSAttributedString.Key: Any], isChosen: Bool) {
        isEnabled = item.isEnabled
        let image = isChosen ? item.selectedImage ?? item.image : item.image
        imageView.image = image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image
        imageView.tintColor = color
        var all: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 10, weight: .medium), .foregroundColor: color,
        ]
        all.merge(attributes) { $1 }
        all.merge(item.titleTextAttributes(for: isChosen ? .selected : .normal) ?? [:]) { $1 }
        label.attributedText = NSAttributedString(string: item.title ?? "", attributes: all)
        badge.text = item.badgeValue
        badge.isHidden = item.badgeValue == nil
        badge.backgroundColor = item.badgeColor ?? .systemRed
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = imageView.image?.size ?? .zero
        let insets = item.imageInsets
        let hasTitle = item.title?.isEmpty == false
        let middle = hasTitle ? 20 : bounds.height / 2
        imageView.frame = CGRect(
            x: (bounds.width - size.width) / 2 + insets.left - insets.right,
            y: middle - size.height / 2 + insets.top - insets.bottom, width: size.width, height: size.height)
        let move = item.titlePositionAdjustment
        label.frame = CGRect(x: move.horizontal, y: 35 + move.vertical, width: bounds.width, height: 12)
        let width = max(18, badge.sizeThatFits(.zero).width.rounded(.up) + 10)
        badge.frame = CGRect(x: bounds.midX + 6, y: 2, width: width, height: 18)
    }

    override var takesTaps: Bool { true }
}
