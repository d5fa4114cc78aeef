/// About how much memory an item takes when it is prepared, told by the pixels that show: no bound, but enough to
/// prepare neither too many items at a time nor too few.
enum PreparedSize {
    /// An item and its entries in an arena.
    private static let item = 256

    /// - Parameter bounds: what the item may touch, as far as it shows.
    static func bytes(of item: DrawItem, showing bounds: PixelRect) -> Int {
        let clips = item.clip.map { $0.shapes.reduce(0) { $0 + bytes(of: $1, showing: bounds) } } ?? 0
        switch item.content {
        case .fill(let shape, _):
            return Self.item + clips + bytes(of: shape, showing: bounds)
        case .shadow(let shape, _):
            if case .outline = shape.geometry { return clips + bytes(ofOutlineShadowShowing: bounds) }
            return Self.item + clips + bytes(of: shape, showing: bounds) + bounds.width * bounds.height
        case .group(let group):
            let inside = parts(of: group)
            return clips + inside.items * 4 * Self.item + inside.groups * bounds.width * bounds.height
        }
    }

    /// Of an outline that is filled and not clipped.
    static func bytes(ofOutlineShowing bounds: PixelRect) -> Int { item + 40 * bounds.height }

    /// Of an outline's shadow that is not clipped: profiles of rows and columns, and tables of corners that are often
    /// known; or an alpha for each pixel.
    static func bytes(ofOutlineShadowShowing bounds: PixelRect) -> Int {
        4 * item + 8 * (bounds.width + bounds.height)
    }

    private static func bytes(of shape: Shape, showing bounds: PixelRect) -> Int {
        switch shape.geometry {
        case .outline: bytes(ofOutlineShowing: bounds) - item
        case .ring: 120 * bounds.height
        case .path, .stroke: 32 * bounds.height + bounds.width * bounds.height
        }
    }

    /// How many items and groups there are in a group, itself counted.
    private static func parts(of group: Group, depth: Int = 0) -> (items: Int, groups: Int) {
        guard depth < Preparer.deepestGroup else { return (0, 0) }
        var (items, groups) = (1, 1)
        for list in [group.items, group.mask ?? []] {
            items += list.count
            for item in list {
                guard case .group(let inner) = item.content else { continue }
                let parts = parts(of: inner, depth: depth + 1)
                items += parts.items
                groups += parts.groups
            }
        }
        return (items, groups)
    }
}
