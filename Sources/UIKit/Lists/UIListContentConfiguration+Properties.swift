import QuartzCore

extension UIListContentConfiguration {
    /// How a text looks.
    @MainActor @preconcurrency public struct TextProperties {
        public enum TextAlignment: Int, Sendable { case natural, center, justified }
        public enum TextTransform: Int, Sendable { case none, uppercase, lowercase, capitalized }

        public var font: UIFont
        public var color = UIColor.label
        public var alignment = TextAlignment.natural
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// 0 for as many as there are.
        public var numberOfLines = 0
        public var adjustsFontSizeToFitWidth = false
        public var minimumScaleFactor: CGFloat = 0
        /// Kept; letters are not moved together.
        public var allowsDefaultTighteningForTruncation = false
        public var adjustsFontForContentSizeCategory = false
        public var transform = TextTransform.none

        init(font: UIFont) { self.font = font }

        func shown(_ text: String) -> String {
            switch transform {
            case .none: text
            case .uppercase: text.uppercased()
            case .lowercase: text.lowercased()
            case .capitalized: text.capitalized
            }
        }

        func apply(to label: UILabel) {
            label.font = font
            label.textColor = color
            label.textAlignment = alignment == .center ? .center : alignment == .justified ? .justified : .natural
            label.lineBreakMode = lineBreakMode
            label.numberOfLines = numberOfLines
            label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
            label.minimumScaleFactor = minimumScaleFactor
            label.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
        }
    }

    /// How an image looks.
    @MainActor @preconcurrency public struct ImageProperties {
        /// A size that the system chooses.
        public nonisolated static let standardDimension: CGFloat = .greatestFiniteMagnitude

        /// The cell's tint where there is none.
        public var tintColor: UIColor?
        public var cornerRadius: CGFloat = 0
        /// 0 on an axis for no limit there, in points.
        public var maximumSize = CGSize.zero
        /// The room that the image is centred in; 0 on an axis for its own size.
        public var reservedLayoutSize = CGSize.zero
        public var accessibilityIgnoresInvertColors = false

        init() {}

        /// The size of an image under the limits, and that of its room.
        func sizes(of image: UIImage) -> (image: CGSize, room: CGSize) {
            var size = image.size
            func limited(_ side: CGFloat) -> Bool { side > 0 && side < 1e6 }
            var scale: CGFloat = 1
            if limited(maximumSize.width), size.width > 0 { scale = min(scale, maximumSize.width / size.width) }
            if limited(maximumSize.height), size.height > 0 { scale = min(scale, maximumSize.height / size.height) }
            size = CGSize(width: size.width * scale, height: size.height * scale)
            func room(_ reserved: CGFloat, _ own: CGFloat, _ standard: CGFloat) -> CGFloat {
                reserved <= 0 ? own : max(own, limited(reserved) ? reserved : standard)
            }
            return (
                size,
                CGSize(
                    width: room(reservedLayoutSize.width, size.width, 28),
                    height: room(reservedLayoutSize.height, size.height, 28))
            )
        }
    }
}
