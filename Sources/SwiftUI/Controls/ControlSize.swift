import CoreGraphics

/// How large controls are.
public enum ControlSize: Hashable, CaseIterable, Sendable {
    case mini, small, regular, large, extraLarge

    /// Around the label of a button with a plate, in points.
    var padding: CGSize {
        switch self {
        case .mini, .small: CGSize(width: 10, height: 5)
        case .regular: CGSize(width: 12, height: 7)
        case .large, .extraLarge: CGSize(width: 20, height: 15)
        }
    }

    /// Of a plate without a shape of its own.
    var cornerRadius: CGFloat {
        switch self {
        case .mini, .small: 14
        case .regular: 8
        case .large, .extraLarge: 12
        }
    }

    /// Nil: the body's.
    var font: Font? { self == .mini || self == .small ? .subheadline : nil }
}

/// The shape of the plates of buttons.
public struct ButtonBorderShape: Equatable, Sendable {
    enum Kind: Equatable, Sendable { case automatic, capsule, rounded(CGFloat?), circle }

    let kind: Kind

    public static let automatic = ButtonBorderShape(kind: .automatic)
    public static let capsule = ButtonBorderShape(kind: .capsule)
    public static let roundedRectangle = ButtonBorderShape(kind: .rounded(nil))
    public static let circle = ButtonBorderShape(kind: .circle)
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(kind: .rounded(radius))
    }

    func shape(_ size: ControlSize) -> AnyShape {
        switch kind {
        case .capsule: AnyShape(Capsule())
        case .circle: AnyShape(Circle())
        case .automatic: AnyShape(RoundedRectangle(cornerRadius: size.cornerRadius))
        case .rounded(let radius): AnyShape(RoundedRectangle(cornerRadius: radius ?? size.cornerRadius))
        }
    }
}

extension EnvironmentValues {
    private enum ControlSizeKey: EnvironmentKey { static let defaultValue = ControlSize.regular }
    private enum BorderShapeKey: EnvironmentKey { static let defaultValue = ButtonBorderShape.automatic }

    /// How large controls are.
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }

    var buttonBorderShape: ButtonBorderShape {
        get { self[BorderShapeKey.self] }
        set { self[BorderShapeKey.self] = newValue }
    }
}

extension View {
    /// How large controls in the view are.
    public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
        environment(\.controlSize, controlSize)
    }

    /// The shape of the plates of buttons in the view.
    public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        environment(\.buttonBorderShape, shape)
    }
}
