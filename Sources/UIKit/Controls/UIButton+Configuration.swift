import QuartzCore

extension UIButton {
    public typealias ConfigurationUpdateHandler = (UIButton) -> Void

    /// What a button looks like, in the newer style.
    @MainActor @preconcurrency public struct Configuration {
        enum Kind { case plain, gray, tinted, filled }

        let kind: Kind
        public var background: UIBackgroundConfiguration
        public var cornerStyle = CornerStyle.dynamic
        /// Changes the insets and the font, unless they were set.
        public var buttonSize = Size.medium

        /// The title with its attributes; `title` is the same text without them.
        public var attributedTitle: AttributedString?
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// The line below the title, with its attributes.
        public var attributedSubtitle: AttributedString?
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// Between title and subtitle, in points.
        public var titlePadding: CGFloat = 1
        public var titleAlignment = TitleAlignment.automatic

        public var image: UIImage?
        /// Size, weight and look of a symbol that says nothing of these itself.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        public var imageColorTransformer: UIConfigurationColorTransformer?
        /// The side of the title on which the image stands.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// Between image and title, in points.
        public var imagePadding: CGFloat = 0
        /// The length along the title that is kept for the image at least, in points.
        public var imageReservation: CGFloat = 0

        /// Whether an activity indicator stands in the image's place.
        public var showsActivityIndicator = false
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
        /// The mark at the trailing edge of a button that pops up a menu.
        public var indicator = Indicator.automatic
        public var indicatorColorTransformer: UIConfigurationColorTransformer?

        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?
        public var automaticallyUpdateForSelection = true
        /// Kept: there is no Mac idiom here.
        public var macIdiomStyle = MacIdiomStyle.automatic
        private var ownContentInsets: NSDirectionalEdgeInsets?

        init(_ kind: Kind) {
            self.kind = kind
            background = .clear()
            background.cornerRadius = 5.95
        }

        public var title: String? {
            get { attributedTitle.map { String($0.characters) } }
            set { attributedTitle = newValue.map { AttributedString($0) } }
        }

        public var subtitle: String? {
            get { attributedSubtitle.map { String($0.characters) } }
            set { attributedSubtitle = newValue.map { AttributedString($0) } }
        }

        /// Around the content: 7 points above and below and 12 at the sides for a button of medium size.
        public var contentInsets: NSDirectionalEdgeInsets {
            get { ownContentInsets ?? buttonSize.contentInsets }
            set { ownContentInsets = newValue }
        }

        /// The insets follow the button's size again.
        public mutating func setDefaultContentInsets() { ownContentInsets = nil }

        /// The configuration as the button's state makes it; a selected plain button has a pale background.
        public func updated(for button: UIButton) -> Configuration { self }
    }
}
