/// Says how a view comes and goes.
public nonisolated struct _TransitionModifier: ViewModifier {
    public typealias Body = Never

    let transition: AnyTransition
}

@MainActor extension _TransitionModifier: PrimitiveModifier {
    func makeNode<Content: View>(for view: ModifiedContent<Content, Self>, _ place: NodePlace) -> ViewNode {
        TransitionNode(view, place)
    }
}

/// A view in the phases of its transition.
private final class TransitionNode<Content: View>: ViewNode, TransitionCarrier {
    private var view: ModifiedContent<Content, _TransitionModifier>
    private var child: ViewNode?
    private var phase: TransitionPhase

    init(_ view: ModifiedContent<Content, _TransitionModifier>, _ place: NodePlace) {
        self.view = view
        phase = place.isInsertion ? .willAppear : .identity
        super.init(ModifiedContent<Content, _TransitionModifier>.self, place)
    }

    override var children: [ViewNode] { child.map { [$0] } ?? [] }

    override func take(_ view: any View) -> Bool {
        guard let view = view as? ModifiedContent<Content, _TransitionModifier> else { return false }
        self.view = view
        return true
    }

    override func update() {
        if phase == .willAppear {
            guard let animation = animation(view.modifier.transition.insertionAnimation, graph.transaction) else {
                phase = .identity
                return show()
            }
            // First as it is while it is away; then on its way.
            graph.changing({ $0.animation = nil }) { show() }
            _ = elements
            phase = .identity
            graph.changing({ $0.animation = animation }) { show() }
            return
        }
        show()
    }

    private func show() {
        child = graft(child, AnyView(erased: view.modifier.transition.changes(view.content, phase)), environment)
    }

    private func animation(_ own: Animation?, _ transaction: Transaction) -> Animation? {
        transaction.animation == nil ? nil : own ?? transaction.animation
    }

    func departure(_ transaction: Transaction) -> Animation? {
        animation(view.modifier.transition.removalAnimation, transaction)
    }

    func depart(with animation: Animation) {
        phase = .didDisappear
        graph.changing({ $0.animation = animation }) { show() }
    }
}

extension View {
    /// How the view comes and goes where that is animated.
    public nonisolated func transition(_ t: AnyTransition) -> some View {
        modifier(_TransitionModifier(transition: t))
    }

    /// How the view comes and goes where that is animated.
    public nonisolated func transition<T: Transition>(_ transition: T) -> some View {
        nonisolated(unsafe) let transition = transition
        return modifier(_TransitionModifier(transition: MainActor.assumed { AnyTransition(transition) }))
    }
}
