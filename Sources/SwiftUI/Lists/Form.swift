/// Controls in rows, in sections.
public struct Form<Content: View>: View {
    let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public var body: some View {
        ListSections(selection: nil) { content }.environment(\.isForm, true)
    }
}

extension EnvironmentValues {
    private enum IsFormKey: EnvironmentKey { static let defaultValue = false }

    /// Whether controls are rows of a form.
    var isForm: Bool {
        get { self[IsFormKey.self] }
        set { self[IsFormKey.self] = newValue }
    }
}

/// How forms look.
public protocol FormStyle {}

public struct AutomaticFormStyle: FormStyle { public init() {} }
public struct GroupedFormStyle: FormStyle { public init() {} }
public struct ColumnsFormStyle: FormStyle { public init() {} }

extension FormStyle where Self == AutomaticFormStyle { public static var automatic: Self { Self() } }
extension FormStyle where Self == GroupedFormStyle { public static var grouped: Self { Self() } }
extension FormStyle where Self == ColumnsFormStyle { public static var columns: Self { Self() } }

extension View {
    /// Kept by name: forms are grouped here.
    public nonisolated func formStyle<S: FormStyle>(_ style: S) -> some View { modifier(EmptyModifier()) }
}
