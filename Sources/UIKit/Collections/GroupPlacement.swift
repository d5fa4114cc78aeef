import QuartzCore

/// Places the items of one group of a compositional layout.
@MainActor struct GroupPlacement {
    struct Part {
        /// In the group's space, in points.
        var frame: CGRect
        var zIndex = 0
        var isEstimated = false
    }

    private(set) var parts: [Part] = []
    /// How many items there are left.
    private let count: Int
    /// What an item has asked for, by its place among those that are left.
    private let preferred: (Int) -> CGSize?

    /// No group has more levels or parts than that.
    private static let limit = 10_000

    init(count: Int, preferred: @escaping (Int) -> CGSize?) {
        (self.count, self.preferred) = (min(count, Self.limit), preferred)
    }

    var placed: Int { parts.count }

    /// - Returns: The group's size.
    mutating func place(_ group: NSCollectionLayoutGroup, in container: CGSize) -> CGSize {
        place(group, at: .zero, in: container, depth: 0)
    }

    private mutating func place(
        _ item: NSCollectionLayoutItem, at origin: CGPoint, in container: CGSize, depth: Int,
        size given: CGSize? = nil
    ) -> CGSize {
        var size = given ?? item.layoutSize.size(in: container)
        guard let group = item as? NSCollectionLayoutGroup else {
            let isEstimated = item.layoutSize.isEstimated
            if isEstimated, let wished = preferred(parts.count) {
                if item.layoutSize.widthDimension.isEstimated { size.width = wished.width }
                if item.layoutSize.heightDimension.isEstimated { size.height = wished.height }
            }
            parts.append(Part(frame: inset(CGRect(origin: origin, size: size), item), isEstimated: isEstimated))
            return size
        }
        guard depth < 16 else { return size }
        let insets = group.contentInsets
        let room = CGSize(
            width: max(0, size.width - insets.leading - insets.trailing),
            height: max(0, size.height - insets.top - insets.bottom))
        let corner = CGPoint(x: origin.x + insets.leading, y: origin.y + insets.top)
        if let provider = group.provider {
            for custom in provider(LayoutSurroundings(size, .current)) where parts.count < count {
                parts.append(
                    Part(frame: custom.frame.offsetBy(dx: corner.x, dy: corner.y), zIndex: custom.zIndex))
            }
            return size
        }
        let used = fill(group, at: corner, in: room, depth: depth)
        // An estimated length is that of what is inside.
        if group.layoutSize.heightDimension.isEstimated { size.height = used.height + insets.top + insets.bottom }
        if group.layoutSize.widthDimension.isEstimated {
            size.width = used.width + insets.leading + insets.trailing
        }
        return size
    }

    private mutating func fill(
        _ group: NSCollectionLayoutGroup, at corner: CGPoint, in room: CGSize, depth: Int
    ) -> CGSize {
        let isRow = group.arrangement == .horizontal
        let length = isRow ? room.width : room.height
        let isOpen =
            isRow ? group.layoutSize.widthDimension.isEstimated : group.layoutSize.heightDimension.isEstimated
        let spacing = max(0, group.interItemSpacing?.spacing ?? 0)
        guard !group.subitems.isEmpty else { return .zero }
        var (along, across, index) = (CGFloat(0), CGFloat(0), 0)
        while parts.count < count, index < Self.limit {
            if let wanted = group.count {
                if index >= wanted { break }
            } else if isOpen, index >= group.subitems.count {
                break
            }
            let item = group.subitems[index % group.subitems.count]
            var size = item.layoutSize.size(in: room)
            var isGiven = false
            if let wanted = group.count, wanted > 0 {
                // Equal parts of what the spaces leave.
                let part = max(0, (length - spacing * CGFloat(wanted - 1)) / CGFloat(wanted))
                if isRow { size.width = part } else if !isOpen { size.height = part }
                isGiven = isRow || !isOpen
            }
            let own = isRow ? size.width : size.height
            let gap = index > 0 ? spacing : 0
            if group.count == nil, !isOpen, index > 0, along + gap + own > length + 0.01 { break }
            let start = along + gap
            let place = CGPoint(x: corner.x + (isRow ? start : 0), y: corner.y + (isRow ? 0 : start))
            let isEstimated = item.layoutSize.isEstimated
            let took = self.place(
                item, at: place, in: room, depth: depth + 1, size: isGiven || !isEstimated ? size : nil)
            along = start + (isRow ? took.width : took.height)
            across = max(across, isRow ? took.height : took.width)
            index += 1
            if own <= 0, group.count == nil, took == .zero { break }
        }
        return isRow ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
    }

    private func inset(_ frame: CGRect, _ item: NSCollectionLayoutItem) -> CGRect {
        let insets = item.contentInsets
        return CGRect(
            x: frame.minX + insets.leading, y: frame.minY + insets.top,
            width: max(0, frame.width - insets.leading - insets.trailing),
            height: max(0, frame.height - insets.top - insets.bottom))
    }
}
