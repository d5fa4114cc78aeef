/// Hands another environment down to a view.
public nonisolated struct _EnvironmentKeyWritingModifier<Value>: ViewModifier {
    public typealias Body = Never

    public var keyPath: WritableKeyPath<EnvironmentValues, Value>
    public var value: Value

    public init(keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value) {
        self.keyPath = keyPath
        self.value = value
    }
}

@MainActor extension _EnvironmentKeyWritingModifier: EnvironmentChange {
    func change(_ environment: inout EnvironmentValues) { environment[keyPath: keyPath] = value }
}

/// A modifier that does nothing but change the environment.
protocol EnvironmentChange: PrimitiveModifier {
    @MainActor func change(_ environment: inout EnvironmentValues)
}

extension EnvironmentChange {
    func makeNode<Content: View>(for view: ModifiedContent<Content, Self>, _ place: NodePlace) -> ViewNode {
        EnvironmentNode(view, place)
    }
}

/// A view to which another environment is handed down.
final class EnvironmentNode<Content: View, Change: EnvironmentChange>: ViewNode {
    private var view: ModifiedContent<Content, Change>
    private var child: ViewNode?
    private var base: EnvironmentValues?
    private var changed: EnvironmentValues
    private var changeDiffers = true

    init(_ view: ModifiedContent<Content, Change>, _ place: NodePlace) {
        self.view = view
        changed = place.environment
        super.init(ModifiedContent<Content, Change>.self, place)
    }

    override var children: [ViewNode] { child.map { [$0] } ?? [] }

    override func take(_ view: any View) -> Bool {
        guard let view = view as? ModifiedContent<Content, Change> else { return false }
        if !FieldLayout.isSame(view.modifier, self.view.modifier) { changeDiffers = true }
        self.view = view
        return true
    }

    override func update() {
        child = graft(child, view.content, handedDown())
    }

    override func environment(for child: ViewNode) -> EnvironmentValues { handedDown() }

    private func handedDown() -> EnvironmentValues {
        if !changeDiffers, let base, base.isSame(as: environment) { return changed }
        changeDiffers = false
        base = environment
        changed = environment
        view.modifier.change(&changed)
        return changed
    }
}

extension View {
    /// Hands a value down to this view and all in it.
    public nonisolated func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some View {
        modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
    }

    /// Changes a value that is handed down to this view and all in it.
    public nonisolated func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        modifier(_EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform))
    }
}

/// Changes a value of the environment that is handed down to a view.
public nonisolated struct _EnvironmentKeyTransformModifier<Value>: ViewModifier {
    public typealias Body = Never

    public var keyPath: WritableKeyPath<EnvironmentValues, Value>
    public var transform: (inout Value) -> Void

    public init(keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void) {
        self.keyPath = keyPath
        self.transform = transform
    }
}

@MainActor extension _EnvironmentKeyTransformModifier: EnvironmentChange {
    func change(_ environment: inout EnvironmentValues) { transform(&environment[keyPath: keyPath]) }
}
