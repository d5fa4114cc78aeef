import CoreGraphics
internal import CornerGeometry
import RenderTree
import UIKit

/// Rows on cards, below one another. What is larger than the space is moved with a finger.
public struct List<SelectionValue: Hashable, Content: View>: View {
    let content: Content

    init(rows: Content) { content = rows }

    public var body: some View { CardColumn { content } }
}

extension List where SelectionValue == Never {
    public init(@ViewBuilder content: () -> Content) { self.init(rows: content()) }

    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(rows: ForEach(data, content: rowContent))
    }

    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(rows: ForEach(data, id: id, content: rowContent))
    }
}

extension List {
    /// Kept by name: rows are not selected here.
    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(rows: content())
    }

    /// Kept by name: rows are not selected here.
    public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.init(rows: content())
    }
}

/// Controls on cards, below one another.
public struct Form<Content: View>: View {
    let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public var body: some View { CardColumn { content } }
}

/// Sections below one another, and rows outside of sections on a card of their own.
private struct CardColumn<Content: View>: View {
    let content: Content

    init(@ViewBuilder content: () -> Content) { self.content = content() }

    var body: some View {
        ScrollView {
            CardLayout { content }.padding(.horizontal, 16).padding(.vertical, 24)
                .environment(\.isInList, true)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color(uiColor: .systemGroupedBackground))
    }
}

/// A rounded plate with rows, and lines between them.
struct ListCard<Content: View>: View {
    let content: Content

    init(@ViewBuilder content: () -> Content) { self.content = content() }

    var body: some View {
        CardLayout(isCard: true) { content }
            .background(Color(uiColor: .secondarySystemGroupedBackground))
            .clipShape(RoundedRectangle(cornerRadius: 10))
    }
}

extension EnvironmentValues {
    private enum IsInListKey: EnvironmentKey { static let defaultValue = false }

    /// Whether a section is a card of a list.
    var isInList: Bool {
        get { self[IsInListKey.self] }
        set { self[IsInListKey.self] = newValue }
    }
}

/// Rows below one another.
private struct CardLayout<Content: View>: View {
    typealias Body = Never

    var isCard = false
    let content: Content

    init(isCard: Bool = false, @ViewBuilder content: () -> Content) {
        self.isCard = isCard
        self.content = content()
    }
}

extension CardLayout: PrimitiveView {
    func makeNode(_ place: NodePlace) -> ViewNode {
        ContainerNode(self, place, content: \.content) {
            CardElement($0, isCard: $1.isCard)
        } update: { _, _ in
        }
    }
}

/// Rows at least 44 points high, 16 from the sides, with lines between them.
private final class CardElement: ContainerElement {
    private static let (leastHeight, side, edge): (CGFloat, CGFloat, CGFloat) = (44, 16, 11)

    private let isCard: Bool
    private var separators: [CGFloat] = []

    init(_ node: ViewNode, isCard: Bool) {
        self.isCard = isCard
        super.init(node)
    }

    private func rows(_ width: CGFloat?) -> [(y: CGFloat, height: CGFloat, offer: ProposedViewSize)] {
        var y: CGFloat = 0
        return contents.map { element in
            let side = isCard ? Self.side : 0
            let offer = ProposedViewSize(width: width.map { max(0, $0 - 2 * side) }, height: nil)
            let own = element.sizeThatFits(offer).height
            let height = isCard ? max(Self.leastHeight, own + 2 * Self.edge) : own
            defer { y += height + (isCard ? 0 : 24) }
            return (y, height, offer)
        }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let width = proposal.width ?? 320
        return CGSize(width: width, height: rows(width).last.map { $0.y + $0.height } ?? 0)
    }

    override func arrange(in size: CGSize, _ proposal: ProposedViewSize, _ pass: LayoutPass) {
        let rows = rows(size.width)
        separators = isCard ? rows.dropLast().map { $0.y + $0.height } : []
        for (element, row) in zip(contents, rows) {
            let own = element.sizeThatFits(row.offer).height
            place(
                element, at: CGPoint(x: isCard ? Self.side : 0, y: row.y + (row.height - own) / 2), row.offer,
                in: size, pass)
        }
    }

    override func draw(_ size: CGSize) -> RenderNode? {
        let pixel = environment.pixelLength
        let color = Color(uiColor: .separator).resolved(in: environment)
        let isRightToLeft = environment.layoutDirection == .rightToLeft
        let lines = separators.map { y in
            RenderNode(
                outline: CornerOutline(
                    rect: CGRect(
                        x: isRightToLeft ? 0 : Self.side, y: y - pixel, width: max(0, size.width - Self.side),
                        height: pixel)), background: color)
        }
        return .group(size, drawContents() + lines)
    }
}
