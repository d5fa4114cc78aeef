internal import CornerGeometry

extension Edge.Corner {
    /// How a corner comes by its radius. A number stands for a fixed radius.
    public struct Style: Hashable, Sendable {
        let rule: CornerRule

        /// The container's radius at the same corner less the distance between the two corners, at least 0.
        public static var concentric: Style { Style(rule: .concentric(minimum: nil)) }

        /// - Parameter minimum: The radius is not less; of this style a fixed radius counts, and a concentric one its own
        ///   minimum.
        public static func concentric(minimum: Style? = nil) -> Style {
            switch minimum?.rule {
            case .fixed(let radius)?: Style(rule: .concentric(minimum: radius))
            case .concentric(let radius)?: Style(rule: .concentric(minimum: radius))
            default: .concentric
            }
        }

        /// In points; an infinite radius is as round as the shape allows.
        public static func fixed(_ radius: CGFloat) -> Style { Style(rule: .fixed(radius)) }
    }
}

extension Edge.Corner.Style: ExpressibleByFloatLiteral {
    public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
}

extension Edge.Corner.Style: ExpressibleByIntegerLiteral {
    public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
}
