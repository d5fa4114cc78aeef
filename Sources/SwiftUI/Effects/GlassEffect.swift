import CoreGraphics

/// A kind of glass that views lie on.
public struct Glass: Equatable, Sendable {
    var tint: Color?
    var isClear = false
    var isNothing = false

    public static var regular: Glass { Glass() }
    public static var clear: Glass { Glass(isClear: true) }
    public static var identity: Glass { Glass(isNothing: true) }

    /// Coloured; nil: colourless.
    public func tint(_ color: Color?) -> Glass {
        var glass = self
        glass.tint = color
        return glass
    }

    /// Kept by name: glass does not answer to touches here.
    public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// The usual shape of glass.
public struct DefaultGlassEffectShape: Shape {
    public init() {}

    public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// Views on glass that belong together; each has a plate of its own here.
public struct GlassEffectContainer<Content: View>: View {
    let content: Content

    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }

    public var body: some View { content }
}

/// Glass: what lies behind, blurred, under a veil; a thin light rim.
private struct GlassPlate<S: Shape>: View {
    let glass: Glass
    let shape: S

    var body: some View {
        if !glass.isNothing {
            ZStack {
                shape.fill(glass.isClear ? Material.ultraThin : .thin)
                if let tint = glass.tint { shape.fill(tint.opacity(0.7)) }
                shape.stroke(Color.white.opacity(0.5), lineWidth: 1).clipShape(shape)
            }
            .shadow(color: .black.opacity(0.08), radius: 8, x: 0, y: 2)
        }
    }
}

extension View {
    /// Puts the view on glass. What is drawn is by eye: a material with a rim, without refraction.
    public func glassEffect<S: Shape>(
        _ glass: Glass = .regular, in shape: S = DefaultGlassEffectShape()
    ) -> some View { background { GlassPlate(glass: glass, shape: shape) } }

    public func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S, isEnabled: Bool) -> some View {
        background { if isEnabled { GlassPlate(glass: glass, shape: shape) } }
    }

    /// Kept by name: plates do not flow into one another here.
    public nonisolated func glassEffectID<ID: Hashable>(_ id: ID?, in namespace: Namespace.ID) -> some View {
        modifier(EmptyModifier())
    }

    public nonisolated func glassEffectUnion<ID: Hashable>(id: ID?, namespace: Namespace.ID) -> some View {
        modifier(EmptyModifier())
    }

    public nonisolated func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
        modifier(EmptyModifier())
    }
}

/// How glass comes and goes.
public struct GlassEffectTransition: Sendable {
    public static let identity = GlassEffectTransition()
    public static let matchedGeometry = GlassEffectTransition()
    public static let materialize = GlassEffectTransition()
}

/// A label on glass.
public struct GlassButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        TappedButtonStyle(style: GlassLook(isProminent: false)).makeBody(configuration: configuration)
    }
}

/// A white label on glass of the colour of what can be touched.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        TappedButtonStyle(style: GlassLook(isProminent: true)).makeBody(configuration: configuration)
    }
}

private struct GlassLook: ButtonStyle {
    let isProminent: Bool

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundColor(isProminent ? .white : configuration.role == .destructive ? .red : .primary)
            .padding(.horizontal, 16).padding(.vertical, 10)
            .glassEffect(isProminent ? .regular.tint(.accentColor) : .regular)
            .opacity(configuration.isPressed ? 0.75 : 1)
            .contentShape(Rectangle())
    }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    public nonisolated static var glass: GlassButtonStyle { GlassButtonStyle() }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    public nonisolated static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
