internal import CornerGeometry

/// How the four corners of a rectangle come by their radii.
public struct RoundedRectangularShapeCorners: Hashable, Sendable {
    public var topLeading: Edge.Corner.Style
    public var topTrailing: Edge.Corner.Style
    public var bottomLeading: Edge.Corner.Style
    public var bottomTrailing: Edge.Corner.Style

    public init(all: Edge.Corner.Style) {
        self.init(topLeading: all, topTrailing: all, bottomLeading: all, bottomTrailing: all)
    }

    public init(
        topLeading: Edge.Corner.Style = 0, topTrailing: Edge.Corner.Style = 0,
        bottomLeading: Edge.Corner.Style = 0, bottomTrailing: Edge.Corner.Style = 0
    ) {
        self.topLeading = topLeading
        self.topTrailing = topTrailing
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
    }

    public static var concentric: RoundedRectangularShapeCorners { .init(all: .concentric) }

    public static func concentric(minimum: Edge.Corner.Style?) -> RoundedRectangularShapeCorners {
        .init(all: .concentric(minimum: minimum))
    }

    public static func fixed(_ radius: CGFloat) -> RoundedRectangularShapeCorners { .init(all: .fixed(radius)) }

    public subscript(corner: Edge.Corner) -> Edge.Corner.Style {
        get {
            switch corner {
            case .topLeading: topLeading
            case .topTrailing: topTrailing
            case .bottomLeading: bottomLeading
            case .bottomTrailing: bottomTrailing
            }
        }
        set {
            switch corner {
            case .topLeading: topLeading = newValue
            case .topTrailing: topTrailing = newValue
            case .bottomLeading: bottomLeading = newValue
            case .bottomTrailing: bottomTrailing = newValue
            }
        }
    }

    init(_ radii: RectangleCornerRadii) {
        self.init(
            topLeading: .fixed(radii.topLeading), topTrailing: .fixed(radii.topTrailing),
            bottomLeading: .fixed(radii.bottomLeading), bottomTrailing: .fixed(radii.bottomTrailing))
    }

    /// Leading is left.
    func plan(uniformGroups: [CornerSet] = []) -> CornerPlan {
        CornerPlan(
            topLeft: topLeading.rule, topRight: topTrailing.rule, bottomRight: bottomTrailing.rule,
            bottomLeft: bottomLeading.rule, uniformGroups: uniformGroups)
    }
}
