/// A blurred shadow before its colour.
enum ShadowPlane: Sendable {
    case bytes(AlphaPlane)
    /// Worked out while it is painted.
    case coarse(BlurredPlane)

    /// - Parameter shadow: Whose falloff the blur has; Quartz's rule has an opacity of its own.
    init(_ blurred: BlurredPlane, _ shadow: Shadow, kernels: Kernels) {
        var blurred = blurred
        blurred.trim()
        if shadow.falloff == .gaussian, blurred.shift >= 1 {
            self = .coarse(blurred)
        } else {
            self = .bytes(blurred.alphas(kernels: kernels).faded(by: shadow))
        }
    }

    var bounds: PixelRect {
        switch self {
        case .bytes(let plane): plane.bounds
        case .coarse(let plane): plane.bounds
        }
    }
}
