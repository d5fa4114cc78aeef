import UIKit

/// Leads to an address.
public struct Link<Label: View>: View {
    let destination: URL
    let label: Label
    @Environment(\.openURL) private var openURL

    public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
    }

    public var body: some View { Button(action: { openURL(destination) }, label: { label }) }
}

extension Link where Label == Text {
    public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}

/// Opens an address. Nothing here does that by itself: a program may handle addresses.
@MainActor @preconcurrency
public struct OpenURLAction {
    /// What became of an address.
    public struct Result: Sendable {
        let isAccepted: Bool

        public static let handled = Result(isAccepted: true)
        public static let discarded = Result(isAccepted: true)
        public static let systemAction = Result(isAccepted: false)
        public static func systemAction(_ url: URL) -> Result { systemAction }
    }

    let handler: @MainActor (URL) -> Result

    public nonisolated init(handler: @escaping @MainActor (URL) -> Result) { self.handler = handler }

    public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

    public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
        let isAccepted = handler(url).isAccepted
        if !isAccepted { UIApplication.shared.open(url) }
        completion(isAccepted)
    }
}

extension EnvironmentValues {
    private enum OpenURLKey: EnvironmentKey {
        nonisolated(unsafe) static let defaultValue = OpenURLAction { _ in .systemAction }
    }

    /// Opens an address.
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }
}

extension View {
    /// Kept by name: nothing opens the program by an address.
    public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        modifier(EmptyModifier())
    }
}
