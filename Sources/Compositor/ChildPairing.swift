internal import RenderTree

/// Brings the children of two states of a node together: which were taken away, which are new, which may be another
/// state of the same one. What is kept keeps its order, so the pairs may be compared one by one.
enum ChildPairing {
    /// - Parameter body: Takes an old and a new child that stand in the same place of the order, or one alone.
    static func pair(_ old: RenderChildren, _ new: RenderChildren, _ body: (RenderNode?, RenderNode?) -> Void) {
        let (oldRows, newRows) = (old.rows, new.rows)
        guard !oldRows.isEmpty, old.count == new.count else { return pair(Array(old), Array(new), body) }
        // Rows that are the same need no look at what is in them; what has moved stays within a stretch of others.
        var first = 0
        while first < newRows.count {
            var end = first
            while end < newRows.count, oldRows[end] !== newRows[end] { end += 1 }
            if end > first {
                let stretch = first..<end
                pair(oldRows[stretch].flatMap(\.nodes), newRows[stretch].flatMap(\.nodes), body)
            }
            first = end + 1
        }
    }

    private static func pair(
        _ old: [RenderNode], _ new: [RenderNode], _ body: (RenderNode?, RenderNode?) -> Void
    ) {
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
            pairGap(old[oldNext..<place], new[newNext..<index], body)
            (oldNext, newNext) = (place + 1, index + 1)
        }
        pairGap(old[oldNext..<oldEnd], new[newNext..<newEnd], body)
    }

    /// Whether matching a child that lies so far on leaves enough for those behind it: one that came from the far end to
    /// the front shall not make all that it passed count as taken away.
    private static func isNear(_ oldSkip: Int, _ newSkip: Int, _ oldLeft: Int, _ newLeft: Int) -> Bool {
        oldSkip - newSkip <= max(oldLeft, newLeft) / 2
    }

    private static func pairGap(
        _ old: ArraySlice<RenderNode>, _ new: ArraySlice<RenderNode>, _ body: (RenderNode?, RenderNode?) -> Void
    ) {
        let both = min(old.count, new.count)
        for offset in 0..<both { body(old[old.startIndex + offset], new[new.startIndex + offset]) }
        for node in old.dropFirst(both) { body(node, nil) }
        for node in new.dropFirst(both) { body(nil, node) }
    }
}
