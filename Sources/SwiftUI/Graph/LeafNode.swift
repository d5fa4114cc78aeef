/// A view that is one element without views inside.
final class LeafNode<V: View, Element: LayoutElement>: ViewNode {
    private var view: V
    private let makeElement: @MainActor (ViewNode, V) -> Element
    private let updateElement: @MainActor (Element, V) -> Void
    private lazy var element = makeElement(self, view)

    init(
        _ view: V, _ place: NodePlace, element: @escaping @MainActor (ViewNode, V) -> Element,
        update: @escaping @MainActor (Element, V) -> Void
    ) {
        self.view = view
        makeElement = element
        updateElement = update
        super.init(V.self, place)
    }

    override func take(_ view: any View) -> Bool {
        guard let view = view as? V else { return false }
        if FieldLayout.isSame(view, self.view) { return false }
        self.view = view
        return true
    }

    override func update() { updateElement(element, view) }

    override func makeElements() -> [LayoutElement] { [element] }
}
