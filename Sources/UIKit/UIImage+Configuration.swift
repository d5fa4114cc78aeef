import QuartzCore

extension UIImage {
    /// What an image is chosen by: traits, and for a symbol its size and look.
    open class Configuration: NSObject {
        public let traitCollection: UITraitCollection?

        public override init() {
            traitCollection = nil
            super.init()
        }

        public init(traitCollection: UITraitCollection?) {
            self.traitCollection = traitCollection
            super.init()
        }

        /// What the other says, and of the rest what this says. The traits of symbols are not kept.
        open func applying(_ otherConfiguration: UIImage.Configuration?) -> Self {
            guard let other = otherConfiguration else { return self }
            return (merged(with: other) as? Self) ?? self
        }

        open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
            applying(UIImage.Configuration(traitCollection: traitCollection))
        }

        private func merged(with other: UIImage.Configuration) -> UIImage.Configuration {
            let mine = (self as? UIImage.SymbolConfiguration)?.settings
            let others = (other as? UIImage.SymbolConfiguration)?.settings
            switch (mine, others) {
            case (let mine?, let others?): return UIImage.SymbolConfiguration(mine.applying(others))
            case (_?, nil): return self
            case (nil, _?): return other
            case (nil, nil): return Configuration(traitCollection: other.traitCollection ?? traitCollection)
            }
        }
    }
}
