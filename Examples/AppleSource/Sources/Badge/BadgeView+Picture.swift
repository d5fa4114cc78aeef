import UIKit

extension BadgeView {
    /// The badge as a PNG, two pixels to a point. This file is compiled as it is.
    public func pngData() -> Data? {
        layoutIfNeeded()
        return UIGraphicsImageRenderer(bounds: bounds).image { layer.render(in: $0.cgContext) }.pngData()
    }
}
