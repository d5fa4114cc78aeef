import CornerGeometry
import Foundation

/// Something with coverage. Everything but a stroke's own measures lies in pixels, y downwards.
///
/// What is rare and large is kept apart, so that the many outlines of a picture take little memory.
public struct Shape: Sendable {
    public enum Geometry: Sendable {
        /// Upright on the pixel grid, at any sub-pixel place: the fast way for fills and shadows.
        case outline(CornerOutline)
        /// What lies between two upright outlines: a border.
        indirect case ring(outer: CornerOutline, inner: CornerOutline)
        case path(PathData, FillRule)
        /// The path is in its own space, where the stroke's measures hold; then it is brought to pixels.
        indirect case stroke(PathData, StrokeStyle, Affine)
    }

    public let geometry: Geometry
    /// False: a pixel is in or out by its centre.
    public let isAntialiased: Bool
    /// The largest distance, in pixels, between a curve and the chords that stand for it.
    public let flatness: Flatness

    public init(_ geometry: Geometry, isAntialiased: Bool = true, flatness: Flatness = .exact) {
        self.geometry = geometry
        self.isAntialiased = isAntialiased
        self.flatness = flatness
    }
}
