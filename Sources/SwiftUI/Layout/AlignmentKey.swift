import CoreGraphics

/// A guide, and along which axis it lies.
struct AlignmentKey: Hashable, Sendable {
    let id: any AlignmentID.Type
    let axis: Axis

    static func == (lhs: AlignmentKey, rhs: AlignmentKey) -> Bool {
        ObjectIdentifier(lhs.id) == ObjectIdentifier(rhs.id) && lhs.axis == rhs.axis
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(id))
        hasher.combine(axis)
    }

    /// What several views say of one guide, as one value: their mean, or as the guide itself has it.
    func combined(_ values: [CGFloat]) -> CGFloat? {
        guard !values.isEmpty else { return nil }
        if let combining = id as? any CombiningAlignmentID.Type { return combining.combined(values) }
        return values.reduce(0, +) / CGFloat(values.count)
    }
}
