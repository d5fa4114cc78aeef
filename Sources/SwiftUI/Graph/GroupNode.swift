/// A view that is nothing but other views: tuples, conditions, collections.
final class GroupNode<V: View>: ViewNode {
    /// A view in the group and what it is known by from one value to the next.
    struct Member {
        let id: AnyHashable
        let view: any View
    }

    private var view: V
    private let members: @MainActor (V) -> [Member]
    private var nodes: [(id: AnyHashable, node: ViewNode)] = []
    private var wasUpdated = false
    /// Watches what the members are made of, where a closure makes them.
    private lazy var run = BodyRun(of: self)
    private let isWatched: Bool

    init(_ view: V, _ place: NodePlace, isWatched: Bool = false, members: @escaping @MainActor (V) -> [Member]) {
        self.view = view
        self.members = members
        self.isWatched = isWatched
        super.init(V.self, place)
        wasUpdated = place.isInsertion
    }

    override var children: [ViewNode] { nodes.map(\.node) }
    override var dependsOnEnvironment: Bool { false }

    override func take(_ view: any View) -> Bool {
        guard let view = view as? V else { return false }
        self.view = view
        return true
    }

    override func update() {
        let members = isWatched ? run.track { self.members(view) } : members(view)
        let isInsertion = wasUpdated
        wasUpdated = true
        if members.count == nodes.count, zip(members, nodes).allSatisfy({ $0.id == $1.id }) {
            for (index, member) in members.enumerated() {
                let node = nodes[index].node
                nodes[index].node = graft(node, member.view, environment(for: node), isInsertion: isInsertion)
            }
            return
        }
        var before: [AnyHashable: ViewNode] = [:]
        for (id, node) in nodes where before[id] == nil { before[id] = node }
        let old = nodes
        nodes = []
        var kept: Set<ObjectIdentifier> = []
        for member in members {
            // A second element of one identity is a view of its own.
            let existing = before.removeValue(forKey: member.id)
            let node = graft(existing, member.view, environment, isInsertion: isInsertion)
            kept.insert(ObjectIdentifier(node))
            nodes.append((member.id, node))
        }
        for (_, node) in old where !kept.contains(ObjectIdentifier(node)) { node.unmount() }
        invalidateElements()
    }

    override func leave() { if isWatched { run.leave() } }
}
