import QuartzCore

/// Images as buttons change them.
@MainActor enum ButtonImages {
    /// The same shape, half as bright.
    static func darkened(_ image: UIImage) -> UIImage {
        guard !image.content.isTemplate else { return image }
        let format = UIGraphicsImageRendererFormat()
        format.scale = image.scale
        let bounds = CGRect(origin: .zero, size: image.size)
        return UIGraphicsImageRenderer(size: image.size, format: format).image { context in
            image.draw(in: bounds)
            UIColor(white: 0, alpha: 0.5).setFill()
            context.fill(bounds, blendMode: .sourceAtop)
        }
    }
}
