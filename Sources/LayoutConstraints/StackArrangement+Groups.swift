import CoreGraphics

extension StackArrangement {
    /// The items of a group side by side; the first group at the beginning, the last at the end, and the one between them
    /// in the middle as far as it can be.
    func groups() -> [NSLayoutConstraint] {
        let groups = Group.allCases.map { group in visible.filter { $0.group == group } }
        var result = groups.flatMap { group in
            zip(group, group.dropFirst()).flatMap { space($0, $1, .equal) }
        }
        let filled = groups.filter { !$0.isEmpty }
        for (group, next) in zip(filled, filled.dropFirst()) {
            if let last = group.last, let first = next.first { result += space(last, first, .greaterThanOrEqual) }
        }
        if let first = filled.first?.first?.item, let last = filled.last?.last?.item {
            let isBound = (first: !groups[0].isEmpty, last: !groups[2].isEmpty)
            result.append(
                make(
                    "UISV-canvas-connection", first, begin, isBound.first ? .equal : .greaterThanOrEqual, canvas,
                    begin))
            result.append(
                make("UISV-canvas-connection", canvas, end, isBound.last ? .equal : .greaterThanOrEqual, last, end))
        }
        if let first = groups[1].first?.item, let last = groups[1].last?.item {
            // The middle of the group as far from the canvas's beginning as from its end.
            let centred = NSLayoutConstraint.equalDistances((canvas, begin, first, begin), (last, end, canvas, end))
            centred.identifier = "UISV-distributing"
            centred.priority = UILayoutPriority(149)
            result.append(centred)
        }
        let length: NSLayoutConstraint.Attribute = isRow ? .width : .height
        result.append(make("UISV-canvas-fit", canvas, length, .equal, nil, priority: Self.fit))
        return result
    }
}
