/// The lasting side of a view: its place in the tree.
///
/// Views are values, made again and again; the node takes each new value, finds out what has changed and passes on no
/// more than that. It keeps state, and supplies the elements that layout and drawing work on.
@MainActor class ViewNode {
    let graph: ViewGraph
    private(set) weak var parent: ViewNode?
    private(set) var environment: EnvironmentValues
    /// The type of the views that it takes.
    let viewType: Any.Type
    private(set) var isMounted = true
    /// Until the first update: it came into a graph that was shown already.
    private var isInserting: Bool
    private var needsUpdate = true
    private var needsUpdateBelow = false
    /// The one child that needs an update or has something below that does; nil where there may be several.
    private var markedChild: ViewNode?
    private var cachedElements: [LayoutElement]?
    /// What the collection around it, or its maker, knows the view by.
    var explicitID: AnyHashable?
    /// The element that lays out what this node supplies.
    weak var container: LayoutElement?

    init(_ viewType: Any.Type, _ place: NodePlace) {
        self.viewType = viewType
        graph = place.graph
        parent = place.parent
        environment = place.environment
        isInserting = place.isInsertion
    }

    // What kinds of nodes say of themselves

    /// The nodes directly below.
    var children: [ViewNode] { [] }

    /// Takes a value of the node's own type, and says whether it differs from the one before.
    func take(_ view: any View) -> Bool { true }

    /// Whether `update` is needed when another environment is handed down.
    var dependsOnEnvironment: Bool { true }

    /// Makes what is below again, by `graft`.
    func update() {}

    /// What it supplies to the container around it, made of its children's.
    func makeElements() -> [LayoutElement] { children.flatMap(\.elements) }

    /// Told when a child supplies other elements than before.
    func elementsChanged(below child: ViewNode) {}

    /// Told when the node leaves the tree, its children first.
    func leave() {}

    // The way down

    /// Takes a new value and what is handed down, and brings the subtree up to date.
    final func receive(_ view: any View, _ environment: EnvironmentValues) {
        let differs = take(view)
        receive(environment, updates: differs)
    }

    private func receive(_ environment: EnvironmentValues, updates: Bool) {
        let isSame = environment.isSame(as: self.environment)
        self.environment = environment
        if updates || (!isSame && dependsOnEnvironment) { needsUpdate = true }
        if !needsUpdate, !isSame {
            for child in children { child.receive(self.environment(for: child), updates: false) }
        }
        refresh()
    }

    /// What is handed down to a child.
    func environment(for child: ViewNode) -> EnvironmentValues { environment }

    /// Updates what has been marked in the subtree, and nothing else.
    final func refresh() {
        guard isMounted else { return }
        if needsUpdate {
            needsUpdate = false
            update()
            isInserting = false
        }
        guard needsUpdateBelow else { return }
        needsUpdateBelow = false
        if let markedChild {
            self.markedChild = nil
            markedChild.refresh()
        } else {
            for child in children { child.refresh() }
        }
    }

    /// Has the node updated in the graph's next pass.
    final func setNeedsUpdate() {
        guard isMounted, !needsUpdate else { return }
        needsUpdate = true
        var below = self
        while let node = below.parent {
            if node.needsUpdateBelow {
                if node.markedChild !== below { node.markedChild = nil }
                break
            }
            (node.needsUpdateBelow, node.markedChild) = (true, below)
            below = node
        }
        graph.setNeedsUpdate()
    }

    /// The node for a view below this one: the one that stands there, with the new value, or a new one.
    final func graft(
        _ existing: ViewNode?, _ view: some View, _ environment: EnvironmentValues, isInsertion: Bool = false
    ) -> ViewNode {
        if let existing, existing.viewType == type(of: view) {
            existing.receive(view, environment)
            return existing
        }
        existing?.unmount()
        invalidateElements()
        let place = NodePlace(
            graph: graph, parent: self, environment: environment,
            isInsertion: isInsertion || existing != nil || isInserting)
        let node = Self.make(view, place)
        node.refresh()
        return node
    }

    /// A new node for a view.
    static func make<V: View>(_ view: V, _ place: NodePlace) -> ViewNode {
        if let primitive = view as? any PrimitiveView { return primitive.makeNode(place) }
        if let view = view as? any UIViewRepresentable { return hosted(view, place) }
        if let view = view as? any UIViewControllerRepresentable { return hosted(view, place) }
        if let view = view as? any NSViewRepresentable { return hosted(view, place) }
        if let view = view as? any NSViewControllerRepresentable { return hosted(view, place) }
        return CompositeNode(view, place)
    }

    private static func hosted<V: NSViewRepresentable>(_ view: V, _ place: NodePlace) -> ViewNode {
        HostedViewNode(view, place, NSViewKeeper<V>())
    }

    private static func hosted<V: NSViewControllerRepresentable>(_ view: V, _ place: NodePlace) -> ViewNode {
        HostedViewNode(view, place, NSViewControllerKeeper<V>())
    }

    private static func hosted<V: UIViewRepresentable>(_ view: V, _ place: NodePlace) -> ViewNode {
        HostedViewNode(view, place, UIViewKeeper<V>())
    }

    private static func hosted<V: UIViewControllerRepresentable>(_ view: V, _ place: NodePlace) -> ViewNode {
        HostedViewNode(view, place, UIViewControllerKeeper<V>())
    }

    final func unmount() {
        guard isMounted else { return }
        for child in children { child.unmount() }
        isMounted = false
        leave()
    }

    // The way up

    final var elements: [LayoutElement] {
        if let cachedElements { return cachedElements }
        let made = makeElements()
        cachedElements = made
        return made
    }

    /// Forgets which elements there are, here and in the nodes that pass them on.
    final func invalidateElements() {
        var node: ViewNode? = self
        var below: ViewNode?
        while let current = node {
            current.cachedElements = nil
            if let below { current.elementsChanged(below: below) }
            if let container = current.container {
                container.contentsChanged()
                return
            }
            below = current
            node = current.parent
        }
    }
}
