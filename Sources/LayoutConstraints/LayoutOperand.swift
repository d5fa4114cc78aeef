import CoreGraphics

/// One side of a constraint: a part of an item, or the distance between parts of two.
struct LayoutOperand {
    weak var item: (any LayoutItem)?
    var attribute: NSLayoutConstraint.Attribute
    /// Of a distance: where it begins.
    weak var origin: (any LayoutItem)?
    var originAttribute = NSLayoutConstraint.Attribute.notAnAttribute

    var isDistance: Bool { originAttribute != .notAnAttribute }

    /// Whether an item that it is about is gone.
    var isStale: Bool { item == nil || isDistance && origin == nil }

    @MainActor var items: [any LayoutItem] { [item, origin].compactMap { $0 } }

    @MainActor var words: String {
        func part(_ item: (any LayoutItem)?, _ attribute: NSLayoutConstraint.Attribute) -> String {
            "\(item?.layoutDescription ?? "nil").\(attribute.name)"
        }
        return isDistance
            ? "(\(part(item, attribute)) - \(part(origin, originAttribute)))" : part(item, attribute)
    }
}
