import UIKit

/// A control that is on or off.
public struct Toggle<Label: View>: View {
    let isOn: Binding<Bool>
    let label: Label
    @Environment(\.toggleStyle) private var style

    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        self.label = label()
    }

    public var body: some View {
        AnyView(
            erased: style.makeErasedBody(
                ToggleStyleConfiguration(label: .init(view: AnyView(label)), isOn: isOn)))
    }
}

extension Toggle where Label == Text {
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// A toggle that a style draws.
    public init(_ configuration: ToggleStyleConfiguration) {
        self.init(isOn: configuration.$isOn) { configuration.label }
    }
}

/// A toggle, as its style sees it.
public struct ToggleStyleConfiguration {
    /// What the toggle is called.
    public struct Label: View {
        let view: AnyView
        public var body: some View { view }
    }

    public let label: Label
    @Binding public var isOn: Bool
    /// Whether toggles of several values differ.
    public var isMixed = false

    init(label: Label, isOn: Binding<Bool>) {
        self.label = label
        _isOn = isOn
    }
}

/// How toggles look and act.
@MainActor @preconcurrency
public protocol ToggleStyle {
    associatedtype Body: View
    typealias Configuration = ToggleStyleConfiguration

    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension ToggleStyle {
    func makeErasedBody(_ configuration: Configuration) -> any View { makeBody(configuration: configuration) }
}

/// A label and a switch at the ends of a row.
public struct SwitchToggleStyle: ToggleStyle {
    let tint: Color?

    public nonisolated init() { tint = nil }
    public nonisolated init(tint: Color) { self.tint = tint }

    public func makeBody(configuration: Configuration) -> some View {
        LabeledControl(label: configuration.label, fills: true) {
            SwitchView(isOn: configuration.$isOn, tint: tint)
        }
    }
}

/// A button that keeps whether it is on.
public struct ButtonToggleStyle: ToggleStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            configuration.label.padding(.horizontal, 12).padding(.vertical, 7)
                .background(
                    RoundedRectangle(cornerRadius: 8).fill(Color.accentColor.opacity(configuration.isOn ? 0.2 : 0)))
        }
    }
}

public struct DefaultToggleStyle: ToggleStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        SwitchToggleStyle().makeBody(configuration: configuration)
    }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    public nonisolated static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    public nonisolated static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    public nonisolated static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension EnvironmentValues {
    private enum ToggleStyleKey: EnvironmentKey {
        nonisolated(unsafe) static let defaultValue: any ToggleStyle = DefaultToggleStyle()
    }

    var toggleStyle: any ToggleStyle {
        get { self[ToggleStyleKey.self] }
        set { self[ToggleStyleKey.self] = newValue }
    }
}

extension View {
    /// How toggles in the view look and act.
    public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        nonisolated(unsafe) let style = style
        return transformEnvironment(\.toggleStyle) { $0 = style }
    }
}

/// The switch of UIKit.
private struct SwitchView: UIViewRepresentable {
    let isOn: Binding<Bool>
    let tint: Color?

    final class Coordinator {
        var isOn: Binding<Bool>
        init(_ isOn: Binding<Bool>) { self.isOn = isOn }
    }

    func makeCoordinator() -> Coordinator { Coordinator(isOn) }

    func makeUIView(context: Context) -> UISwitch {
        let view = UISwitch()
        let coordinator = context.coordinator
        view.addAction(
            UIAction { [unowned view] _ in coordinator.isOn.wrappedValue = view.isOn }, for: .valueChanged)
        return view
    }

    func updateUIView(_ view: UISwitch, context: Context) {
        context.coordinator.isOn = isOn
        let tint = tint ?? context.environment.accentColor
        view.onTintColor = tint.map { UIColor(cgColor: $0.resolved(in: context.environment)) }
        if view.isOn != isOn.wrappedValue {
            view.setOn(isOn.wrappedValue, animated: context.transaction.animation != nil)
        }
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UISwitch, context: Context) -> CGSize? {
        uiView.sizeThatFits(.zero)
    }
}
