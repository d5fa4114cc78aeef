internal import RenderTree

/// A set of some nodes by identity, for the question whether any of two lists' nodes has changed its place: asked at each
/// change of a tree, so that it hashes by one product.
struct NodeTable {
    /// The nodes' addresses; 0 is empty. At least twice as many as there are nodes.
    private var slots: [UInt] = []

    /// Whether a node stands in both lists, and not in the same place.
    ///
    /// - Parameters:
    ///   - new: has as many nodes as `old`.
    ///   - parts: of both lists, that are looked at.
    mutating func hasMoved(_ old: RenderChildren, _ new: RenderChildren, parts: Range<Int>) -> Bool {
        var changed = 0
        for part in parts {
            let (old, new) = (old.nodes(inPart: part), new.nodes(inPart: part))
            for index in old.indices where old[index] !== new[index] { changed += 1 }
        }
        // One alone that differs is no other's.
        guard changed > 1 else { return false }
        clear(for: changed)
        for part in parts {
            let (old, new) = (old.nodes(inPart: part), new.nodes(inPart: part))
            for index in old.indices where old[index] !== new[index] { insert(old[index]) }
        }
        for part in parts {
            let (old, new) = (old.nodes(inPart: part), new.nodes(inPart: part))
            for index in old.indices where old[index] !== new[index] && holds(new[index]) { return true }
        }
        return false
    }

    private mutating func clear(for count: Int) {
        var size = 32
        while size < 2 * count { size *= 2 }
        slots = [UInt](repeating: 0, count: size)
    }

    private mutating func insert(_ node: RenderNode) {
        let address = Self.address(node)
        slots[slot(of: address)] = address
    }

    private func holds(_ node: RenderNode) -> Bool { slots[slot(of: Self.address(node))] != 0 }

    /// Where an address stands, or may stand.
    private func slot(of address: UInt) -> Int {
        let mask = slots.count - 1
        // The upper bits of the product hang on all of the address.
        var slot = Int(truncatingIfNeeded: address &* 0x9E37_79B9_7F4A_7C15 >> 32) & mask
        while slots[slot] != 0, slots[slot] != address { slot = (slot + 1) & mask }
        return slot
    }

    private static func address(_ node: RenderNode) -> UInt { UInt(bitPattern: ObjectIdentifier(node)) }
}
