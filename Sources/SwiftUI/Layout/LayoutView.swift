import CoreGraphics
import RenderTree

/// Views that a layout arranges.
public struct _LayoutView<L: Layout, Content: View>: View {
    public typealias Body = Never

    let layout: L
    let content: Content
}

extension _LayoutView: PrimitiveView {
    func makeNode(_ place: NodePlace) -> ViewNode {
        ContainerNode(self, place, content: \.content) {
            LayoutViewElement($0, layout: $1.layout)
        } update: {
            $0.take($1.layout)
        }
    }
}

/// A view that arranges other views, and is one element itself.
final class ContainerNode<V: View, Content: View, Element: ContainerElement>: ViewNode {
    private var view: V
    private let content: (V) -> Content
    private let makeElement: @MainActor (ViewNode, V) -> Element
    private let updateElement: @MainActor (Element, V) -> Void
    private var child: ViewNode?
    private(set) lazy var element = makeElement(self, view)

    init(
        _ view: V, _ place: NodePlace, content: @escaping (V) -> Content,
        element: @escaping @MainActor (ViewNode, V) -> Element,
        update: @escaping @MainActor (Element, V) -> Void
    ) {
        self.view = view
        self.content = content
        makeElement = element
        updateElement = update
        super.init(V.self, place)
    }

    override var children: [ViewNode] { child.map { [$0] } ?? [] }

    override func take(_ view: any View) -> Bool {
        guard let view = view as? V else { return false }
        self.view = view
        return true
    }

    override func update() {
        child = graft(child, content(view), environment)
        child?.container = element
        updateElement(element, view)
    }

    override func makeElements() -> [LayoutElement] {
        element.source = child
        return [element]
    }
}

/// An element that arranges the elements of a node.
@MainActor class ContainerElement: LayoutElement {
    /// Where its elements come from.
    weak var source: ViewNode? {
        didSet {
            guard source !== oldValue else { return }
            source?.container = self
            contentsChanged()
        }
    }
    private var known: [LayoutElement]?
    /// The same, back to front as they are drawn.
    private var ordered: [LayoutElement]?
    private var layoutDirection: LayoutDirection?

    override var contents: [LayoutElement] { members }

    /// All elements of the node.
    final var members: [LayoutElement] {
        if let known { return known }
        let made = source?.elements ?? []
        for element in made { adopt(element) }
        known = made
        return made
    }

    override func contentsChanged() {
        (known, ordered) = (nil, nil)
        invalidateLayout()
    }

    override func forgetLayout() {
        super.forgetLayout()
        ordered = nil
    }

    /// What is inside, back to front as it is drawn.
    final func drawContents() -> [RenderNode] {
        let ordered = ordered ?? inOrder(contents)
        self.ordered = ordered
        return ordered.compactMap { $0.renderNode() }
    }

    private func inOrder(_ contents: [LayoutElement]) -> [LayoutElement] {
        if contents.allSatisfy({ $0.zIndex == 0 }) { return contents }
        return contents.enumerated().sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
            .map(\.element)
    }

    override func draw(_ size: CGSize) -> RenderNode? {
        let children = drawContents()
        return children.isEmpty ? nil : .group(size, children)
    }
}
