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
        var table = NodeTable()
        var first = 0
        while first < new.partCount {
            if let oldRow = old.row(ofPart: first), oldRow === new.row(ofPart: first) {
                first += 1
                continue
            }
            // Mostly each child keeps its place.
            let (oldNodes, newNodes) = (old.nodes(inPart: first), new.nodes(inPart: first))
            if !table.hasMoved(oldNodes, newNodes) {
                guard pairPlaces(oldNodes, newNodes, body) else { return }
                first += 1
                continue
            }
            // What has moved stays within a stretch of rows that are not the same.
            var end = first + 1
            while end < new.partCount, old.row(ofPart: end) !== new.row(ofPart: end) { end += 1 }
            let stretch = first..<end
            guard
                pair(
                    stretch.flatMap { old.nodes(inPart: $0) }, stretch.flatMap { new.nodes(inPart: $0) }, body)
            else { return }
            first = end
        }
    }

    /// Children of which none has moved to another's place.
    private static func pairPlaces(
        _ old: [RenderNode], _ new: [RenderNode], _ body: (RenderNode?, RenderNode?) -> Bool
    ) -> Bool {
        for index in old.indices where old[index] !== new[index] {
            guard body(old[index], new[index]) else { return false }
        }
        return true
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
