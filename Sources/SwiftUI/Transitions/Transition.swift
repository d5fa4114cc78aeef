/// Where a view stands between coming and going.
public enum TransitionPhase: Hashable, Sendable {
    /// It is about to come.
    case willAppear
    /// It is there.
    case identity
    /// It has gone.
    case didDisappear

    public var isIdentity: Bool { self == .identity }

    /// −1 before it comes, 0 while it is there, 1 when it has gone.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

/// What a transition says of itself.
public struct TransitionProperties: Sendable {
    /// It moves what it shows.
    public var hasMotion: Bool

    public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// How a view comes and goes.
@MainActor @preconcurrency
public protocol Transition {
    associatedtype Body: View
    typealias Content = PlaceholderContentView<Self>

    /// The view in a phase; between two phases what differs moves.
    @ViewBuilder @MainActor @preconcurrency func body(content: Content, phase: TransitionPhase) -> Body

    static var properties: TransitionProperties { get }
}

extension Transition {
    public static var properties: TransitionProperties { TransitionProperties() }

    /// This transition and another one together.
    public func combined<T: Transition>(with other: T) -> some Transition {
        CombinedTransition(first: self, second: other)
    }

    /// The transition with an animation of its own.
    public func animation(_ animation: Animation?) -> some Transition {
        AnimatedTransition(base: self, animation: animation)
    }
}

/// What stands for the view that a transition, or an animator, changes.
public struct PlaceholderContentView<Value>: View {
    public typealias Body = Never

    let view: any View
}

extension PlaceholderContentView: PrimitiveView {
    func makeNode(_ place: NodePlace) -> ViewNode { GroupNode(self, place) { [.init(id: 0, view: $0.view)] } }
}

private struct CombinedTransition<First: Transition, Second: Transition>: Transition {
    let first: First
    let second: Second

    func body(content: Content, phase: TransitionPhase) -> some View {
        second.body(
            content: PlaceholderContentView(
                view: first.body(content: PlaceholderContentView(view: content), phase: phase)), phase: phase)
    }
}

/// A transition with its own animation.
struct AnimatedTransition<Base: Transition>: Transition, TransitionWithAnimation {
    let base: Base
    let animation: Animation?

    func body(content: Content, phase: TransitionPhase) -> some View {
        base.body(content: PlaceholderContentView(view: content), phase: phase)
    }
}

@MainActor protocol TransitionWithAnimation {
    var animation: Animation? { get }
}

/// A transition whose type is not known where it is used.
public struct AnyTransition {
    let changes: @MainActor (any View, TransitionPhase) -> any View
    var insertionAnimation: Animation?
    var removalAnimation: Animation?

    init(
        insertionAnimation: Animation? = nil, removalAnimation: Animation? = nil,
        changes: @escaping @MainActor (any View, TransitionPhase) -> any View
    ) {
        self.changes = changes
        self.insertionAnimation = insertionAnimation
        self.removalAnimation = removalAnimation
    }

    public init<T: Transition>(_ transition: T) {
        nonisolated(unsafe) let transition = transition
        let animation = MainActor.assumed { (transition as? any TransitionWithAnimation)?.animation }
        self.init(insertionAnimation: animation, removalAnimation: animation) {
            transition.body(content: PlaceholderContentView(view: $0), phase: $1)
        }
    }

    /// By a modifier's values: one while the view is away, one while it is there.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        nonisolated(unsafe) let (active, identity) = (active, identity)
        return AnyTransition { AnyTransition.apply($1.isIdentity ? identity : active, to: $0) }
    }

    @MainActor private static func apply<E: ViewModifier>(_ modifier: E, to view: any View) -> any View {
        AnyView(erased: view).modifier(modifier)
    }

    /// One transition for coming, one for going.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        AnyTransition(
            insertionAnimation: insertion.insertionAnimation, removalAnimation: removal.removalAnimation
        ) { view, phase in
            // Both are always around the view, so that it keeps its place in the tree.
            let inner = insertion.changes(view, phase == .willAppear ? .willAppear : .identity)
            return removal.changes(inner, phase == .didDisappear ? .didDisappear : .identity)
        }
    }

    /// This transition and another one together.
    public func combined(with other: AnyTransition) -> AnyTransition {
        AnyTransition(
            insertionAnimation: insertionAnimation ?? other.insertionAnimation,
            removalAnimation: removalAnimation ?? other.removalAnimation
        ) { other.changes(changes($0, $1), $1) }
    }

    /// The transition with an animation of its own.
    public func animation(_ animation: Animation?) -> AnyTransition {
        AnyTransition(insertionAnimation: animation, removalAnimation: animation, changes: changes)
    }
}

extension AnyTransition: @unchecked Sendable {}
