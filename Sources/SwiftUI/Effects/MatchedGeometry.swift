import CoreGraphics

/// What views of one identity share.
public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let position = MatchedGeometryProperties(rawValue: 1)
    public static let size = MatchedGeometryProperties(rawValue: 2)
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// Has a view take the frame of another one of its identity, or come from where that one was.
public nonisolated struct _MatchedGeometryEffect: ViewModifier {
    public typealias Body = Never

    nonisolated(unsafe) let key: AnyHashable
    let properties: MatchedGeometryProperties
    let anchor: UnitPoint
    let isSource: Bool
}

@MainActor extension _MatchedGeometryEffect: PrimitiveModifier {
    func makeNode<Content: View>(for view: ModifiedContent<Content, Self>, _ place: NodePlace) -> ViewNode {
        ElementModifierNode(view, place) { MatchedElement(view.modifier, $0, $1) }
    }
}

/// Frames of views by what they are known by, in the graph's space.
@MainActor final class MatchedFrames {
    private var frames: [AnyHashable: CGRect] = [:]

    subscript(key: AnyHashable) -> CGRect? {
        get { frames[key] }
        set { frames[key] = newValue }
    }
}

private final class MatchedElement: WrapperElement<_MatchedGeometryEffect>, PlaceWatcher {
    private lazy var motion = ValueMotion<CGRect>(of: self)
    private var hasCome = false
    private var followed: CGRect?

    override init(_ modifier: _MatchedGeometryEffect, _ node: ViewNode, _ inner: LayoutElement) {
        super.init(modifier, node, inner)
        graph.watchPlace(of: self)
    }

    private var own: CGRect { CGRect(origin: convert(.zero, to: .global), size: frame.size) }

    override func changed(from before: _MatchedGeometryEffect) { invalidateLayout() }

    override func arrange(in size: CGSize, _ proposal: ProposedViewSize, _ pass: LayoutPass) {
        let own = own
        if modifier.isSource {
            // It comes from where the view was that it takes the place of.
            if !hasCome, let before = graph.matchedFrames[modifier.key], before != own {
                motion.aim(at: own, from: before, with: pass.transaction)
            }
            hasCome = true
            return place(in: motion.shown(own), own, size, proposal, pass)
        }
        followed = graph.matchedFrames[modifier.key]
        guard let other = followed else { return place(in: own, own, size, proposal, pass) }
        var frame = own
        if modifier.properties.contains(.size) { frame.size = other.size }
        if modifier.properties.contains(.position) {
            let anchor = modifier.anchor
            frame.origin = CGPoint(
                x: other.minX + anchor.x * (other.width - frame.width),
                y: other.minY + anchor.y * (other.height - frame.height))
        }
        place(in: frame, own, size, proposal, pass)
    }

    private func place(
        in frame: CGRect, _ own: CGRect, _ size: CGSize, _ proposal: ProposedViewSize, _ pass: LayoutPass
    ) {
        let offer = frame.size == own.size ? proposal : ProposedViewSize(frame.size)
        let inside = inner.sizeThatFits(offer)
        place(
            inner,
            at: CGPoint(
                x: frame.minX - own.minX + (frame.width - inside.width) / 2,
                y: frame.minY - own.minY + (frame.height - inside.height) / 2),
            offer, in: size, pass)
    }

    func placesSettled() {
        guard node.isMounted, !isLeaving else { return }
        if modifier.isSource {
            graph.matchedFrames[modifier.key] = own
        } else if graph.matchedFrames[modifier.key] != followed {
            invalidateLayout()
        }
    }
}

extension View {
    /// Has the view share its frame with others of its identity: those that are no source take the source's; a source
    /// that comes in an animation moves from where the one before it was.
    public nonisolated func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View {
        modifier(
            _MatchedGeometryEffect(
                key: AnyHashable([AnyHashable(namespace), AnyHashable(id)]), properties: properties, anchor: anchor,
                isSource: isSource))
    }
}
