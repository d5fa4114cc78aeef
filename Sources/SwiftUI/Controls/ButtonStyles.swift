import UIKit

/// The usual look on iOS: a label in the colour of what can be touched, faint while a finger is on it.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        TappedButtonStyle(style: TintedLook()).makeBody(configuration: configuration)
    }
}

/// A label in the colour of what can be touched.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        TappedButtonStyle(style: TintedLook()).makeBody(configuration: configuration)
    }
}

/// The label as it is, faint while a finger is on it.
public struct PlainButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        TappedButtonStyle(style: PlainLook()).makeBody(configuration: configuration)
    }
}

/// A label on a plate in a shade of its colour.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        TappedButtonStyle(style: PlateLook(isProminent: false)).makeBody(configuration: configuration)
    }
}

/// A white label on a plate of the colour of what can be touched.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        TappedButtonStyle(style: PlateLook(isProminent: true)).makeBody(configuration: configuration)
    }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    public nonisolated static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    public nonisolated static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    public nonisolated static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    public nonisolated static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    public nonisolated static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

/// The colour of a button by what it does and whether it can be used.
private struct ButtonColor<Content: View>: View {
    let role: ButtonRole?
    let content: (Color) -> Content
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        content(
            !isEnabled ? Color(uiColor: .tertiaryLabel) : role == .destructive ? .red : .accentColor)
    }
}

private struct TintedLook: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        ButtonColor(role: configuration.role) { color in
            configuration.label.foregroundColor(color).opacity(configuration.isPressed ? 0.2 : 1)
        }
    }
}

private struct PlainLook: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.opacity(configuration.isPressed ? 0.75 : 1)
    }
}

private struct PlateLook: ButtonStyle {
    let isProminent: Bool

    func makeBody(configuration: Configuration) -> some View {
        PlateButton(isProminent: isProminent, configuration: configuration)
    }
}

/// A plate in the size and shape of the surroundings.
private struct PlateButton: View {
    let isProminent: Bool
    let configuration: ButtonStyleConfiguration
    @Environment(\.controlSize) private var size
    @Environment(\.buttonBorderShape) private var shape
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        ButtonColor(role: configuration.role) { color in
            configuration.label
                .transformEnvironment(\.font) { if let font = size.font { $0 = font } }
                .foregroundColor(isProminent && isEnabled ? .white : color)
                .padding(.horizontal, size.padding.width).padding(.vertical, size.padding.height)
                .background(shape.shape(size).fill(isProminent && isEnabled ? color : color.opacity(0.15)))
                .opacity(configuration.isPressed ? 0.75 : 1)
                .contentShape(Rectangle())
        }
    }
}
