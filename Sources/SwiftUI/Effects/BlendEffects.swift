import CoreGraphics
internal import CornerGeometry
import RenderTree

/// How what is drawn is combined with what lies behind it.
public enum BlendMode: Hashable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    case exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker
    case plusLighter

    var core: CGBlendMode {
        switch self {
        case .normal: .normal
        case .multiply: .multiply
        case .screen: .screen
        case .overlay: .overlay
        case .darken: .darken
        case .lighten: .lighten
        case .colorDodge: .colorDodge
        case .colorBurn: .colorBurn
        case .softLight: .softLight
        case .hardLight: .hardLight
        case .difference: .difference
        case .exclusion: .exclusion
        case .hue: .hue
        case .saturation: .saturation
        case .color: .color
        case .luminosity: .luminosity
        case .sourceAtop: .sourceAtop
        case .destinationOver: .destinationOver
        case .destinationOut: .destinationOut
        case .plusDarker: .plusDarker
        case .plusLighter: .plusLighter
        }
    }
}

/// A view that is combined with what lies behind it.
public nonisolated struct _BlendModeEffect: ViewModifier {
    public typealias Body = Never
    public typealias AnimatableData = EmptyAnimatableData

    public var blendMode: BlendMode

    public init(blendMode: BlendMode) { self.blendMode = blendMode }
}

@MainActor extension _BlendModeEffect: ElementModifier {
    func draw(_ inner: RenderNode?, _ element: LayoutElement, _ size: CGSize) -> RenderNode? {
        inner?.blended(blendMode.core, size)
    }
}

extension RenderNode {
    /// The node, combined in another way with what lies behind it.
    func blended(_ mode: CGBlendMode, _ size: CGSize) -> RenderNode {
        // What blends by itself does so first.
        let node = blendMode == .normal ? self : RenderNode.group(size, [self])
        return node.placed(by: node.transform, opacity: node.opacity, blendMode: mode)
    }
}

/// A view that is finished before it is combined with what lies behind it.
public nonisolated struct _CompositingGroupEffect: ViewModifier {
    public typealias Body = Never
    public typealias AnimatableData = EmptyAnimatableData

    public init() {}
}

@MainActor extension _CompositingGroupEffect: ElementModifier {
    func draw(_ inner: RenderNode?, _ element: LayoutElement, _ size: CGSize) -> RenderNode? {
        inner.map {
            RenderNode(
                outline: CornerOutline(rect: CGRect(origin: .zero, size: size)), isolatesBlending: true,
                children: [$0])
        }
    }
}

extension View {
    /// How the view is combined with what lies behind it.
    public nonisolated func blendMode(_ blendMode: BlendMode) -> some View {
        modifier(_BlendModeEffect(blendMode: blendMode))
    }

    /// Effects around the view act on its finished picture.
    public nonisolated func compositingGroup() -> some View { modifier(_CompositingGroupEffect()) }

    /// Draws the view into a picture of its own.
    ///
    /// - Parameters:
    ///   - opaque: Not told apart: the picture may be translucent.
    ///   - colorMode: Not told apart: pictures have eight bits a component.
    public nonisolated func drawingGroup(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
    ) -> some View {
        compositingGroup()
    }
}

/// In which numbers colours are worked with.
public enum ColorRenderingMode: Hashable, Sendable {
    case nonLinear, linear, extendedLinear
}
