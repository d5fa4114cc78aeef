import QuartzCore

/// The variants of one image, by the traits that each is meant for.
open class UIImageAsset: NSObject, @unchecked Sendable {
    // `@unchecked Sendable`: used where images are made, which is the main actor.
    private var variants: [(traits: UITraitCollection, image: UIImage)] = []

    public override init() {
        super.init()
    }

    /// Adds a variant, in the place of one that was meant for the same traits.
    open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
        unregister(traitCollection)
        variants.append((traitCollection, image))
        image.assetReference = self
    }

    open func unregister(_ traitCollection: UITraitCollection) {
        variants.removeAll { $0.traits == traitCollection }
    }

    /// The variant that fits best: one for the style of the traits, or else one that is meant for any.
    open func image(with traitCollection: UITraitCollection) -> UIImage {
        variant(for: traitCollection) ?? variants.first?.image ?? UIImage()
    }

    /// Nil where there is no variant for the traits' style.
    final func variant(for traits: UITraitCollection) -> UIImage? {
        variants.first { $0.traits.userInterfaceStyle == traits.userInterfaceStyle }?.image
            ?? variants.first { $0.traits.userInterfaceStyle == .unspecified }?.image
    }
}
