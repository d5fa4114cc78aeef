import Foundation

/// How one corner comes by its radius.
public enum CornerRule: Hashable, Sendable {
    /// Nothing is asked for: the corner is square.
    case unspecified
    /// A radius of its own.
    case fixed(CGFloat)
    /// Half of the shorter side, at most `maximum`.
    case capsule(maximum: CGFloat?)
    /// What is left of the container's radius at the same corner, at least `minimum`.
    case concentric(minimum: CGFloat?)

    public var isConcentric: Bool {
        if case .concentric = self { return true }
        return false
    }

    /// The radius, before it is limited to half of the shorter side; finite and not negative.
    ///
    /// - Parameters:
    ///   - half: Half of the shorter side.
    ///   - concentric: What the container leaves at this corner; 0 where there is no container.
    func radius(half: CGFloat, concentric: CGFloat) -> CGFloat {
        switch self {
        case .unspecified: 0
        case .fixed(let radius): Self.valid(radius)
        case .capsule(let maximum): min(maximum.map(Self.valid) ?? half, half)
        case .concentric(let minimum): max(Self.valid(minimum ?? 0), concentric)
        }
    }

    /// Too large a radius is a large one: it is limited to the side. What is not a number or negative is 0.
    private static func valid(_ radius: CGFloat) -> CGFloat {
        radius > 0 ? min(radius, .greatestFiniteMagnitude) : 0
    }
}
