/// A button, as a style that says what a tap is sees it.
public struct PrimitiveButtonStyleConfiguration {
    public struct Label: View {
        let view: AnyView
        public var body: some View { view }
    }

    public let role: ButtonRole?
    public let label: Label
    let action: @MainActor () -> Void

    /// Does what the button does.
    @MainActor public func trigger() { action() }
}

/// How buttons look, and what it takes to have them do what they do.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    associatedtype Body: View
    typealias Configuration = PrimitiveButtonStyleConfiguration

    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension PrimitiveButtonStyle {
    func makeErasedBody(_ configuration: Configuration) -> any View { makeBody(configuration: configuration) }
}

/// A button, as a style that says how it looks sees it.
public struct ButtonStyleConfiguration {
    public struct Label: View {
        let view: AnyView
        public var body: some View { view }
    }

    public let role: ButtonRole?
    public let label: Label
    /// Whether a finger is on it.
    public let isPressed: Bool
}

/// How buttons look.
@MainActor @preconcurrency
public protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration

    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A look for buttons that are tapped as usual.
struct TappedButtonStyle<Style: ButtonStyle>: PrimitiveButtonStyle {
    let style: Style

    func makeBody(configuration: Configuration) -> some View {
        TappedButton(style: style, configuration: configuration)
    }
}

/// A button that does what it does when a finger is lifted on it.
private struct TappedButton<Style: ButtonStyle>: View {
    let style: Style
    let configuration: PrimitiveButtonStyleConfiguration
    @GestureState private var isPressed = false

    var body: some View {
        style.makeBody(
            configuration: ButtonStyleConfiguration(
                role: configuration.role, label: .init(view: AnyView(configuration.label)), isPressed: isPressed)
        )
        .gesture(
            PressGesture().updating($isPressed) { value, state, _ in state = value }
                .onEnded { isInside in if isInside { configuration.trigger() } })
    }
}

extension EnvironmentValues {
    private enum ButtonStyleKey: EnvironmentKey {
        nonisolated(unsafe) static let defaultValue: any PrimitiveButtonStyle = DefaultButtonStyle()
    }

    var buttonStyle: any PrimitiveButtonStyle {
        get { self[ButtonStyleKey.self] }
        set { self[ButtonStyleKey.self] = newValue }
    }
}

extension View {
    /// How buttons in the view look.
    public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        nonisolated(unsafe) let style = style
        return transformEnvironment(\.buttonStyle) { $0 = TappedButtonStyle(style: style) }
    }

    /// How buttons in the view look, and what it takes to have them do what they do.
    public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        nonisolated(unsafe) let style = style
        return transformEnvironment(\.buttonStyle) { $0 = style }
    }
}
