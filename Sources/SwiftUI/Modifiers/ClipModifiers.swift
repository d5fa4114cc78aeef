import CoreGraphics
internal import CornerGeometry
import RenderTree

/// A view of which only what lies in a shape is drawn.
public nonisolated struct _ClipEffect<ClipShape: Shape>: ViewModifier, Animatable {
    public typealias Body = Never

    public var shape: ClipShape
    public var style: FillStyle

    public init(shape: ClipShape, style: FillStyle = FillStyle()) {
        self.shape = shape
        self.style = style
    }

    public var animatableData: ClipShape.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }
}

@MainActor extension _ClipEffect: ElementModifier {
    func draw(_ inner: RenderNode?, _ element: LayoutElement, _ size: CGSize) -> RenderNode? {
        guard let inner else { return nil }
        let path = element.inContainerShape { shape.path(in: CGRect(origin: .zero, size: size)) }
        guard !path.isEmpty else { return nil }
        if !style.isEOFilled, let outline = path.cgPath.shape.outline {
            return RenderNode(outline: outline, masksToBounds: true, children: [inner])
        }
        let black = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
        let frame = CornerOutline(rect: CGRect(origin: .zero, size: size))
        return RenderNode(
            outline: frame, mask: RenderNode(outline: frame, shape: .filled(path, black, style)), children: [inner])
    }

    func hitRule(_ point: CGPoint, _ size: CGSize) -> HitRule {
        let path = shape.path(in: CGRect(origin: .zero, size: size))
        return path.contains(point, eoFill: style.isEOFilled) ? .asInside : .blocked
    }
}

/// A view of which only what lies behind another view is drawn.
public nonisolated struct _MaskModifier<Mask: View>: ViewModifier {
    public typealias Body = Never

    let mask: Mask
    let alignment: Alignment
}

@MainActor extension _MaskModifier: PrimitiveModifier {
    func makeNode<Content: View>(for view: ModifiedContent<Content, Self>, _ place: NodePlace) -> ViewNode {
        ElementModifierNode(view, place) { MaskElement(view.modifier, $0, $1) }
    }
}

/// An element whose drawing is multiplied with the alpha of another view's.
private final class MaskElement<Mask: View>: WrapperElement<_MaskModifier<Mask>> {
    private let layer: SecondaryContents

    override init(_ modifier: _MaskModifier<Mask>, _ node: ViewNode, _ inner: LayoutElement) {
        layer = SecondaryContents(node)
        super.init(modifier, node, inner)
        layer.show(modifier.mask, alignment: modifier.alignment)
        adopt(layer.element)
    }

    override var nodes: [ViewNode] { layer.nodes }
    override func changed(from before: _MaskModifier<Mask>) {
        layer.show(modifier.mask, alignment: modifier.alignment)
    }
    override func leave() { layer.leave() }

    override func arrange(in size: CGSize, _ proposal: ProposedViewSize, _ pass: LayoutPass) {
        place(inner, at: .zero, proposal, in: size, pass)
        let offer = ProposedViewSize(size)
        place(
            layer.element, at: modifier.alignment.origin(of: layer.element, in: size, offer), offer, in: size, pass)
    }

    override func draw(_ size: CGSize) -> RenderNode? {
        guard let content = inner.renderNode(), let mask = layer.element.renderNode() else { return nil }
        return RenderNode(
            outline: CornerOutline(rect: CGRect(origin: .zero, size: size)), mask: mask, children: [content])
    }
}

extension View {
    /// Draws of the view only what lies in a shape that fills the view's frame.
    public nonisolated func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        modifier(_ClipEffect(shape: shape, style: style))
    }

    /// Draws of the view only what lies in its frame.
    public nonisolated func clipped(antialiased: Bool = false) -> some View {
        clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
    }

    /// Rounds the corners of the view's frame, and draws of it only what lies inside.
    public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(
            RoundedRectangle(cornerRadius: radius, style: .circular), style: FillStyle(antialiased: antialiased))
    }

    /// Draws the view as far as another view above it is opaque.
    public nonisolated func mask<Mask: View>(
        alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
    ) -> some View {
        modifier(_MaskModifier(mask: mask(), alignment: alignment))
    }

    /// Draws the view as far as another view above it is opaque.
    public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View {
        modifier(_MaskModifier(mask: mask, alignment: .center))
    }
}
