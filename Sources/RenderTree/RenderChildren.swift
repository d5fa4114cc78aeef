/// The nodes inside a node, back to front.
///
/// Many are kept in rows, which two states of a node share as far as nothing in them differs. So one child of ten
/// thousand is replaced, and what else has stayed is passed over, at the cost of the rows alone.
package struct RenderChildren: Sendable, RandomAccessCollection, ExpressibleByArrayLiteral {
    /// How many nodes a row has; the last one may have fewer. Up to twice as many nodes need no rows.
    package static let rowLength = 32

    private enum Storage: Sendable {
        case none
        case few([RenderNode])
        case many(Rows)
    }

    private final class Rows: Sendable {
        let rows: [RenderRow]
        let count: Int

        init(_ rows: [RenderRow], count: Int) {
            self.rows = rows
            self.count = count
        }
    }

    private let storage: Storage

    package init() { storage = .none }

    package init(_ nodes: [RenderNode]) {
        guard nodes.count > 2 * Self.rowLength else {
            storage = nodes.isEmpty ? .none : .few(nodes)
            return
        }
        let rows = stride(from: 0, to: nodes.count, by: Self.rowLength).map { start in
            RenderRow(Array(nodes[start..<Swift.min(start + Self.rowLength, nodes.count)]))
        }
        storage = .many(Rows(rows, count: nodes.count))
    }

    package init(arrayLiteral nodes: RenderNode...) { self.init(nodes) }

    private init(_ rows: [RenderRow], count: Int) { storage = .many(Rows(rows, count: count)) }

    package var startIndex: Int { 0 }

    // The library's own would ask by way of the protocol, from other modules.
    package var count: Int { endIndex }

    package var isEmpty: Bool {
        if case .none = storage { true } else { false }
    }

    package var endIndex: Int {
        switch storage {
        case .none: 0
        case .few(let nodes): nodes.count
        case .many(let all): all.count
        }
    }

    package subscript(position: Int) -> RenderNode {
        switch storage {
        case .none: [][position]
        case .few(let nodes): nodes[position]
        case .many(let all): all.rows[position / Self.rowLength].nodes[position % Self.rowLength]
        }
    }

    /// Empty where there are few nodes.
    package var rows: [RenderRow] {
        switch storage {
        case .none, .few: []
        case .many(let all): all.rows
        }
    }

    /// In how many parts `nodes(inPart:)` gives all nodes.
    package var partCount: Int {
        switch storage {
        case .none: 0
        case .few: 1
        case .many(let all): all.rows.count
        }
    }

    package func nodes(inPart part: Int) -> [RenderNode] {
        switch storage {
        case .none: []
        case .few(let nodes): nodes
        case .many(let all): all.rows[part].nodes
        }
    }

    /// The row that is a part; nil where there are few nodes.
    package func row(ofPart part: Int) -> RenderRow? {
        switch storage {
        case .none, .few: nil
        case .many(let all): all.rows[part]
        }
    }

    /// The same but for some nodes.
    ///
    /// - Parameter changes: By the nodes' places, in any order; the later counts where there are two for one place.
    package func replacing(_ changes: [(place: Int, node: RenderNode)]) -> RenderChildren {
        switch storage {
        case .none: return self
        case .few(var nodes):
            for change in changes { nodes[change.place] = change.node }
            return RenderChildren(nodes)
        case .many(let all):
            var rows = all.rows
            var changed = [[RenderNode]](repeating: [], count: rows.count)
            for change in changes {
                let row = change.place / Self.rowLength
                if changed[row].isEmpty { changed[row] = rows[row].nodes }
                changed[row][change.place % Self.rowLength] = change.node
            }
            for (row, nodes) in changed.enumerated() where !nodes.isEmpty { rows[row] = RenderRow(nodes) }
            return RenderChildren(rows, count: all.count)
        }
    }
}
