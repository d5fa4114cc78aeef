/// The scenes. Most are one picture; an animated one has a picture for each of its frames.
enum SceneName: String, CaseIterable, Sendable {
    case oneCard = "S1"
    case cards = "S2"
    case uniformCards = "S2u"
    case cardsWithoutShadow = "S3"
    case bigBlur = "S4"
    case continuousCorners = "S5"
    case badge = "S6"
    case strokesAndDashes = "S7"
    case maskedTiles = "S8"
    case contentShadows = "S9"
    case animation = "S11"
    case huge = "S12"
    case opaqueFill = "S13a"
    case translucentFill = "S13b"

    var frameCount: Int { self == .animation ? 120 : 1 }

    /// The frame that pictures and digests show.
    var pictureFrame: Int { frameCount / 2 }

    func scene(frame: Int = 0) -> Scene {
        switch self {
        case .oneCard: .oneCard()
        case .cards: .cards(radius: nil, shadow: true)
        case .uniformCards: .cards(radius: 12, shadow: true)
        case .cardsWithoutShadow: .cards(radius: nil, shadow: false)
        case .bigBlur: .bigBlur()
        case .continuousCorners: .continuousCorners()
        case .badge: .badge()
        case .strokesAndDashes: .strokesAndDashes()
        case .maskedTiles: .maskedTiles()
        case .contentShadows: .contentShadows()
        case .animation: .animation(frame: frame)
        case .huge: .huge()
        case .opaqueFill: .wholeFill(alpha: 255)
        case .translucentFill: .wholeFill(alpha: 128)
        }
    }
}
