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
    private var isShown = false
    /// Views that have gone, and are still seen going.
    private var departures: [Departure] = []
    /// Watches what the members are made of, where a closure makes them.
    private lazy var run = BodyRun(of: self)
    private let isWatched: Bool
    /// Whether what the members are known by is known to the views around too.
    private let namesMembers: Bool

    init(
        _ view: V, _ place: NodePlace, isWatched: Bool = false, namesMembers: Bool = false,
        members: @escaping @MainActor (V) -> [Member]
    ) {
        self.view = view
        self.members = members
        self.isWatched = isWatched
        self.namesMembers = namesMembers
        super.init(V.self, place)
        wasUpdated = place.isInsertion
    }

    override var children: [ViewNode] { nodes.map(\.node) + departures.map(\.node) }
    override var dependsOnEnvironment: Bool { false }

    override func take(_ view: any View) -> Bool {
        guard let view = view as? V else { return false }
        self.view = view
        return true
    }

    override func update() {
        let members = isWatched ? run.track { self.members(view) } : members(view)
        let isInsertion = wasUpdated
        let wasShown = isShown
        isShown = true
        wasUpdated = true
        if members.count == nodes.count, zip(members, nodes).allSatisfy({ $0.id == $1.id }) {
            for (index, member) in members.enumerated() {
                let node = nodes[index].node
                let kept = graft(node, member.view, environment(for: node), isInsertion: isInsertion)
                if namesMembers { kept.explicitID = member.id }
                nodes[index].node = kept
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
            if namesMembers { node.explicitID = member.id }
            kept.insert(ObjectIdentifier(node))
            nodes.append((member.id, node))
            if wasShown, node !== existing { _ = Arrival(of: node) }
        }
        for (index, (_, node)) in old.enumerated() where !kept.contains(ObjectIdentifier(node)) {
            guard let departure = Departure(of: node, at: index, done: { [weak self] in self?.finish($0) }) else {
                node.unmount()
                continue
            }
            departures.append(departure)
        }
        invalidateElements()
    }

    private func finish(_ departure: Departure) {
        departures.removeAll { $0 === departure }
        departure.node.unmount()
        invalidateElements()
    }

    /// Views that are going stand where they stood among the others.
    override func makeElements() -> [LayoutElement] {
        guard !departures.isEmpty else { return super.makeElements() }
        var all = nodes.map(\.node)
        for departure in departures { all.insert(departure.node, at: min(departure.index, all.count)) }
        return all.flatMap(\.elements)
    }

    override func leave() { if isWatched { run.leave() } }
}
