import Foundation

/// How previews are shown that someone looks at.
package struct LiveSettings: Codable, Sendable, Equatable {
    /// Pixels to a point, 0.5 ... 4.
    package var scale = 2.0
    package var appearance = PreviewRequest.Appearance.light
    /// The device that all previews fill; nil where each has its own size.
    package var device: Device?
    package var isRightToLeft = false
    package var textSize = TextSize.standard

    /// A screen, in points.
    package struct Device: Codable, Sendable, Equatable {
        package var width: Double
        package var height: Double
        /// Of its corners, which concentric corners follow.
        package var cornerRadius: Double

        package init(width: Double, height: Double, cornerRadius: Double) {
            (self.width, self.height, self.cornerRadius) = (width, height, cornerRadius)
        }
    }

    /// The size of text that the user prefers, from the smallest on.
    package enum TextSize: String, Codable, Sendable, CaseIterable {
        case extraSmall, small, medium, standard, large, extraLarge, largest
        case accessible, accessibleLarge, accessibleExtraLarge, accessibleLarger, accessibleLargest
    }

    package init() {}

    /// With each number brought into its range.
    package var limited: LiveSettings {
        func clamp(_ value: Double, _ low: Double, _ high: Double) -> Double {
            value.isFinite ? min(max(value, low), high) : low
        }
        var limited = self
        limited.scale = clamp(scale, 0.5, 4)
        if let device {
            let (width, height) = (clamp(device.width, 1, 4096), clamp(device.height, 1, 4096))
            limited.device = Device(
                width: width, height: height,
                cornerRadius: clamp(device.cornerRadius, 0, min(width, height) / 2))
        }
        return limited
    }
}
