import QuartzCore

/// What a trait collection says; a trait that it says nothing about is unspecified.
struct TraitValues: Hashable, Sendable {
    var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    /// Pixels a point; 0 where it is not specified.
    var displayScale: CGFloat = 0
    var displayGamut = UIDisplayGamut.unspecified
    var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    var accessibilityContrast = UIAccessibilityContrast.unspecified
    var userInterfaceLevel = UIUserInterfaceLevel.unspecified

    /// Takes over what `other` specifies.
    mutating func apply(_ other: TraitValues) {
        func take<Value: Equatable>(_ path: WritableKeyPath<TraitValues, Value>) {
            let value = other[keyPath: path]
            if value != Self.unspecified[keyPath: path] { self[keyPath: path] = value }
        }
        take(\.userInterfaceIdiom)
        take(\.userInterfaceStyle)
        take(\.layoutDirection)
        take(\.displayScale)
        take(\.displayGamut)
        take(\.horizontalSizeClass)
        take(\.verticalSizeClass)
        take(\.preferredContentSizeCategory)
        take(\.accessibilityContrast)
        take(\.userInterfaceLevel)
    }

    private static let unspecified = TraitValues()

    /// A telephone held upright.
    static func phone(style: UIUserInterfaceStyle, scale: CGFloat) -> TraitValues {
        TraitValues(
            userInterfaceIdiom: .phone, userInterfaceStyle: style, layoutDirection: .leftToRight,
            displayScale: scale,
            displayGamut: .SRGB, horizontalSizeClass: .compact, verticalSizeClass: .regular,
            preferredContentSizeCategory: .large, accessibilityContrast: .normal, userInterfaceLevel: .base)
    }
}
