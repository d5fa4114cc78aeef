import Foundation
internal import Raster

extension CGColor {
    /// A pattern to fill and stroke with. Where one plain colour is needed, it is clear.
    ///
    /// - Parameters:
    ///   - space: Made by `CGColorSpace(patternBaseSpace:)`, with a base for a stencil.
    ///   - components: For a coloured pattern its alpha; for a stencil the base's components, and alpha.
    public convenience init?(
        patternSpace space: CGColorSpace, pattern: CGPattern, components: UnsafePointer<CGFloat>
    ) {
        guard space.model == .pattern, pattern.isColored || space.numberOfComponents > 0 else {
            Notice.once(
                "CGColor(patternSpace:pattern:components:): needs a pattern space, with a base for a stencil; nil")
            return nil
        }
        let count = pattern.isColored ? 0 : space.numberOfComponents
        let given = Array(UnsafeBufferPointer(start: components, count: count + 1))
        let padding = [CGFloat](repeating: 0, count: space.numberOfComponents - count)
        self.init(space: space, values: padding + given, pattern: pattern)
    }

    /// The colour that a stencil is painted in.
    func stencilPixel(times alpha: CGFloat) -> PixelColor {
        let (red, green, blue) = sRGB
        return PixelColor(red: red, green: green, blue: blue, alpha: Double(self.alpha * alpha))
    }
}
