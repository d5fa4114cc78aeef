import CoreGraphics

/// What a row of a list wishes.
struct RowOptions {
    var insets: EdgeInsets?
    var background: AnyView?
    var separator = Visibility.automatic
    var separatorTint: Color?
}

enum RowOptionsKey: _ViewTraitKey {
    static var defaultValue: RowOptions { RowOptions() }
}

/// Changes what a row of a list wishes.
nonisolated struct RowOptionsModifier: ViewModifier {
    typealias Body = Never

    nonisolated(unsafe) let change: (inout RowOptions) -> Void
}

@MainActor extension RowOptionsModifier: PrimitiveModifier {
    func makeNode<Content: View>(for view: ModifiedContent<Content, Self>, _ place: NodePlace) -> ViewNode {
        ElementModifierNode(view, place) { RowOptionsElement(view.modifier, $0, $1) }
    }
}

private final class RowOptionsElement: WrapperElement<RowOptionsModifier> {
    override func trait<Key: _ViewTraitKey>(_ key: Key.Type) -> Key.Value {
        guard key == RowOptionsKey.self else { return inner.trait(key) }
        var options = inner.trait(RowOptionsKey.self)
        modifier.change(&options)
        return options as? Key.Value ?? inner.trait(key)
    }

    override func changed(from before: RowOptionsModifier) { node.invalidateElements() }
}

extension View {
    /// The margins of the view as a row; nil: the usual ones.
    public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
        modifier(RowOptionsModifier { $0.insets = insets })
    }

    /// What lies behind the view as a row.
    public func listRowBackground<V: View>(_ view: V?) -> some View {
        let background = view.map { AnyView($0) }
        return modifier(RowOptionsModifier { $0.background = background })
    }

    /// Whether there is a line below the view as a row.
    public nonisolated func listRowSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View {
        modifier(RowOptionsModifier { if edges.contains(.bottom) { $0.separator = visibility } })
    }

    /// The colour of the line below the view as a row.
    public nonisolated func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        modifier(RowOptionsModifier { if edges.contains(.bottom) { $0.separatorTint = color } })
    }

    /// Kept by name: sections have no lines around them here.
    public nonisolated func listSectionSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View { modifier(EmptyModifier()) }

    /// Kept by name.
    public nonisolated func listSectionSeparatorTint(
        _ color: Color?, edges: VerticalEdge.Set = .all
    ) -> some View { modifier(EmptyModifier()) }

    /// Kept by name.
    public nonisolated func listItemTint(_ tint: Color?) -> some View { self.tint(tint) }

    /// Points between rows.
    public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View { modifier(EmptyModifier()) }

    /// Points between sections.
    public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View {
        transformEnvironment(\.listLook) { $0.sectionSpacing = max(0, spacing.isFinite ? spacing : 0) }
    }

    public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        transformEnvironment(\.listLook) { $0.sectionSpacing = spacing.points }
    }
}

/// How far sections of lists are apart.
public struct ListSectionSpacing: Sendable {
    let points: CGFloat

    public static let `default` = ListSectionSpacing(points: 24)
    public static let compact = ListSectionSpacing(points: 12)
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
        ListSectionSpacing(points: max(0, spacing.isFinite ? spacing : 0))
    }
}
