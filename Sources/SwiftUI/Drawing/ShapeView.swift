import CoreGraphics
import RenderTree

/// A shape that is filled with a style.
public struct _ShapeView<Content: Shape, Style: ShapeStyle>: View {
    public typealias Body = Never

    public var shape: Content
    public var style: Style
    public var fillStyle: FillStyle

    public nonisolated init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
    }
}

extension _ShapeView: PrimitiveView {
    func makeNode(_ place: NodePlace) -> ViewNode {
        LeafNode(self, place) {
            ShapeElement($0, $1)
        } update: {
            $0.take($1)
        }
    }
}

/// A shape in its frame.
private final class ShapeElement<Content: Shape, Style: ShapeStyle>: LayoutElement {
    private var view: _ShapeView<Content, Style>
    private lazy var motion = ValueMotion<Content>(of: self)
    private lazy var paints = PaintMotion(of: self)

    init(_ node: ViewNode, _ view: _ShapeView<Content, Style>) {
        self.view = view
        super.init(node)
    }

    func take(_ view: _ShapeView<Content, Style>) {
        motion.aim(at: view.shape, from: self.view.shape, with: graph.transaction)
        self.view = view
        paints.aim(at: view.style.resolvedPaint(in: environment))
        // A shape's size of a proposal is its own affair.
        doubtLayout()
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        motion.shown(view.shape).sizeThatFits(proposal)
    }

    override func hitRule(_ point: CGPoint) -> HitRule {
        let path = motion.shown(view.shape).path(in: CGRect(origin: .zero, size: shownFrame.size))
        return path.contains(point, eoFill: view.fillStyle.isEOFilled) ? .hit : .asInside
    }

    override func draw(_ size: CGSize) -> RenderNode? {
        let path = inContainerShape { motion.shown(view.shape).path(in: CGRect(origin: .zero, size: size)) }
        return paints.first.fill(path, view.fillStyle, in: size)
    }
}

extension Shape {
    /// The shape filled with a style.
    public nonisolated func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some View {
        _ShapeView(shape: self, style: content, fillStyle: style)
    }

    /// The shape filled with what is in front.
    public nonisolated func fill(style: FillStyle = FillStyle()) -> some View {
        _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
    }

    /// The shape's outline, drawn with a line on both sides of it.
    public nonisolated func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
        _ShapeView(shape: stroke(style: style), style: content)
    }

    /// The shape's outline, drawn with a line on both sides of it.
    public nonisolated func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }
}

extension InsettableShape {
    /// The shape's outline, drawn with a line inside of it.
    public nonisolated func strokeBorder<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> some View {
        inset(by: style.lineWidth / 2).stroke(content, style: style)
    }

    /// The shape's outline, drawn with a line inside of it.
    public nonisolated func strokeBorder<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some View {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    public nonisolated func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some View {
        strokeBorder(ForegroundStyle(), style: style)
    }

    public nonisolated func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
        strokeBorder(ForegroundStyle(), lineWidth: lineWidth)
    }
}

extension ShapeStyle where Self: View, Body == _ShapeView<Rectangle, Self> {
    public var body: _ShapeView<Rectangle, Self> { _ShapeView(shape: Rectangle(), style: self) }
}

extension Gradient: View { public typealias Body = _ShapeView<Rectangle, Self> }
extension LinearGradient: View { public typealias Body = _ShapeView<Rectangle, Self> }
extension RadialGradient: View { public typealias Body = _ShapeView<Rectangle, Self> }
extension EllipticalGradient: View { public typealias Body = _ShapeView<Rectangle, Self> }
extension AngularGradient: View { public typealias Body = _ShapeView<Rectangle, Self> }
