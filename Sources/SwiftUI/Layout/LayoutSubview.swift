import CoreGraphics

/// A view, as the layout that arranges it sees it.
public struct LayoutSubview: Equatable {
    nonisolated(unsafe) let element: LayoutElement
    nonisolated(unsafe) let placements: Placements

    /// By the views' elements.
    typealias Places = [ObjectIdentifier: (origin: CGPoint, proposal: ProposedViewSize)]

    /// Where the views of one layout have been placed.
    final class Placements {
        var places: Places = [:]
    }

    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { MainActor.assumed { element.value(of: key) } }

    /// Which views get room before others.
    public var priority: Double { MainActor.assumed { element.layoutPriority } }

    /// The size that the view takes of a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        MainActor.assumed { element.sizeThatFits(proposal) }
    }

    /// The size that the view takes of a proposal, and its guides.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        MainActor.assumed { element.dimensions(proposal) }
    }

    public var spacing: ViewSpacing { MainActor.assumed { element.preferredSpacing } }

    /// Places the view, with a point of it at a position in the space of the layout's bounds.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        MainActor.assumed {
            let size = element.sizeThatFits(proposal)
            placements.places[ObjectIdentifier(element)] = (
                CGPoint(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height), proposal
            )
        }
    }

    public static func == (lhs: LayoutSubview, rhs: LayoutSubview) -> Bool { lhs.element === rhs.element }
}

// Elements are used on the main actor alone, which layouts do not know that they run on.
extension LayoutSubview: @unchecked Sendable {}

/// The views that a layout arranges.
public struct LayoutSubviews: Equatable, RandomAccessCollection {
    public typealias SubSequence = LayoutSubviews
    public typealias Element = LayoutSubview
    public typealias Index = Int

    /// Which side leading is.
    public var layoutDirection: LayoutDirection
    private let views: ArraySlice<LayoutSubview>

    init(_ views: [LayoutSubview], _ layoutDirection: LayoutDirection) {
        self.init(views: views[...], layoutDirection)
    }

    private init(views: ArraySlice<LayoutSubview>, _ layoutDirection: LayoutDirection) {
        self.views = views
        self.layoutDirection = layoutDirection
    }

    public var startIndex: Int { views.startIndex }
    public var endIndex: Int { views.endIndex }
    public subscript(index: Int) -> LayoutSubview { views[index] }
    public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(views: views[bounds], layoutDirection) }

    /// Some of the views, by their places.
    public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
        LayoutSubviews(indices.map { views[$0] }, layoutDirection)
    }
}
