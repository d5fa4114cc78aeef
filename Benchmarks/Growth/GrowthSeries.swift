/// What grows from figure to figure, and by which sizes.
enum GrowthSeries: String, CaseIterable, Codable, Sendable {
    /// Cards of S2 on a canvas of one size: the more there are, the more of them are hidden.
    case cards
    /// Small cards side by side, all of them seen, on a canvas that grows with them.
    case grid
    /// Cards of S2 under one opaque rectangle.
    case covered
    /// Cards of S2 beside the canvas.
    case outside
    /// The standard deviation of S4's shadows, which are those of outlines.
    case sigma
    /// The standard deviation of S9's shadows, which are those of what groups hold.
    case contentSigma = "content-sigma"
    /// The side of a canvas that shows one card.
    case canvas
    /// Groups in groups, each with a card and the shadow of all that is in it.
    case nesting

    var sizes: [Double] {
        switch self {
        case .cards, .grid, .covered, .outside: [100, 300, 1000, 3000, 10_000, 30_000, 100_000]
        case .sigma, .contentSigma: [0.5, 1, 2, 5, 10, 20, 50, 100, 200]
        case .canvas: [256, 512, 1024, 2048, 4096, 8192, 16_384]
        case .nesting: [1, 3, 10, 30, 100, 200]
        }
    }

    /// For the picture.
    var title: String {
        switch self {
        case .cards: "Cards with shadows, 1920 × 1080"
        case .grid: "Cards side by side, all seen"
        case .covered: "Cards under an opaque rectangle"
        case .outside: "Cards beside the canvas"
        case .sigma: "Sigma of 20 outlines' shadows"
        case .contentSigma: "Sigma of 50 groups' shadows"
        case .canvas: "Side of the canvas, one card"
        case .nesting: "Groups with shadows, in each other"
        }
    }

    /// What the sizes count.
    var unit: String {
        switch self {
        case .cards, .grid, .covered, .outside: "cards"
        case .sigma, .contentSigma, .canvas: "pixels"
        case .nesting: "groups"
        }
    }
}
