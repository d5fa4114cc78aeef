import QuartzCore

extension UIImage {
    /// The variants of the image, of which it is one: views show the one for their traits.
    public final var imageAsset: UIImageAsset? {
        if let assetReference { return assetReference }
        let asset = UIImageAsset()
        asset.register(self, with: UITraitCollection())
        return asset
    }
}
