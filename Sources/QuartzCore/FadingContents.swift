import CoreGraphics

/// Contents between two images, one fading into the other; either may be none.
struct FadingContents {
    let old: CGImage?
    let new: CGImage?
    /// 0 ... 1, the share of the new one.
    let progress: Double

    /// The one that is seen more.
    var nearer: CGImage? { progress < 0.5 ? old : new }

    /// Nil where the values are no images, or both none. A fade that is broken off goes on
    /// from the image that it led to, so that images that change in every frame are seen.
    init?(from start: LayerValue, to end: LayerValue, at progress: Double) {
        guard let old = Self.image(start), let new = Self.image(end), old != nil || new != nil else { return nil }
        (self.old, self.new) = (old, new)
        self.progress = min(max(progress, 0), 1)
    }

    /// The image of a value, which may be none; nil where it is something else.
    private static func image(_ value: LayerValue) -> CGImage?? {
        switch value {
        case .none: .some(nil)
        case .object(let image as CGImage): .some(image)
        case .object(let fade as FadingContents): .some(fade.new)
        default: nil
        }
    }
}
