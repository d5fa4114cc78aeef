internal import RenderTree

/// A set of some nodes by identity, for the question whether any of two lists' nodes has changed its place: asked at each
/// change of a tree, so that it hashes by one product.
struct NodeTable {
    /// The nodes' addresses; 0 is empty. At least twice as many as there are nodes.
    private var slots: [UInt] = []

    /// Whether a node stands in both lists, and not in the same place.
    ///
    /// - Parameter new: as many as `old`.
    mutating func hasMoved(_ old: [RenderNode], _ new: [RenderNode]) -> Bool {
        var changed = 0
        for index in old.indices where old[index] !== new[index] { changed += 1 }
        // One alone that differs is no other's.
        guard changed > 1 else { return false }
        clear(for: changed)
        for index in old.indices where old[index] !== new[index] {
            let address = Self.address(old[index])
            let slot = slot(of: address)
            slots[slot] = address
        }
        for index in old.indices where old[index] !== new[index] {
            if slots[slot(of: Self.address(new[index]))] != 0 { return true }
        }
        return false
    }

    private mutating func clear(for count: Int) {
        var size = 32
        while size < 2 * count { size *= 2 }
        slots.removeAll(keepingCapacity: true)
        slots.append(contentsOf: repeatElement(0, count: size))
    }

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
