import Combine
import Foundation

/// Something that is done when a view comes, goes or changes.
public nonisolated struct _LifecycleModifier<Value>: ViewModifier {
    public typealias Body = Never

    /// What the watcher is told of.
    struct Actions {
        var appears: (() -> Void)?
        var disappears: (() -> Void)?
        /// Called with the values before and after each update; nil before the first.
        var updates: ((Value?, Value) -> Void)?
        /// Begins something when the view comes, which is ended when it goes.
        var begins: ((Value) -> (() -> Void))?
        /// Whether what was begun is begun anew when the value changes.
        var restarts: ((Value, Value) -> Bool)?
    }

    let value: Value
    let actions: Actions
}

@MainActor extension _LifecycleModifier: PrimitiveModifier {
    func makeNode<Content: View>(for view: ModifiedContent<Content, Self>, _ place: NodePlace) -> ViewNode {
        LifecycleNode(view, place)
    }
}

/// A view whose coming, changing and going is told.
private final class LifecycleNode<Content: View, Value>: ViewNode {
    private var view: ModifiedContent<Content, _LifecycleModifier<Value>>
    private var child: ViewNode?
    private var shown: Value?
    private var hasAppeared = false
    private var end: (() -> Void)?

    init(_ view: ModifiedContent<Content, _LifecycleModifier<Value>>, _ place: NodePlace) {
        self.view = view
        super.init(ModifiedContent<Content, _LifecycleModifier<Value>>.self, place)
    }

    override var children: [ViewNode] { child.map { [$0] } ?? [] }

    override func take(_ view: any View) -> Bool {
        guard let view = view as? ModifiedContent<Content, _LifecycleModifier<Value>> else { return false }
        self.view = view
        return true
    }

    override func update() {
        let before = shown
        shown = view.modifier.value
        child = graft(child, view.content, environment)
        // Actions run once all views are up to date.
        let value = view.modifier.value
        graph.afterUpdate { [weak self] in self?.tell(before, value) }
    }

    private func tell(_ before: Value?, _ value: Value) {
        guard isMounted else { return }
        let actions = view.modifier.actions
        if !hasAppeared {
            hasAppeared = true
            actions.appears?()
            end = actions.begins?(value)
        } else if let before, actions.restarts?(before, value) == true {
            end?()
            end = actions.begins?(value)
        }
        actions.updates?(before, value)
    }

    override func leave() {
        end?()
        guard hasAppeared, let disappears = view.modifier.actions.disappears else { return }
        graph.afterUpdate(disappears)
    }
}

extension View {
    private nonisolated func lifecycle<Value>(
        _ value: Value, _ change: (inout _LifecycleModifier<Value>.Actions) -> Void
    ) -> some View {
        var actions = _LifecycleModifier<Value>.Actions()
        change(&actions)
        return modifier(_LifecycleModifier(value: value, actions: actions))
    }

    /// Does something after each update of the view, the first one too.
    nonisolated func onUpdate(perform action: @escaping () -> Void) -> some View {
        lifecycle(()) { $0.updates = { _, _ in action() } }
    }

    /// Does something when the view comes.
    public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
        lifecycle(()) { $0.appears = action }
    }

    /// Does something when the view goes.
    public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        lifecycle(()) { $0.disappears = action }
    }

    /// Does something when a value is another one than before, told the new one.
    public nonisolated func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some View
    {
        lifecycle(value) { $0.updates = { before, now in if let before, before != now { action(now) } } }
    }

    /// Does something when a value is another one than before.
    ///
    /// - Parameter initial: Whether it is done for the first value too.
    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        lifecycle(value) {
            $0.updates = { before, now in
                if let before { if before != now { action(before, now) } } else if initial { action(now, now) }
            }
        }
    }

    /// Does something when a value is another one than before.
    ///
    /// - Parameter initial: Whether it is done for the first value too.
    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        onChange(of: value, initial: initial) { _, _ in action() }
    }

    /// Does something that takes time when the view comes, and gives it up when the view goes.
    ///
    /// It begins at once, so that what it does before it first waits is seen in pictures too, where no run loop goes on
    /// with what has waited.
    public nonisolated func task(
        priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor @Sendable () async -> Void
    ) -> some View {
        lifecycle(()) {
            $0.begins = { _ in
                let task = Task.immediate(priority: priority) { @MainActor in await action() }
                return { task.cancel() }
            }
        }
    }

    /// Does something that takes time when the view comes, and anew when a value changes.
    public nonisolated func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        _ action: @escaping @MainActor @Sendable () async -> Void
    ) -> some View {
        lifecycle(value) {
            $0.begins = { _ in
                let task = Task.immediate(priority: priority) { @MainActor in await action() }
                return { task.cancel() }
            }
            $0.restarts = { $0 != $1 }
        }
    }

    /// Does something with each value that a publisher sends while the view is there.
    public nonisolated func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never {
        lifecycle(()) {
            $0.begins = { _ in
                let subscription = publisher.sink { action($0) }
                return { subscription.cancel() }
            }
        }
    }
}
