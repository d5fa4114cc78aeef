/// Whether a view has the focus. Nothing here takes the keyboard, so that it changes by hand alone.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    /// The focus, as views can be bound to it.
    @propertyWrapper
    public struct Binding {
        let binding: SwiftUI.Binding<Value>

        public var wrappedValue: Value {
            get { binding.wrappedValue }
            nonmutating set { binding.wrappedValue = newValue }
        }
        public var projectedValue: Binding { self }
    }

    private var state: State<Value>

    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }

    public var projectedValue: Binding { Binding(binding: state.projectedValue) }
}

extension FocusState where Value == Bool {
    public init() { state = State(wrappedValue: false) }
}

extension FocusState where Value: ExpressibleByNilLiteral {
    public init() { state = State(wrappedValue: nil) }
}

extension View {
    /// Ties the view's focus to a value.
    public nonisolated func focused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, equals value: Value
    ) -> some View { self }

    /// Ties the view's focus to a value.
    public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }
}
