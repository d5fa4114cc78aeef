/// Which gestures are followed where a view and what is in it have some.
public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let none: GestureMask = []
    public static let gesture = GestureMask(rawValue: 1)
    public static let subviews = GestureMask(rawValue: 2)
    public static let all: GestureMask = [.gesture, .subviews]
}

/// Follows a gesture on a view.
public nonisolated struct _GestureModifier<G: Gesture>: ViewModifier {
    public typealias Body = Never

    let gesture: G
    let priority: GesturePriority
    let mask: GestureMask
}

/// How a gesture gets on with those of the views inside.
enum GesturePriority { case normal, high, simultaneous }

@MainActor extension _GestureModifier: PrimitiveModifier {
    func makeNode<Content: View>(for view: ModifiedContent<Content, Self>, _ place: NodePlace) -> ViewNode {
        ElementModifierNode(view, place) { GestureElement(view.modifier, $0, $1) }
    }
}

/// An element that a gesture is followed on.
@MainActor protocol TouchedElement: LayoutElement {
    var priority: GesturePriority { get }
    /// Whether gestures inside are left alone.
    var mask: GestureMask { get }
    /// 0 where nothing is under way, 1 while it is possible, 2 once others are given up for it, 3 once it is over.
    var stage: Int { get }
    /// Whether the gesture has happened, or goes on for all others.
    var hasRecognized: Bool { get }
    func begin()
    func take(_ sample: TouchSample)
    func cancelGesture()
}

private final class GestureElement<G: Gesture>: WrapperElement<_GestureModifier<G>>, TouchedElement {
    private var follower: GestureFollower<G.Value>?
    private var isStale = false

    var priority: GesturePriority { modifier.priority }
    var mask: GestureMask { environment.isEnabled ? modifier.mask : modifier.mask.subtracting(.gesture) }

    var stage: Int {
        switch follower?.state {
        case nil: 0
        case .possible: 1
        case .active: follower?.claimsTouch == true ? 2 : 1
        case .ended, .failed: 3
        }
    }

    var hasRecognized: Bool {
        guard let follower else { return false }
        return follower.state == .ended || (follower.state == .active && follower.claimsTouch)
    }

    override func changed(from before: _GestureModifier<G>) { isStale = true }

    func begin() {
        // Taps that are counted go on from one touch to the next.
        if follower == nil || isStale {
            follower = modifier.gesture.follower()
            isStale = false
        }
        follower?.prepare()
    }

    func take(_ sample: TouchSample) { follower?.take(sample) }
    func cancelGesture() { follower?.cancel() }
    override func leave() { follower?.cancel() }
}

extension View {
    /// Follows a gesture on the view, after those of the views in it.
    public nonisolated func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(_GestureModifier(gesture: gesture, priority: .normal, mask: mask))
    }

    /// Follows a gesture on the view, before those of the views in it.
    public nonisolated func highPriorityGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View {
        modifier(_GestureModifier(gesture: gesture, priority: .high, mask: mask))
    }

    /// Follows a gesture on the view, together with those of the views in it.
    public nonisolated func simultaneousGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View {
        modifier(_GestureModifier(gesture: gesture, priority: .simultaneous, mask: mask))
    }

    /// Does something when the view is tapped.
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        gesture(TapGesture(count: count).onEnded { action() })
    }

    /// Does something when the view is tapped, told where.
    public func onTapGesture(
        count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
    }

    /// Does something when a finger rests on the view.
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        gesture(
            _ChangedGesture(
                gesture: LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
            ) { follower in
                follower.onChange.append { pressing, _ in onPressingChanged?(pressing) }
                follower.onEnd.append { _ in action() }
                follower.onReset.append { onPressingChanged?(false) }
            })
    }
}
