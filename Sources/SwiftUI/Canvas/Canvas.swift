import CoreGraphics
import RenderTree

/// A view that is drawn by a closure; it takes all of the space that it is offered.
public struct Canvas<Symbols: View>: View {
    public typealias Body = Never

    public var symbols: Symbols
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    public var isOpaque: Bool
    public var colorMode: ColorRenderingMode
    public var rendersAsynchronously: Bool

    /// - Parameters:
    ///   - opaque: The canvas is black where nothing is drawn.
    ///   - colorMode: Not told apart: pictures have eight bits a component.
    ///   - rendersAsynchronously: Not told apart.
    ///   - renderer: Draws, in points from the top left corner.
    ///   - symbols: Views that can be drawn, each under its tag.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {
        self.symbols = symbols()
        self.renderer = renderer
        isOpaque = opaque
        self.colorMode = colorMode
        self.rendersAsynchronously = rendersAsynchronously
    }
}

extension Canvas where Symbols == EmptyView {
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.init(
            opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer,
            symbols: { EmptyView() })
    }
}

extension Canvas: PrimitiveView {
    func makeNode(_ place: NodePlace) -> ViewNode {
        LeafNode(self, place) {
            CanvasElement($0, $1)
        } update: {
            $0.take($1)
        }
    }
}

/// What a canvas draws in its frame.
private final class CanvasElement<Symbols: View>: LayoutElement {
    private var view: Canvas<Symbols>

    init(_ node: ViewNode, _ view: Canvas<Symbols>) {
        self.view = view
        super.init(node)
    }

    func take(_ view: Canvas<Symbols>) {
        self.view = view
        invalidateDrawing()
    }

    override func draw(_ size: CGSize) -> RenderNode? {
        let drawing = CanvasDrawing()
        var context = GraphicsContext(drawing, size, environment, parent: node) { [view, environment] id in
            MainActor.assumed {
                let symbol = CanvasView(SymbolPick(content: view.symbols, id: id), environment)
                guard !symbol.isEmpty else { return nil }
                let (node, size) = symbol.draw(nil)
                return GraphicsContext.ResolvedSymbol(size: size, node: node)
            }
        }
        if view.isOpaque {
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.black))
        }
        view.renderer(&context, size)
        return drawing.nodes.isEmpty ? nil : .group(size, drawing.nodes)
    }
}

/// What has been drawn on a canvas so far, back to front.
final class CanvasDrawing {
    var nodes: [RenderNode] = []
}
