internal import RenderTree

/// Brings the children of two states of a node together: which were taken away, which are new, which may be another
/// state of the same one. What is kept keeps its order, so the pairs may be compared one by one.
enum ChildPairing {
    /// - Parameter body: Takes an old and a new child that stand in the same place of the order, or one alone. False ends
    ///   it.
    static func pair(_ old: RenderChildren, _ new: RenderChildren, _ body: (RenderNode?, RenderNode?) -> Bool) {
        guard old.count == new.count else {
            _ = pair(Array(old), Array(new), body)
            return
        }
        // Parts that are the same need no look at what is in them; what has moved stays within a stretch of others.
        var first = 0
        while first < new.partCount {
            if let row = old.row(ofPart: first), row === new.row(ofPart: first) {
                first += 1
                continue
            }
            var end = first + 1
            while end < new.partCount, old.row(ofPart: end) !== new.row(ofPart: end) { end += 1 }
            guard pair(old, new, parts: first..<end, body) else { return }
            first = end
        }
    }

    /// A stretch of two lists that are equally long.
    private static func pair(
        _ old: RenderChildren, _ new: RenderChildren, parts: Range<Int>,
        _ body: (RenderNode?, RenderNode?) -> Bool
    ) -> Bool {
        var table = NodeTable()
        // Mostly each child keeps its place.
        guard table.hasMoved(old, new, parts: parts) else {
            for part in parts {
                let (oldNodes, newNodes) = (old.nodes(inPart: part), new.nodes(inPart: part))
                for index in newNodes.indices where oldNodes[index] !== newNodes[index] {
                    guard body(oldNodes[index], newNodes[index]) else { return false }
                }
            }
            return true
        }
        return pair(parts.flatMap { old.nodes(inPart: $0) }, parts.flatMap { new.nodes(inPart: $0) }, body)
    }

    /// Some of the children that differ from those in the same places, evenly spread; and how many differ. None where one
    /// of them has only moved to another place.
    ///
    /// - Parameter new: as many as `old`.
    static func sample(
        _ old: RenderChildren, _ new: RenderChildren, most: Int
    ) -> (pairs: [(old: RenderNode, new: RenderNode)], count: Int) {
        var places: [Int32] = []
        var first = 0
        for part in 0..<new.partCount {
            let newNodes = new.nodes(inPart: part)
            defer { first += newNodes.count }
            if let row = old.row(ofPart: part), row === new.row(ofPart: part) { continue }
            let oldNodes = old.nodes(inPart: part)
            for index in newNodes.indices where oldNodes[index] !== newNodes[index] {
                places.append(Int32(truncatingIfNeeded: first + index))
            }
        }
        let step = max(1, places.count / most)
        let chosen = stride(from: step / 2, to: places.count, by: step).prefix(most)
        let pairs = chosen.map { (old: old[Int(places[$0])], new: new[Int(places[$0])]) }
        let hasMoved = pairs.contains { pair in
            (0..<old.partCount).contains { old.nodes(inPart: $0).contains { $0 === pair.new } }
        }
        return hasMoved ? ([], 0) : (pairs, places.count)
    }

    private static func pair(
        _ old: [RenderNode], _ new: [RenderNode], _ body: (RenderNode?, RenderNode?) -> Bool
    ) -> Bool {
        var first = 0
        let least = min(old.count, new.count)
        while first < least, old[first] === new[first] { first += 1 }
        var (oldEnd, newEnd) = (old.count, new.count)
        while oldEnd > first, newEnd > first, old[oldEnd - 1] === new[newEnd - 1] {
            oldEnd -= 1
            newEnd -= 1
        }
        guard oldEnd - first > 1 || newEnd - first > 1 else {
            return pairGap(old[first..<oldEnd], new[first..<newEnd], body)
        }
        var places: [ObjectIdentifier: Int] = [:]
        for index in first..<oldEnd { places[ObjectIdentifier(old[index])] = index }
        var (oldNext, newNext) = (first, first)
        for index in first..<newEnd {
            // One that has moved forwards past others, or stands twice, counts as taken away and new.
            guard let place = places[ObjectIdentifier(new[index])], place >= oldNext,
                isNear(place - oldNext, index - newNext, oldEnd - oldNext, newEnd - newNext)
            else { continue }
            guard pairGap(old[oldNext..<place], new[newNext..<index], body) else { return false }
            (oldNext, newNext) = (place + 1, index + 1)
        }
        return pairGap(old[oldNext..<oldEnd], new[newNext..<newEnd], body)
    }

    /// Whether matching a child that lies so far on leaves enough for those behind it: one that came from the far end to
    /// the front shall not make all that it passed count as taken away.
    private static func isNear(_ oldSkip: Int, _ newSkip: Int, _ oldLeft: Int, _ newLeft: Int) -> Bool {
        oldSkip - newSkip <= max(oldLeft, newLeft) / 2
    }

    private static func pairGap(
        _ old: ArraySlice<RenderNode>, _ new: ArraySlice<RenderNode>, _ body: (RenderNode?, RenderNode?) -> Bool
    ) -> Bool {
        let both = min(old.count, new.count)
        for offset in 0..<both {
            guard body(old[old.startIndex + offset], new[new.startIndex + offset]) else { return false }
        }
        for node in old.dropFirst(both) where !body(node, nil) { return false }
        for node in new.dropFirst(both) where !body(nil, node) { return false }
        return true
    }
}
