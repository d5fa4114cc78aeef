/// Whether rows of lists are being edited.
public enum EditMode: Hashable, Sendable {
    case inactive, transient, active

    public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
    private enum EditModeKey: EnvironmentKey {
        nonisolated(unsafe) static let defaultValue: Binding<EditMode>? = nil
    }

    /// Whether rows are being edited, to be read and changed; nil where nobody keeps it.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }
}

/// A button that has rows edited, and ends that.
public struct EditButton: View {
    @Environment(\.editMode) private var mode

    public init() {}

    public var body: some View {
        Button(mode?.wrappedValue.isEditing == true ? "Done" : "Edit") {
            guard let mode else { return }
            mode.wrappedValue = mode.wrappedValue.isEditing ? .inactive : .active
        }
    }
}

// Rows are not moved or taken away by fingers here: what a program says of that is kept by name.
extension DynamicViewContent {
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent<Data> { self }
    public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent<Data> { self }
}

extension View {
    public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View { modifier(EmptyModifier()) }
    public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View { modifier(EmptyModifier()) }
    public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View { modifier(EmptyModifier()) }

    public nonisolated func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View { modifier(EmptyModifier()) }

    /// Kept by name: nothing is pulled down here.
    public nonisolated func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
        modifier(EmptyModifier())
    }
}
