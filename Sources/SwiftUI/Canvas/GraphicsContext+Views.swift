import CoreGraphics
import RenderTree

extension GraphicsContext {
    /// A text as it is drawn on a canvas.
    public struct ResolvedText: Sendable {
        let text: Text
        let environment: EnvironmentValues
        /// What it is drawn with, where it says nothing else.
        public var shading: Shading

        /// The size that it takes of one that is offered, in points.
        public func measure(in size: CGSize) -> CGSize {
            MainActor.assumed { CanvasView(text, environment).measure(size) }
        }

        /// How far below its top the first line stands, in points.
        public func firstBaseline(in size: CGSize) -> CGFloat {
            MainActor.assumed { CanvasView(text, environment).guide(.firstTextBaseline, in: size) }
        }

        /// How far below its top the last line stands, in points.
        public func lastBaseline(in size: CGSize) -> CGFloat {
            MainActor.assumed { CanvasView(text, environment).guide(.lastTextBaseline, in: size) }
        }
    }

    /// One of the views that a canvas has as its symbols.
    public struct ResolvedSymbol: Sendable {
        /// Its own size, in points.
        public var size: CGSize
        let node: RenderNode?
    }

    /// A text, ready to be measured and drawn.
    public func resolve(_ text: Text) -> ResolvedText {
        ResolvedText(text: text, environment: environment, shading: .foreground)
    }

    /// Draws a text in its own size, a point of it at a place.
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }

    /// Draws a text within a rectangle, from its top left corner.
    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

    /// Draws a text in its own size, a point of it at a place.
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        let (node, size) = text.drawing(nil)
        add(node?.moved(by: Self.corner(of: size, anchor, at: point)))
    }

    /// Draws a text within a rectangle, from its top left corner.
    public func draw(_ text: ResolvedText, in rect: CGRect) {
        add(text.drawing(rect.size).node?.moved(by: rect.origin))
    }

    /// The symbol with a tag; nil where there is none.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? { symbols?(AnyHashable(id)) }

    /// Draws a symbol in its own size, a point of it at a place.
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        add(symbol.node?.moved(by: Self.corner(of: symbol.size, anchor, at: point)))
    }

    /// Draws a symbol over a rectangle.
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
        guard symbol.size.width > 0, symbol.size.height > 0 else { return }
        let scale = CGAffineTransform(
            a: rect.width / symbol.size.width, b: 0, c: 0, d: rect.height / symbol.size.height, tx: rect.minX,
            ty: rect.minY)
        guard scale.isFinite, scale.isInvertible else { return }
        add(symbol.node?.mapped(by: scale, symbol.size))
    }

    private static func corner(of size: CGSize, _ anchor: UnitPoint, at point: CGPoint) -> CGPoint {
        CGPoint(x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height)
    }
}

extension GraphicsContext.ResolvedText {
    /// - Parameter size: What it is offered; nil: its own size.
    fileprivate func drawing(_ size: CGSize?) -> (node: RenderNode?, size: CGSize) {
        var environment = environment
        if let style = shading.style {
            environment.foreground = GivenForeground(style, outer: environment.foreground)
        }
        let drawn = environment
        return MainActor.assumed { CanvasView(text, drawn).draw(size) }
    }
}

/// A view that is laid out and drawn by itself.
@MainActor struct CanvasView {
    private let graph = ViewGraph()

    init(_ view: some View, _ environment: EnvironmentValues) {
        graph.show(view, environment)
        graph.update()
    }

    var isEmpty: Bool { graph.element?.contents.isEmpty != false }

    func measure(_ size: CGSize) -> CGSize { graph.sizeThatFits(ProposedViewSize(size)) }

    func guide(_ guide: VerticalAlignment, in size: CGSize) -> CGFloat {
        graph.update()
        return graph.element?.dimensions(ProposedViewSize(size))[guide] ?? 0
    }

    /// - Parameter size: What it is offered; nil: its own size.
    func draw(_ size: CGSize?) -> (node: RenderNode?, size: CGSize) {
        let own = graph.sizeThatFits(size.map { ProposedViewSize($0) } ?? .unspecified)
        graph.layout(in: own)
        return (graph.renderNode(), own)
    }
}

/// The symbol with a tag, of a canvas's symbols.
struct SymbolPick<Content: View>: View, PrimitiveView {
    typealias Body = Never
    let content: Content
    let id: AnyHashable

    func makeNode(_ place: NodePlace) -> ViewNode {
        ElementFilterNode(self, content: content, place) { [id] in
            Array($0.filter { $0.trait(TagKey.self) == id }.prefix(1))
        }
    }
}
