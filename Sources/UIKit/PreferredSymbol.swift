import QuartzCore

/// A symbol as a view prefers it, kept for as long as both stay the same.
struct PreferredSymbol {
    private var source: UIImage?
    private var configuration: UIImage.SymbolConfiguration?
    private var result: UIImage?

    mutating func styled(_ image: UIImage, _ configuration: UIImage.SymbolConfiguration?) -> UIImage {
        if let result, source === image, self.configuration === configuration { return result }
        let styled = image.preferring(configuration)
        (source, self.configuration, result) = (image, configuration, styled)
        return styled
    }
}
