import CoreGraphics

/// What a modifier says of a touch at a point.
enum HitRule {
    /// What is inside decides.
    case asInside
    case blocked
    case hit
}

extension LayoutElement {
    /// The elements under a point of the element's own space, the innermost first; nil where there are none.
    final func hitPath(_ point: CGPoint) -> [LayoutElement]? {
        let rule = hitRule(point)
        if rule == .blocked { return nil }
        let contents = contents.enumerated().sorted {
            ($0.element.zIndex, $0.offset) > ($1.element.zIndex, $1.offset)
        }
        for (_, inner) in contents {
            guard let place = inner.convertFromContainer(point), let path = inner.hitPath(place) else { continue }
            return path + [self]
        }
        return rule == .hit ? [self] : nil
    }

    /// Whether a point of an element of this size lies in its bounds.
    final func boundsContain(_ point: CGPoint) -> Bool {
        CGRect(origin: .zero, size: shownFrame.size).contains(point)
    }
}

/// Makes a view be touched in a shape.
public nonisolated struct _ContentShapeModifier<ContentShape: Shape>: ViewModifier {
    public typealias Body = Never
    public typealias AnimatableData = EmptyAnimatableData

    public var shape: ContentShape
    public var eoFill: Bool
    /// Whether touches are meant at all.
    var countsForTouches = true
}

extension _ContentShapeModifier: Animatable {}

@MainActor extension _ContentShapeModifier: ElementModifier {
    func hitRule(_ point: CGPoint, _ size: CGSize) -> HitRule {
        guard countsForTouches else { return .asInside }
        let path = shape.path(in: CGRect(origin: .zero, size: size))
        return path.contains(point, eoFill: eoFill) ? .hit : .blocked
    }
}

/// For what a content shape counts. Touches alone need one here.
public struct ContentShapeKinds: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let interaction = ContentShapeKinds(rawValue: 1)
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
    public static let accessibility = ContentShapeKinds(rawValue: 16)
}

extension View {
    /// Has the view be touched in a shape, whatever it shows there.
    public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        modifier(_ContentShapeModifier(shape: shape, eoFill: eoFill))
    }

    /// Has the view be touched in a shape, where touches are among the kinds.
    public nonisolated func contentShape<S: Shape>(
        _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
    ) -> some View {
        modifier(
            _ContentShapeModifier(
                shape: shape, eoFill: eoFill, countsForTouches: kind.contains(.interaction)))
    }
}
