import CoreGraphics
internal import CornerGeometry
import RenderTree

/// Views that are larger than the space for them, which a finger moves.
public struct ScrollView<Content: View>: View {
    public typealias Body = Never

    public var content: Content
    public var axes: Axis.Set
    /// Kept by name; none are shown while nothing moves.
    public var showsIndicators: Bool

    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.content = content()
    }
}

extension ScrollView: PrimitiveView {
    func makeNode(_ place: NodePlace) -> ViewNode {
        ContainerNode(self, place) { view in
            // Several views stand below one another, as in a column, or beside one another.
            _ScrollContent(isRow: view.axes == .horizontal, content: view.content)
        } element: {
            ScrollElement($0, axes: $1.axes)
        } update: {
            $0.take($1.axes)
        }
    }
}

/// What a scroll view moves.
private struct _ScrollContent<Content: View>: View {
    let isRow: Bool
    let content: Content

    var body: some View {
        (isRow ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())) { content }
    }
}

/// Shows a part of what is inside, and follows a finger that drags it.
private final class ScrollElement: ContainerElement, TouchedElement {
    private var axes: Axis.Set
    private var offset = CGPoint.zero
    private var start: (point: CGPoint, offset: CGPoint)?
    private(set) var stage = 0

    init(_ node: ViewNode, axes: Axis.Set) {
        self.axes = axes
        super.init(node)
    }

    func take(_ axes: Axis.Set) {
        guard axes != self.axes else { return }
        self.axes = axes
        invalidateLayout()
    }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height)
    }

    /// All that is offered along the axes, what its views take across them.
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let own = contents.first?.sizeThatFits(offer(proposal)) ?? .zero
        return CGSize(
            width: axes.contains(.horizontal) ? proposal.width ?? own.width : own.width,
            height: axes.contains(.vertical) ? proposal.height ?? own.height : own.height)
    }

    override func arrange(in size: CGSize, _ proposal: ProposedViewSize, _ pass: LayoutPass) {
        guard let content = contents.first else { return }
        let offer = offer(ProposedViewSize(size))
        let own = content.sizeThatFits(offer)
        let room = CGSize(width: max(0, own.width - size.width), height: max(0, own.height - size.height))
        offset = CGPoint(x: min(max(0, offset.x), room.width), y: min(max(0, offset.y), room.height))
        // What is smaller than the space stands in its middle across the axes, at its start along them.
        let x = axes.contains(.horizontal) ? -offset.x : (size.width - own.width) / 2
        let y = axes.contains(.vertical) ? -offset.y : (size.height - own.height) / 2
        place(content, at: CGPoint(x: x, y: y), offer, in: size, pass)
    }

    override func draw(_ size: CGSize) -> RenderNode? {
        let children = drawContents()
        guard !children.isEmpty else { return nil }
        return RenderNode(
            outline: CornerOutline(rect: CGRect(origin: .zero, size: size)), masksToBounds: true,
            children: RenderChildren(children))
    }

    override func hitRule(_ point: CGPoint) -> HitRule { boundsContain(point) ? .hit : .blocked }

    // Dragging

    let priority = GesturePriority.normal
    var mask: GestureMask { .all }
    var hasRecognized: Bool { stage == 2 }

    func begin() {
        stage = 1
        start = nil
    }

    func take(_ sample: TouchSample) {
        let point = sample.position
        switch sample.phase {
        case .began: start = (point, offset)
        case .moved:
            guard let start else { return }
            let (x, y) = (point.x - start.point.x, point.y - start.point.y)
            let along = (axes.contains(.horizontal) ? abs(x) : 0) + (axes.contains(.vertical) ? abs(y) : 0)
            guard stage == 2 || along >= 10 else { return }
            stage = 2
            let next = CGPoint(
                x: axes.contains(.horizontal) ? start.offset.x - x : 0,
                y: axes.contains(.vertical) ? start.offset.y - y : 0)
            guard next != offset else { return }
            offset = next
            invalidateLayout()
        case .ended, .cancelled: stage = 3
        }
    }

    func cancelGesture() { stage = 3 }
}
