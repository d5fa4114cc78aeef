import QuartzCore

/// A view that goes through phases, one after the other: again and again, or once for each change of a value.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
    public typealias Body = Never

    let phases: [Phase]
    let trigger: AnyHashableOrNone
    let content: (Phase) -> Content
    let animation: (Phase) -> Animation?

    struct AnyHashableOrNone {
        let value: Any?
        let isEqual: (Any?) -> Bool
    }

    /// Again and again.
    public init(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.phases = Array(phases)
        trigger = AnyHashableOrNone(value: nil, isEqual: { _ in true })
        self.content = content
        self.animation = animation
    }

    /// Once for each change of a value; it rests in the first phase.
    public init<Trigger: Equatable>(
        _ phases: some Sequence<Phase>, trigger: Trigger, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.phases = Array(phases)
        self.trigger = AnyHashableOrNone(value: trigger, isEqual: { $0 as? Trigger == trigger })
        self.content = content
        self.animation = animation
    }
}

extension PhaseAnimator: PrimitiveView {
    func makeNode(_ place: NodePlace) -> ViewNode { PhaseNode(self, place) }
}

private final class PhaseNode<Phase: Equatable, Content: View>: ViewNode, Mover {
    private var view: PhaseAnimator<Phase, Content>
    private var child: ViewNode?
    private var index = 0
    /// Of the way to the phase that is shown; nil at rest.
    private var way: (animation: Animation?, begin: CFTimeInterval)?
    private var isChanging = false

    init(_ view: PhaseAnimator<Phase, Content>, _ place: NodePlace) {
        self.view = view
        super.init(PhaseAnimator<Phase, Content>.self, place)
        if view.trigger.value == nil, view.phases.count > 1 { setOut() }
    }

    override var children: [ViewNode] { child.map { [$0] } ?? [] }

    override func take(_ view: any View) -> Bool {
        guard let view = view as? PhaseAnimator<Phase, Content> else { return false }
        let isTriggered = !view.trigger.isEqual(self.view.trigger.value)
        self.view = view
        if isTriggered, view.phases.count > 1, way == nil { setOut() }
        return true
    }

    /// The next frame goes to the next phase.
    private func setOut() {
        way = (nil, CACurrentMediaTime())
        graph.add(self)
    }

    override func update() {
        guard view.phases.indices.contains(index) else { return }
        let phase = view.phases[index]
        if isChanging {
            isChanging = false
            let animation = way?.animation
            graph.changing({ $0.animation = animation }) { child = graft(child, view.content(phase), environment) }
        } else {
            child = graft(child, view.content(phase), environment)
        }
    }

    func step(to time: CFTimeInterval) -> Bool {
        guard isMounted, let way else { return false }
        if let animation = way.animation, animation.progress(at: time - way.begin) != nil { return true }
        if way.animation != nil, index == 0, view.trigger.value != nil {
            self.way = nil
            return false
        }
        index = (index + 1) % max(1, view.phases.count)
        let animation = view.phases.indices.contains(index) ? view.animation(view.phases[index]) : nil
        // One that is not animated stands for a frame.
        self.way = (animation ?? .linear(duration: 1.0 / 60), time)
        isChanging = true
        setNeedsUpdate()
        return true
    }
}

extension View {
    /// Has the view go through phases, again and again.
    public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        PhaseAnimator(phases, content: { content(PlaceholderContentView(view: self), $0) }, animation: animation)
    }

    /// Has the view go through phases, once for each change of a value.
    public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        PhaseAnimator(
            phases, trigger: trigger, content: { content(PlaceholderContentView(view: self), $0) },
            animation: animation)
    }

    /// Changes inside a body alone move by an animation.
    public func animation<V: View>(
        _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        body(PlaceholderContentView(view: self)).animation(animation)
    }

    /// How the content of a text or an image changes; not shown: it changes at once.
    public nonisolated func contentTransition(_ transition: ContentTransition) -> some View {
        environment(\.contentTransition, transition)
    }
}

/// How the content of a view changes from one value to the next.
public struct ContentTransition: Equatable, Sendable {
    let name: String

    public static let identity = ContentTransition(name: "identity")
    public static let opacity = ContentTransition(name: "opacity")
    public static let interpolate = ContentTransition(name: "interpolate")
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(name: "numericText")
    }
}

extension EnvironmentValues {
    private enum ContentTransitionKey: EnvironmentKey { static let defaultValue = ContentTransition.interpolate }

    public var contentTransition: ContentTransition {
        get { self[ContentTransitionKey.self] }
        set { self[ContentTransitionKey.self] = newValue }
    }
}
