#if canImport(AppKit) && !targetEnvironment(macCatalyst)
    import AppKit
    import SwiftUI

    enum CornerOutlinePath {
        /// The outline of continuous corners in a view whose y grows upwards: SwiftUI's shape, upside down.
        static func path(in bounds: CGRect, radii: Radii) -> CGPath? {
            let shape = UnevenRoundedRectangle(
                topLeadingRadius: radii.topLeft, bottomLeadingRadius: radii.bottomLeft,
                bottomTrailingRadius: radii.bottomRight, topTrailingRadius: radii.topRight, style: .continuous)
            var flip = CGAffineTransform(translationX: 0, y: bounds.height).scaledBy(x: 1, y: -1)
            return shape.path(in: CGRect(origin: .zero, size: bounds.size)).cgPath.copy(using: &flip)
        }
    }
#endif
