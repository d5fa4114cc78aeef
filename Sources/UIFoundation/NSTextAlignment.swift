import CoreText

/// Where in its column a line stands.
public enum NSTextAlignment: Int, Sendable {
    case left = 0
    case center = 1
    case right = 2
    /// At both sides; the last line of a paragraph as natural.
    case justified = 3
    /// At the side where reading begins.
    case natural = 4

    package var settings: ParagraphSettings.Alignment {
        switch self {
        case .left: .left
        case .center: .center
        case .right: .right
        case .justified: .justified
        case .natural: .natural
        }
    }
}
