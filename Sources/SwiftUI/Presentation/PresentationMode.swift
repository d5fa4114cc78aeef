/// Whether a view is presented.
public struct PresentationMode: Sendable {
    public private(set) var isPresented: Bool

    init(isPresented: Bool) { self.isPresented = isPresented }

    /// Takes the view away.
    public mutating func dismiss() { isPresented = false }
}
