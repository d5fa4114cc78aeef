import CoreGraphics

/// A view that makes its content by the size that it is offered, all of which it takes.
public struct GeometryReader<Content: View>: View {
    public typealias Body = Never

    public nonisolated(unsafe) var content: (GeometryProxy) -> Content

    public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
}

extension GeometryReader: PrimitiveView {
    func makeNode(_ place: NodePlace) -> ViewNode { GeometryNode(self, place) }
}

/// A view that cannot know its content before it is laid out.
private final class GeometryNode<Content: View>: ViewNode {
    private var view: GeometryReader<Content>
    private var child: ViewNode?
    private var size: CGSize?
    private lazy var run = BodyRun(of: self)
    private lazy var element = GeometryElement(self) { [unowned self] in show($0) }

    init(_ view: GeometryReader<Content>, _ place: NodePlace) {
        self.view = view
        super.init(GeometryReader<Content>.self, place)
    }

    override var children: [ViewNode] { child.map { [$0] } ?? [] }

    override func take(_ view: any View) -> Bool {
        guard let view = view as? GeometryReader<Content> else { return false }
        if FieldLayout.isSame(view, self.view) { return false }
        self.view = view
        return true
    }

    override func update() {
        guard let size else { return }
        show(size)
    }

    private func show(_ size: CGSize) {
        self.size = size
        let proxy = GeometryProxy(element: element, size: size)
        let content = run.run(view) { $0.content(proxy) }
        child = graft(child, content, environment)
        element.source = child
    }

    override func makeElements() -> [LayoutElement] { [element] }

    override func leave() { run.leave() }
}

/// Takes the whole proposal, and has its content made when it is placed.
private final class GeometryElement: ContainerElement {
    private let show: (CGSize) -> Void
    private var shownSize: CGSize?

    init(_ node: ViewNode, show: @escaping (CGSize) -> Void) {
        self.show = show
        super.init(node)
    }

    override func arrange(in size: CGSize, _ proposal: ProposedViewSize, _ pass: LayoutPass) {
        if size != shownSize {
            shownSize = size
            show(size)
        }
        for element in contents { place(element, at: .zero, ProposedViewSize(size), in: size, pass) }
    }
}
