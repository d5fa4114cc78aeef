import Synchronization

/// Whether layers that were never committed ask their delegates for actions as well: while a view animates its changes.
package enum ActionScope {
    private static let depth = Atomic<Int>(0)

    static var isOpen: Bool { depth.load(ordering: .relaxed) > 0 }

    package static func open() { depth.add(1, ordering: .relaxed) }

    package static func close() { depth.subtract(1, ordering: .relaxed) }
}
