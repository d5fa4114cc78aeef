import QuartzCore

extension UIButton {
    public typealias ConfigurationUpdateHandler = (UIButton) -> Void

    /// What a button looks like, in the newer style.
    @MainActor @preconcurrency public struct Configuration {
        public enum CornerStyle: Int, Sendable {
            case fixed = -1
            case dynamic, small, medium, large, capsule
        }

        public enum Size: Int, Sendable { case medium, small, mini, large }

        public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }

        enum Kind { case plain, gray, tinted, filled }

        let kind: Kind
        public var background: UIBackgroundConfiguration
        public var cornerStyle = CornerStyle.dynamic
        public var buttonSize = Size.medium
        public var title: String?
        public var subtitle: String?
        public var image: UIImage?
        /// The side of the title on which the image stands.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// Between image and title, in points.
        public var imagePadding: CGFloat = 0
        public var titlePadding: CGFloat = 1
        public var titleAlignment = TitleAlignment.automatic
        public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?
        /// There is no indicator in a button here.
        public var showsActivityIndicator = false
        public var automaticallyUpdateForSelection = true

        private init(_ kind: Kind) {
            self.kind = kind
            background = .clear()
            background.cornerRadius = 5.95
        }

        public mutating func setDefaultContentInsets() {
            contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        }

        public func updated(for button: UIButton) -> Configuration { self }

        /// No background, tinted content.
        public static func plain() -> Configuration { Configuration(.plain) }
        public static func borderless() -> Configuration { Configuration(.plain) }
        /// A gray background, tinted content.
        public static func gray() -> Configuration { Configuration(.gray) }
        public static func bordered() -> Configuration { Configuration(.gray) }
        /// A pale background of the tint, tinted content.
        public static func tinted() -> Configuration { Configuration(.tinted) }
        public static func borderedTinted() -> Configuration { Configuration(.tinted) }
        /// A background of the tint, white content.
        public static func filled() -> Configuration { Configuration(.filled) }
        public static func borderedProminent() -> Configuration { Configuration(.filled) }
    }
}

extension UIButton.Configuration {
    func foregroundColor(of button: UIButton) -> UIColor? {
        if let baseForegroundColor { return baseForegroundColor }
        return kind == .filled ? .white : button.tintColor
    }

    /// The background as it is drawn for the button's present state.
    func plateLook(of button: UIButton) -> ButtonPlate.Look {
        let base = baseBackgroundColor ?? button.tintColor
        let own: UIColor? =
            switch kind {
            case .plain:
                button.isSelected ? base?.withAlphaComponent(0.15) : baseBackgroundColor.map { _ in .clear }
            case .gray: baseBackgroundColor ?? .secondarySystemFill
            case .tinted: base?.withAlphaComponent(0.18)
            case .filled: base
            }
        let insets = background.backgroundInsets
        return ButtonPlate.Look(
            color: background.backgroundColor ?? own, cornerRadius: cornerRadius(in: button.bounds),
            strokeColor: background.strokeColor, strokeWidth: background.strokeWidth, image: background.image,
            insets: UIEdgeInsets(
                top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing),
            opacity: button.isEnabled ? (button.isHighlighted ? 0.75 : 1) : 0.5)
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
}
