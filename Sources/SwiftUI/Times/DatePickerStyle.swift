/// How date pickers look.
public protocol DatePickerStyle {
    var _look: _DatePickerLook { get }
}

/// The looks that this module knows.
public enum _DatePickerLook: Sendable { case plates, month }

public struct DefaultDatePickerStyle: DatePickerStyle {
    public init() {}
    public var _look: _DatePickerLook { .plates }
}
public struct CompactDatePickerStyle: DatePickerStyle {
    public init() {}
    public var _look: _DatePickerLook { .plates }
}
/// A month.
public struct GraphicalDatePickerStyle: DatePickerStyle {
    public init() {}
    public var _look: _DatePickerLook { .month }
}
/// Drawn as plates: there are no drums for dates here.
public struct WheelDatePickerStyle: DatePickerStyle {
    public init() {}
    public var _look: _DatePickerLook { .plates }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle { public static var automatic: Self { Self() } }
extension DatePickerStyle where Self == CompactDatePickerStyle { public static var compact: Self { Self() } }
extension DatePickerStyle where Self == GraphicalDatePickerStyle { public static var graphical: Self { Self() } }
extension DatePickerStyle where Self == WheelDatePickerStyle { public static var wheel: Self { Self() } }

extension EnvironmentValues {
    private enum DatePickerLookKey: EnvironmentKey { static let defaultValue = _DatePickerLook.plates }

    var datePickerLook: _DatePickerLook {
        get { self[DatePickerLookKey.self] }
        set { self[DatePickerLookKey.self] = newValue }
    }
}

extension View {
    /// How date pickers in the view look.
    public nonisolated func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        environment(\.datePickerLook, style._look)
    }
}
