import CoreGraphics

/// Rows of cells, of which those below one another share a column.
public struct Grid<Content: View>: View {
    let layout: GridLayout
    let content: Content

    /// - Parameters:
    ///   - horizontalSpacing: Between columns, in points; nil: the usual.
    ///   - verticalSpacing: Between rows, in points; nil: the usual.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        layout = GridLayout(
            alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
        self.content = content()
    }

    public var body: some View {
        layout { content }
    }
}

/// The cells of one row of a grid.
public struct GridRow<Content: View>: View {
    let alignment: VerticalAlignment?
    let content: Content

    /// - Parameter alignment: Of the row's cells; nil: the grid's.
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    /// In a grid the cells are the grid's own; the row is known by what they say of themselves.
    public var body: some View {
        MembersReader(content) { members in
            ForEach(Array(members.enumerated()), id: \.element.id) { index, member in
                member.layoutValue(
                    key: GridCellKey.self, value: GridCellPlace(isFirst: index == 0, alignment: alignment))
            }
        }
    }
}

/// Where a cell stands in its row.
struct GridCellPlace: Equatable {
    var isFirst: Bool
    var alignment: VerticalAlignment?
}

/// Nil: a view that is a row by itself.
enum GridCellKey: LayoutValueKey {
    static var defaultValue: GridCellPlace? { nil }
}

/// What a cell wishes of its grid.
struct GridCellWishes: Equatable {
    var columns = 1
    var anchor: UnitPoint?
    var unsizedAxes: Axis.Set = []
    var columnAlignment: HorizontalAlignment?
}

enum GridWishesKey: LayoutValueKey {
    static var defaultValue: GridCellWishes { GridCellWishes() }
}

/// Changes what a cell wishes of its grid.
nonisolated struct GridWishModifier: ViewModifier {
    typealias Body = Never
    typealias AnimatableData = EmptyAnimatableData

    let change: (inout GridCellWishes) -> Void
}

extension GridWishModifier: Animatable {}

@MainActor extension GridWishModifier: ElementModifier {
    static var changesLayout: Bool { true }

    func value<Key: LayoutValueKey>(of key: Key.Type, _ inner: LayoutElement) -> Key.Value {
        guard key == GridWishesKey.self else { return inner.value(of: key) }
        var wishes = inner.value(of: GridWishesKey.self)
        change(&wishes)
        return wishes as? Key.Value ?? inner.value(of: key)
    }
}

extension View {
    /// Has the view take several columns of its grid.
    public nonisolated func gridCellColumns(_ count: Int) -> some View {
        modifier(GridWishModifier { $0.columns = max(1, count) })
    }

    /// Where the view stands in its cell.
    public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        modifier(GridWishModifier { $0.anchor = anchor })
    }

    /// Has the view take no room of its own along some axes.
    public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        modifier(GridWishModifier { $0.unsizedAxes = axes })
    }

    /// How views in the view's column are aligned.
    public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        modifier(GridWishModifier { $0.columnAlignment = guide })
    }
}
