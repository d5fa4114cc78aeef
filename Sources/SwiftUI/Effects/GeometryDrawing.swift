import CoreGraphics
import RenderTree

/// Draws a view with changes that are made of where it stands.
public nonisolated struct _VisualEffectModifier: ViewModifier {
    public typealias Body = Never

    let changes: @MainActor (LayoutElement) -> _VisualChanges
}

@MainActor extension _VisualEffectModifier: PrimitiveModifier {
    func makeNode<Content: View>(for view: ModifiedContent<Content, Self>, _ place: NodePlace) -> ViewNode {
        ElementModifierNode(view, place) { VisualEffectElement(view.modifier, $0, $1) }
    }
}

private final class VisualEffectElement: WrapperElement<_VisualEffectModifier>, PlaceWatcher {
    private var drawnFrame: CGRect?

    override init(_ modifier: _VisualEffectModifier, _ node: ViewNode, _ inner: LayoutElement) {
        super.init(modifier, node, inner)
        graph.watchPlace(of: self)
    }

    override func changed(from before: _VisualEffectModifier) { invalidateDrawing() }

    func placesSettled() {
        let now = frame(in: .global)
        guard now != drawnFrame else { return }
        drawnFrame = now
        invalidateDrawing()
    }

    override func draw(_ size: CGSize) -> RenderNode? {
        modifier.changes(self).draw(inner.renderNode(), self, size)
    }
}

extension View {
    /// Draws the view with an effect that is made of its size and place.
    public nonisolated func visualEffect(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> some View {
        modifier(
            _VisualEffectModifier { element in
                effect(EmptyVisualEffect(), GeometryProxy(element: element, size: element.shownFrame.size))._changes
            })
    }

    /// Draws the view with an effect while it comes into a scroll view's sight, and while it leaves it.
    public nonisolated func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        modifier(
            _VisualEffectModifier { element in
                transition(EmptyVisualEffect(), element.scrollPhase(axis, configuration.threshold))._changes
            })
    }

    public nonisolated func scrollTransition(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View { scrollTransition(topLeading, axis: axis, transition: transition) }
}

/// On which side of a scroll view's sight a view is.
public enum ScrollTransitionPhase: Hashable, Sendable {
    case topLeading, identity, bottomTrailing

    public var isIdentity: Bool { self == .identity }

    /// −1 before what is in sight, 1 after it.
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}

/// How a view changes while it comes into sight. It changes at once here.
public struct ScrollTransitionConfiguration: Sendable {
    /// How much of a view must be seen for it to be in sight.
    public struct Threshold: Sendable {
        let share: Double

        public static let visible = Threshold(share: 1)
        public static let hidden = Threshold(share: 0)
        public static let centered = Threshold(share: 1)
        public static func visible(_ amount: Double) -> Threshold { Threshold(share: amount) }
    }

    var threshold = 0.5

    public static let interactive = ScrollTransitionConfiguration()
    public static let animated = ScrollTransitionConfiguration()
    public static let identity = ScrollTransitionConfiguration(threshold: -1)
    public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration { .animated }
    public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
        .interactive
    }

    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(threshold: threshold.share)
    }

    public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }
}

extension LayoutElement {
    /// Where the element is as the nearest scroll view around it sees it.
    fileprivate func scrollPhase(_ axis: Axis?, _ least: Double) -> ScrollTransitionPhase {
        var element = container
        while let current = element, !(current is ScrollElement) { element = current.container }
        guard let scroll = element as? ScrollElement else { return .identity }
        let axis = axis ?? scroll.mainAxis
        let own = frame(in: .global)
        let seen = scroll.frame(in: .global)
        let (low, high) = axis == .horizontal ? (own.minX, own.maxX) : (own.minY, own.maxY)
        let (from, to) = axis == .horizontal ? (seen.minX, seen.maxX) : (seen.minY, seen.maxY)
        let length = high - low
        guard length > 0 else { return .identity }
        let share = Double(max(0, min(high, to) - max(low, from)) / length)
        if share >= least, share > 0 || least < 0 { return .identity }
        return low < from ? .topLeading : .bottomTrailing
    }
}
