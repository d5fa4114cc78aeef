import Foundation

/// A rectangle with a radius at each corner and the curve of those corners.
///
/// This one value feeds background, border, clip, shadow and hit-test. It is made valid once, here:
/// the rectangle is standardised, and neighbouring radii are limited so that they fit their common edge.
public struct CornerOutline: Hashable, Sendable {
    public let rect: CGRect
    public let radii: CornerRadii
    public let curve: CornerCurve

    public init(rect: CGRect, radii: CornerRadii = .zero, curve: CornerCurve = .circular) {
        self.rect = rect.standardized
        self.radii = radii
        self.curve = curve
    }

    public var isRectangle: Bool { radii.isZero }
}
