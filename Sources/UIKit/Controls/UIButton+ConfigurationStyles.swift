import QuartzCore

extension UIButton.Configuration {
    /// No background, tinted content.
    public static func plain() -> Self { Self(.plain) }
    public static func borderless() -> Self { Self(.plain) }
    /// A gray background, tinted content.
    public static func gray() -> Self { Self(.gray) }
    public static func bordered() -> Self { Self(.gray) }
    /// A pale background of the tint, tinted content.
    public static func tinted() -> Self { Self(.tinted) }
    public static func borderedTinted() -> Self { Self(.tinted) }
    /// A background of the tint, white content.
    public static func filled() -> Self { Self(.filled) }
    public static func borderedProminent() -> Self { Self(.filled) }

    public enum CornerStyle: Int, Sendable {
        case fixed = -1
        case dynamic, small, medium, large, capsule
    }

    public enum Size: Int, Sendable {
        case medium, small, mini, large

        /// Reported of iOS 15 to 18; the medium ones are Apple's own figures.
        var contentInsets: NSDirectionalEdgeInsets {
            switch self {
            case .mini: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
            case .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
            case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
            case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
            }
        }

        var titleStyle: UIFont.TextStyle {
            switch self {
            case .mini, .small: .subheadline
            case .medium, .large: .body
            }
        }
    }

    public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }
    public enum Indicator: Int, Sendable { case automatic, none, popup }
    public enum MacIdiomStyle: Int, Sendable { case automatic, bordered, borderless, borderlessTinted }
}
