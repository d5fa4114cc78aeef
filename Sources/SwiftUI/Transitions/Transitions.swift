import CoreGraphics

/// A view that fades in and out.
public struct OpacityTransition: Transition {
    public init() {}

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
    }
}

/// A view that comes and goes at once, unchanged.
public struct IdentityTransition: Transition {
    public init() {}

    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A view that grows from a point and shrinks to it.
public struct ScaleTransition: Transition {
    let scale: Double
    let anchor: UnitPoint

    public init(_ scale: Double, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : CGFloat(scale), anchor: anchor)
    }
}

/// A view that comes from a place and goes there.
public struct OffsetTransition: Transition {
    let offset: CGSize

    public init(_ offset: CGSize) { self.offset = offset }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(phase.isIdentity ? .zero : offset)
    }
}

/// A view that comes from an edge and goes there, by its own length.
public struct MoveTransition: Transition {
    let edge: Edge

    public init(edge: Edge) { self.edge = edge }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(EdgeOffset(edge: edge, share: phase.isIdentity ? 0 : 1))
    }
}

/// A view that comes from the leading edge and goes to the trailing one.
public struct SlideTransition: Transition {
    public init() {}

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(EdgeOffset(edge: .trailing, share: CGFloat(phase.value)))
    }
}

/// A view that comes from an edge and goes to the opposite one, fading.
public struct PushTransition: Transition {
    let edge: Edge

    public init(edge: Edge) { self.edge = edge }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(EdgeOffset(edge: edge, share: CGFloat(-phase.value))).opacity(phase.isIdentity ? 1 : 0)
    }
}

/// A view that is blurred while it comes and goes, and fades.
public struct BlurReplaceTransition: Transition {
    /// How the view grows.
    public struct Configuration: Equatable, Sendable {
        let shrinks: Bool
        /// Away downwards in size, and up again.
        public static let downUp = Configuration(shrinks: true)
        /// Always larger.
        public static let upUp = Configuration(shrinks: false)
    }

    public var configuration: Configuration

    public init(configuration: Configuration) { self.configuration = configuration }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.blur(radius: phase.isIdentity ? 0 : 8)
            .scaleEffect(phase.isIdentity ? 1 : (configuration.shrinks && phase == .willAppear ? 0.9 : 1.1))
            .opacity(phase.isIdentity ? 1 : 0)
    }
}

/// Draws a view beyond an edge, by a share of its own length.
nonisolated struct EdgeOffset: ViewModifier, Animatable {
    typealias Body = Never

    let edge: Edge
    var share: CGFloat

    var animatableData: CGFloat {
        get { share }
        set { share = newValue }
    }
}

@MainActor extension EdgeOffset: TransformEffect {
    func transform(in size: CGSize) -> CGAffineTransform {
        switch edge {
        case .top: CGAffineTransform(translationX: 0, y: -share * size.height)
        case .bottom: CGAffineTransform(translationX: 0, y: share * size.height)
        case .leading: CGAffineTransform(translationX: -share * size.width, y: 0)
        case .trailing: CGAffineTransform(translationX: share * size.width, y: 0)
        }
    }
}

extension AnyTransition {
    public static let identity = AnyTransition { view, _ in view }
    public static let opacity = MainActor.assumed { AnyTransition(OpacityTransition()) }
    public static var scale: AnyTransition { scale(scale: 1e-5) }
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        MainActor.assumed { AnyTransition(ScaleTransition(Double(scale), anchor: anchor)) }
    }
    public static var slide: AnyTransition { MainActor.assumed { AnyTransition(SlideTransition()) } }
    public static func move(edge: Edge) -> AnyTransition {
        MainActor.assumed { AnyTransition(MoveTransition(edge: edge)) }
    }
    public static func push(from edge: Edge) -> AnyTransition {
        MainActor.assumed { AnyTransition(PushTransition(edge: edge)) }
    }
    public static func offset(_ offset: CGSize) -> AnyTransition {
        MainActor.assumed { AnyTransition(OffsetTransition(offset)) }
    }
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        offset(CGSize(width: x, height: y))
    }
}

extension Transition where Self == OpacityTransition {
    public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == IdentityTransition {
    public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == ScaleTransition {
    public static var scale: ScaleTransition { ScaleTransition(1e-5) }
    public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
        ScaleTransition(scale, anchor: anchor)
    }
}

extension Transition where Self == SlideTransition {
    public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == MoveTransition {
    public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension Transition where Self == PushTransition {
    public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}

extension Transition where Self == OffsetTransition {
    public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
        OffsetTransition(CGSize(width: x, height: y))
    }
}

extension Transition where Self == BlurReplaceTransition {
    public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }
    public static func blurReplace(_ configuration: BlurReplaceTransition.Configuration = .downUp)
        -> BlurReplaceTransition
    {
        BlurReplaceTransition(configuration: configuration)
    }
}
