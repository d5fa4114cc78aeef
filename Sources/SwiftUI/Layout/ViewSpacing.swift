import CoreGraphics

/// The distances that a view prefers to its neighbours, in points.
public struct ViewSpacing: Equatable, Sendable {
    /// By edge; nil: the usual distance.
    private var top: CGFloat?
    private var leading: CGFloat?
    private var bottom: CGFloat?
    private var trailing: CGFloat?

    /// What stands between most views.
    static let usual: CGFloat = 8

    /// No distance to anything.
    public static let zero = ViewSpacing(all: 0)

    public init() {}

    private init(all distance: CGFloat) {
        (top, leading, bottom, trailing) = (distance, distance, distance, distance)
    }

    /// Takes the larger of both preferences at some edges.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        func larger(_ first: CGFloat?, _ second: CGFloat?) -> CGFloat? {
            first == nil && second == nil ? nil : max(first ?? Self.usual, second ?? Self.usual)
        }
        if edges.contains(.top) { top = larger(top, other.top) }
        if edges.contains(.leading) { leading = larger(leading, other.leading) }
        if edges.contains(.bottom) { bottom = larger(bottom, other.bottom) }
        if edges.contains(.trailing) { trailing = larger(trailing, other.trailing) }
    }

    /// Both preferences, the larger ones at some edges.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var union = self
        union.formUnion(other, edges: edges)
        return union
    }

    /// The distance to the next view along an axis.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        let (mine, theirs) = axis == .horizontal ? (trailing, next.leading) : (bottom, next.top)
        switch (mine, theirs) {
        case (nil, nil): return Self.usual
        case (let mine?, nil): return mine
        case (nil, let theirs?): return theirs
        case (let mine?, let theirs?): return max(mine, theirs)
        }
    }
}
