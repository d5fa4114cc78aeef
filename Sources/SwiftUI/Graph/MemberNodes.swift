/// The nodes of a group's members, each known by an identity: a member that stands elsewhere than before keeps its node.
@MainActor final class MemberNodes<ID: Hashable> {
    private unowned let group: ViewNode
    private var ids: [ID] = []
    private var nodes: [ViewNode] = []
    /// Views that have gone, and are still seen going.
    private var departures: [Departure] = []
    private var isShown = false
    /// Whether what the members are known by is known to the views around too.
    private let namesMembers: Bool

    init(of group: ViewNode, namesMembers: Bool = false) {
        self.group = group
        self.namesMembers = namesMembers
    }

    /// All nodes, those that are going at the end.
    var all: [ViewNode] { departures.isEmpty ? nodes : nodes + departures.map(\.node) }

    /// Brings the nodes to what the members are now.
    ///
    /// - Parameters:
    ///   - ids: What the members are known by. A second member of one identity is a view of its own.
    ///   - graft: The node of a member. It is given the member's place; where the member was among the members before,
    ///     that place; and the node that stood there.
    func update(_ ids: [ID], graft: (_ index: Int, _ previous: Int?, _ existing: ViewNode?) -> ViewNode) {
        let wasShown = isShown
        isShown = true
        if ids == self.ids {
            for (index, node) in nodes.enumerated() {
                let grafted = graft(index, index, node)
                guard grafted !== node else { continue }
                if namesMembers { grafted.explicitID = AnyHashable(ids[index]) }
                nodes[index] = grafted
            }
            return
        }
        var places: [ID: Int] = [:]
        for (index, id) in self.ids.enumerated() where places[id] == nil { places[id] = index }
        let before = nodes
        var isGone = [Bool](repeating: true, count: before.count)
        var after: [ViewNode] = []
        after.reserveCapacity(ids.count)
        for (index, id) in ids.enumerated() {
            let place = places.removeValue(forKey: id)
            let existing = place.map { before[$0] }
            let node = graft(index, place, existing)
            if let place, node === existing {
                isGone[place] = false
            } else {
                if namesMembers { node.explicitID = AnyHashable(id) }
                if wasShown { _ = Arrival(of: node) }
            }
            after.append(node)
        }
        (self.ids, nodes) = (ids, after)
        for (index, node) in before.enumerated() where isGone[index] { leave(node, from: index) }
        group.invalidateElements()
    }

    private func leave(_ node: ViewNode, from index: Int) {
        guard let departure = Departure(of: node, at: index, done: { [weak self] in self?.finish($0) }) else {
            node.unmount()
            return
        }
        departures.append(departure)
    }

    private func finish(_ departure: Departure) {
        departures.removeAll { $0 === departure }
        departure.node.unmount()
        group.invalidateElements()
    }

    /// What the members supply. Views that are going stand where they stood among the others.
    var elements: [LayoutElement] {
        guard !departures.isEmpty else { return nodes.flatMap(\.elements) }
        var all = nodes
        for departure in departures { all.insert(departure.node, at: min(departure.index, all.count)) }
        return all.flatMap(\.elements)
    }
}
