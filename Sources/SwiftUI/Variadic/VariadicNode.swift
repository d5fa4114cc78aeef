/// A view that is made of the members of another view.
///
/// The other view lives below this node as any view does; what is made of its members shows its elements.
final class VariadicNode<V: View, Content: View, Result: View>: ViewNode, MembersReading {
    private var view: V
    private let content: (V) -> Content
    private let make: @MainActor (V, _VariadicView_Children) -> Result
    private var source: ViewNode?
    private var result: ViewNode?
    private var isUpdating = false
    private lazy var run = BodyRun(of: self)

    init(
        _ view: V, _ place: NodePlace, content: @escaping (V) -> Content,
        make: @escaping @MainActor (V, _VariadicView_Children) -> Result
    ) {
        self.view = view
        self.content = content
        self.make = make
        super.init(V.self, place)
    }

    override var children: [ViewNode] { [source, result].compactMap { $0 } }

    override func take(_ view: any View) -> Bool {
        guard let view = view as? V else { return false }
        self.view = view
        return true
    }

    override func update() {
        isUpdating = true
        defer { isUpdating = false }
        let source = graft(source, content(view), environment)
        self.source = source
        // Those that are leaving are seen where they were, as others are.
        let members = _VariadicView_Children(source.elements)
        let made = run.run(view) { make($0, members) }
        result = graft(result, made, environment)
    }

    override func makeElements() -> [LayoutElement] { result?.elements ?? [] }

    override func elementsChanged(below child: ViewNode) {
        if child === source, !isUpdating { setNeedsUpdate() }
    }

    override func leave() { run.leave() }
}

/// A node that looks at the members of a view one by one.
@MainActor protocol MembersReading: ViewNode {}

/// A view that is made of the members of another one.
struct MembersReader<Content: View, Result: View>: View, PrimitiveView {
    typealias Body = Never

    let content: Content
    let make: @MainActor (_VariadicView_Children) -> Result

    init(_ content: Content, @ViewBuilder make: @escaping @MainActor (_VariadicView_Children) -> Result) {
        self.content = content
        self.make = make
    }

    func makeNode(_ place: NodePlace) -> ViewNode {
        VariadicNode(self, place, content: \.content) { $0.make($1) }
    }
}
