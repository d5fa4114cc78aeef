import PreviewChannel
import UIKit

extension LiveSettings.TextSize {
    var category: UIContentSizeCategory {
        switch self {
        case .extraSmall: .extraSmall
        case .small: .small
        case .medium: .medium
        case .standard: .large
        case .large: .extraLarge
        case .extraLarge: .extraExtraLarge
        case .largest: .extraExtraExtraLarge
        case .accessible: .accessibilityMedium
        case .accessibleLarge: .accessibilityLarge
        case .accessibleExtraLarge: .accessibilityExtraLarge
        case .accessibleLarger: .accessibilityExtraExtraLarge
        case .accessibleLargest: .accessibilityExtraExtraExtraLarge
        }
    }
}
