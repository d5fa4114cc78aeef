import CoreGraphics

/// What an element has answered to those around it since it last changed.
@MainActor struct LayoutAnswers {
    private var sizes: [(proposal: ProposedViewSize, size: CGSize)] = []
    private var guides: [(key: AlignmentKey, proposal: ProposedViewSize, value: CGFloat?)] = []
    var spacing: ViewSpacing?
    /// Some are not known any more.
    private var isPartial = false

    /// So many are kept of a kind.
    private static let limit = 8

    func size(_ proposal: ProposedViewSize) -> CGSize? {
        sizes.first { $0.proposal == proposal }?.size
    }

    mutating func remember(_ size: CGSize, of proposal: ProposedViewSize) {
        if sizes.count >= Self.limit {
            sizes.removeFirst()
            isPartial = true
        }
        sizes.append((proposal, size))
    }

    /// Nil where it has not been asked for; nil inside where the element says nothing of it.
    func guide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat?? {
        guides.first { $0.key == key && $0.proposal == proposal }.map(\.value)
    }

    mutating func remember(_ value: CGFloat?, of key: AlignmentKey, _ proposal: ProposedViewSize) {
        if guides.count >= Self.limit {
            guides.removeFirst()
            isPartial = true
        }
        guides.append((key, proposal, value))
    }

    /// Whether an element would say the same now.
    func hold(for element: LayoutElement) -> Bool {
        guard !isPartial, sizes.allSatisfy({ element.sizeThatFits($0.proposal) == $0.size }) else { return false }
        let guidesHold = guides.allSatisfy { known in
            let dimensions = element.dimensions(known.proposal)
            return dimensions.explicitValue(of: known.key) == known.value
        }
        return guidesHold && (spacing == nil || spacing == element.preferredSpacing)
    }
}
