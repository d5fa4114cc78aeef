/// How pickers look.
public protocol PickerStyle {
    var _look: _PickerLook { get }
}

/// The looks that this module knows.
public enum _PickerLook: Sendable { case menu, segments, rows, wheel, radio, link }

public struct DefaultPickerStyle: PickerStyle {
    public init() {}
    public var _look: _PickerLook { .menu }
}
/// A button that shows what is chosen, and opens the others.
public struct MenuPickerStyle: PickerStyle {
    public init() {}
    public var _look: _PickerLook { .menu }
}
/// All of them beside one another on a plate.
public struct SegmentedPickerStyle: PickerStyle {
    public init() {}
    public var _look: _PickerLook { .segments }
}
/// All of them below one another.
public struct InlinePickerStyle: PickerStyle {
    public init() {}
    public var _look: _PickerLook { .rows }
}
/// On a drum that turns.
public struct WheelPickerStyle: PickerStyle {
    public init() {}
    public var _look: _PickerLook { .wheel }
}
/// Beside round buttons, as on macOS.
public struct RadioGroupPickerStyle: PickerStyle {
    public init() {}
    public var _look: _PickerLook { .radio }
}
/// On a page of their own.
public struct NavigationLinkPickerStyle: PickerStyle {
    public init() {}
    public var _look: _PickerLook { .link }
}
/// A row of symbols.
public struct PalettePickerStyle: PickerStyle {
    public init() {}
    public var _look: _PickerLook { .segments }
}

extension PickerStyle where Self == DefaultPickerStyle { public static var automatic: Self { Self() } }
extension PickerStyle where Self == MenuPickerStyle { public static var menu: Self { Self() } }
extension PickerStyle where Self == SegmentedPickerStyle { public static var segmented: Self { Self() } }
extension PickerStyle where Self == InlinePickerStyle { public static var inline: Self { Self() } }
extension PickerStyle where Self == WheelPickerStyle { public static var wheel: Self { Self() } }
extension PickerStyle where Self == RadioGroupPickerStyle { public static var radioGroup: Self { Self() } }
extension PickerStyle where Self == NavigationLinkPickerStyle { public static var navigationLink: Self { Self() } }
extension PickerStyle where Self == PalettePickerStyle { public static var palette: Self { Self() } }

extension EnvironmentValues {
    private enum PickerLookKey: EnvironmentKey { static let defaultValue = _PickerLook.menu }

    var pickerLook: _PickerLook {
        get { self[PickerLookKey.self] }
        set { self[PickerLookKey.self] = newValue }
    }
}

extension View {
    /// How pickers in the view look.
    public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        environment(\.pickerLook, style._look)
    }

    /// Kept by name: radio buttons stand below one another.
    public nonisolated func horizontalRadioGroupLayout() -> some View { modifier(EmptyModifier()) }
}
