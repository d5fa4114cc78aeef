/// One figure: a series and how much there is of what grows in it.
struct GrowthFigure: Sendable, CustomStringConvertible {
    var series: GrowthSeries
    var size: Double

    static let all = GrowthSeries.allCases.flatMap { series in
        series.sizes.map { GrowthFigure(series: series, size: $0) }
    }

    init(series: GrowthSeries, size: Double) {
        self.series = series
        self.size = size
    }

    /// As in `cards=1000`. Nil where there is no such series, or it has no figure of that size.
    init?(_ text: String) {
        let parts = text.split(separator: "=", omittingEmptySubsequences: false)
        guard parts.count == 2, let series = GrowthSeries(rawValue: String(parts[0])),
            let size = Double(parts[1]), series.sizes.contains(size)
        else { return nil }
        self.init(series: series, size: size)
    }

    /// What `init(_:)` reads.
    var description: String {
        series.rawValue + "=" + (size == size.rounded() ? String(Int(size)) : String(size))
    }

    var scene: Scene {
        let count = Int(size)
        return switch series {
        case .cards: .cards(radius: nil, shadow: true, count: count)
        case .grid: .grid(count: count)
        case .covered: .covered(count: count)
        case .outside: .outside(count: count)
        case .sigma: .bigBlur(sigma: size)
        case .contentSigma: .contentShadows(sigma: size)
        case .canvas: .oneCard(side: count)
        case .nesting: .nested(depth: count)
        }
    }
}
