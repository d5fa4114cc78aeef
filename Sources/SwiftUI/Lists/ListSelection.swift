/// Which rows of a list are chosen, and how a tap changes that.
struct ListSelection {
    let contains: @MainActor (AnyHashable) -> Bool
    let choose: @MainActor (AnyHashable) -> Void

    /// One row at most.
    init<Value: Hashable>(_ binding: Binding<Value?>) {
        nonisolated(unsafe) let binding = binding
        contains = { id in binding.wrappedValue.map { AnyHashable($0) == id } ?? false }
        choose = { id in if let value = id.base as? Value { binding.wrappedValue = value } }
    }

    /// Any rows.
    init<Value: Hashable>(_ binding: Binding<Set<Value>>) {
        nonisolated(unsafe) let binding = binding
        contains = { id in (id.base as? Value).map { binding.wrappedValue.contains($0) } ?? false }
        choose = { id in
            guard let value = id.base as? Value else { return }
            if binding.wrappedValue.remove(value) == nil { binding.wrappedValue.insert(value) }
        }
    }
}

extension EnvironmentValues {
    private enum ListSelectionKey: EnvironmentKey {
        nonisolated(unsafe) static let defaultValue: ListSelection? = nil
    }
    private enum IsInListKey: EnvironmentKey { static let defaultValue = false }
    private enum IsRowKey: EnvironmentKey { static let defaultValue = false }
    private enum RowHeightKey: EnvironmentKey { static let defaultValue: CGFloat = 44 }
    private enum HeaderHeightKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }

    var listSelection: ListSelection? {
        get { self[ListSelectionKey.self] }
        set { self[ListSelectionKey.self] = newValue }
    }

    /// Whether a section is a part of a list.
    var isInList: Bool {
        get { self[IsInListKey.self] }
        set { self[IsInListKey.self] = newValue }
    }

    /// Whether a view is a row of a list, or in one.
    var isRow: Bool {
        get { self[IsRowKey.self] }
        set { self[IsRowKey.self] = newValue }
    }

    /// The least height of rows, in points.
    public var defaultMinListRowHeight: CGFloat {
        get { self[RowHeightKey.self] }
        set { self[RowHeightKey.self] = newValue }
    }

    /// The least height of headers, in points; nil: as high as they are.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[HeaderHeightKey.self] }
        set { self[HeaderHeightKey.self] = newValue }
    }
}
