import Foundation

/// A rule for each corner of a rectangle, and which of the corners are to be equal.
///
/// Corners are physical: the left one is on the left whatever way text runs.
public struct CornerPlan: Hashable, Sendable {
    public var topLeft: CornerRule
    public var topRight: CornerRule
    public var bottomRight: CornerRule
    public var bottomLeft: CornerRule
    /// Groups whose corners all take the largest radius among them; no corner is in two.
    public var uniformGroups: [CornerSet]

    /// Four square corners that ask for nothing.
    public static let unspecified = CornerPlan()

    public init(
        topLeft: CornerRule = .unspecified, topRight: CornerRule = .unspecified,
        bottomRight: CornerRule = .unspecified, bottomLeft: CornerRule = .unspecified,
        uniformGroups: [CornerSet] = []
    ) {
        self.topLeft = topLeft
        self.topRight = topRight
        self.bottomRight = bottomRight
        self.bottomLeft = bottomLeft
        self.uniformGroups = uniformGroups
    }

    /// The same rule at every corner.
    public init(_ rule: CornerRule, isUniform: Bool = false) {
        self.init(
            topLeft: rule, topRight: rule, bottomRight: rule, bottomLeft: rule,
            uniformGroups: isUniform ? [.all] : [])
    }

    public subscript(corner: Corner) -> CornerRule {
        switch corner {
        case .topLeft: topLeft
        case .topRight: topRight
        case .bottomRight: bottomRight
        case .bottomLeft: bottomLeft
        }
    }

    /// Whether no corner asks for anything.
    public var isUnspecified: Bool { Corner.allCases.allSatisfy { self[$0] == .unspecified } }

    /// Whether a corner follows a container.
    public var isConcentric: Bool { Corner.allCases.contains { self[$0].isConcentric } }

    /// The radii of a rectangle that follows this plan.
    ///
    /// Each is at most half of the shorter side. That is settled before the corners of a group take the largest of
    /// them; what the order is makes no difference to the result.
    ///
    /// - Parameters:
    ///   - size: The rectangle's own, in its own space, which is that of the radii.
    ///   - box: The rectangle in the container's space, as an upright box.
    ///   - container: What concentric corners follow; nil leaves them their minimum.
    public func radii(size: CGSize, box: CGRect = .zero, in container: CornerContainer? = nil) -> CornerRadii {
        let shorter = min(abs(size.width), abs(size.height))
        let half = shorter.isFinite ? shorter / 2 : 0
        func resolved(_ corner: Corner) -> CGFloat {
            let rule = self[corner]
            let concentric = rule.isConcentric ? container?.radius(at: corner, of: box) ?? 0 : 0
            return min(rule.radius(half: half, concentric: concentric), half)
        }
        let own = CornerRadii(
            topLeft: resolved(.topLeft), topRight: resolved(.topRight), bottomRight: resolved(.bottomRight),
            bottomLeft: resolved(.bottomLeft))
        guard !uniformGroups.isEmpty else { return own }
        func shared(_ corner: Corner) -> CGFloat {
            guard let group = uniformGroups.first(where: { $0.contains(corner) }) else {
                return CGFloat(own[corner])
            }
            return Corner.allCases.filter(group.contains).map { CGFloat(own[$0]) }.max() ?? 0
        }
        return CornerRadii(
            topLeft: shared(.topLeft), topRight: shared(.topRight), bottomRight: shared(.bottomRight),
            bottomLeft: shared(.bottomLeft))
    }
}
