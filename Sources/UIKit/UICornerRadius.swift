internal import CornerGeometry
import QuartzCore

/// How a corner of a view comes by its radius. A number stands for a fixed radius.
public struct UICornerRadius: Hashable, Sendable {
    let rule: CornerRule

    /// In points. A corner never has more than half of the view's shorter side; a negative radius is 0.
    public static func fixed(_ radius: Double) -> UICornerRadius {
        UICornerRadius(rule: .fixed(CGFloat(radius)))
    }

    /// What the container's radius at the same corner leaves after the distance between the two corners, so that both
    /// curves stay as far from each other as the edges are.
    ///
    /// The container is the nearest view above that has rounded corners of its own: a corner configuration, or else a
    /// corner radius of its layer; at the top it is the window.
    ///
    /// - Parameter minimum: In points; the radius is not less, also where there is no container.
    public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
        UICornerRadius(rule: .concentric(minimum: minimum))
    }
}

extension UICornerRadius: ExpressibleByFloatLiteral {
    public init(floatLiteral value: Double) { self = .fixed(value) }
}

extension UICornerRadius: ExpressibleByIntegerLiteral {
    public init(integerLiteral value: Int) { self = .fixed(Double(value)) }
}

extension UICornerRadius: CustomStringConvertible {
    public var description: String { rule.configurationText }
}

extension CornerRule {
    /// As a corner configuration describes its corners; a limited capsule is called a fixed radius there.
    var configurationText: String {
        switch self {
        case .unspecified: ".unspecified"
        case .fixed(let radius): ".fixed(radius: \(Double(radius)))"
        case .capsule(nil): ".capsule"
        case .capsule(let maximum?): ".fixed(radius: \(Double(maximum)))"
        case .concentric(nil): ".containerConcentric"
        case .concentric(let minimum?): ".containerConcentric(minimumRadius: \(Double(minimum)))"
        }
    }
}
