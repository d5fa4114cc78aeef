/// Takes what is presented, or pushed, away.
@MainActor @preconcurrency
public struct DismissAction {
    let action: @MainActor () -> Void

    public func callAsFunction() { action() }
}

extension EnvironmentValues {
    private enum DismissKey: EnvironmentKey {
        nonisolated(unsafe) static let defaultValue = MainActor.assumed { DismissAction {} }
    }
    private enum IsPresentedKey: EnvironmentKey { static let defaultValue = false }

    /// Takes the presentation that the view is in away, or the page of a navigation stack.
    public var dismiss: DismissAction {
        get { self[DismissKey.self] }
        set { self[DismissKey.self] = newValue }
    }

    /// Whether the view is in a presentation.
    public var isPresented: Bool {
        get { self[IsPresentedKey.self] }
        set { self[IsPresentedKey.self] = newValue }
    }

    /// Whether the view is presented, to be taken away by `dismiss()`.
    public var presentationMode: Binding<PresentationMode> {
        let (isPresented, dismiss) = (isPresented, dismiss)
        return Binding(
            get: { PresentationMode(isPresented: isPresented) },
            set: { mode in if !mode.isPresented, isPresented { MainActor.assumed { dismiss() } } })
    }
}
