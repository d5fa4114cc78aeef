import CoreGraphics
internal import CornerGeometry
import RenderTree

/// Shows a part of what is inside, and follows a finger that drags it. It reaches over margins that it stands at.
final class ScrollElement: ContainerElement, TouchedElement, SafeAreaSource, PlaceWatcher, PreferenceElement {
    private var axes: Axis.Set
    private var offset = CGPoint.zero
    private var room = CGSize.zero
    private var viewport = CGRect.zero
    private var hasBegun = false
    private var start: (point: CGPoint, offset: CGPoint)?
    private(set) var stage = 0
    /// Where somebody wants it to be, which is looked up with the next layout.
    private var target: ScrollTarget?
    /// Told where it has come to.
    var didScroll: ((CGPoint) -> Void)?

    init(_ node: ViewNode, axes: Axis.Set) {
        self.axes = axes
        super.init(node)
        graph.watchPlace(of: self)
    }

    func take(_ axes: Axis.Set) {
        invalidateLayout()
        self.axes = axes
    }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        let margins = environment.scrollContentMargins
        return ProposedViewSize(
            width: axes.contains(.horizontal)
                ? nil : proposal.width.map { max(0, $0 - margins.leading - margins.trailing) },
            height: axes.contains(.vertical)
                ? nil : proposal.height.map { max(0, $0 - margins.top - margins.bottom) })
    }

    /// What is inside, with the margins around it.
    private func contentSize(_ proposal: ProposedViewSize) -> CGSize {
        let own = contents.first?.sizeThatFits(offer(proposal)) ?? .zero
        let margins = environment.scrollContentMargins
        return CGSize(
            width: own.width + margins.leading + margins.trailing,
            height: own.height + margins.top + margins.bottom)
    }

    /// All that is offered along the axes, what its views take across them.
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let own = contentSize(proposal)
        return CGSize(
            width: axes.contains(.horizontal) ? proposal.width ?? own.width : own.width,
            height: axes.contains(.vertical) ? proposal.height ?? own.height : own.height)
    }

    override func arrange(in size: CGSize, _ proposal: ProposedViewSize, _ pass: LayoutPass) {
        viewport = bounds(reachingOver: .all)
        guard let content = contents.first else { return }
        let own = contentSize(ProposedViewSize(size))
        room = CGSize(width: max(0, own.width - size.width), height: max(0, own.height - size.height))
        if !hasBegun, let anchor = environment.defaultScrollAnchor {
            offset = CGPoint(x: anchor.x * room.width, y: anchor.y * room.height)
        }
        hasBegun = true
        limit()
        place(content, own, size, pass)
        if let target, let place = place(of: target, in: content, size) {
            self.target = nil
            offset = place
            limit()
            self.place(content, own, size, pass)
        }
        didScroll?(offset)
    }

    private func limit() {
        offset = CGPoint(x: min(max(0, offset.x), room.width), y: min(max(0, offset.y), room.height))
    }

    private func place(_ content: LayoutElement, _ own: CGSize, _ size: CGSize, _ pass: LayoutPass) {
        // What is smaller than the space stands in its middle across the axes, at its start along them.
        let margins = environment.scrollContentMargins
        let x = axes.contains(.horizontal) ? -offset.x : (size.width - own.width) / 2
        let y = axes.contains(.vertical) ? -offset.y : (size.height - own.height) / 2
        place(
            content, at: CGPoint(x: x + margins.leading, y: y + margins.top), offer(ProposedViewSize(size)),
            in: size,
            pass)
    }

    var mainAxis: Axis { axes.contains(.vertical) ? .vertical : .horizontal }

    /// Of what is seen at once, less the margins.
    var visibleSize: CGSize {
        let margins = environment.scrollContentMargins
        return CGSize(
            width: max(0, frame.width - margins.leading - margins.trailing),
            height: max(0, frame.height - margins.top - margins.bottom))
    }

    // Being moved by a program

    /// Has a place inside be seen with the next layout.
    func scroll(to target: ScrollTarget) {
        self.target = target
        invalidateLayout()
    }

    private func place(of target: ScrollTarget, in content: LayoutElement, _ size: CGSize) -> CGPoint? {
        switch target {
        case .point(let point): return point
        case .edge(let edge):
            return CGPoint(
                x: edge == .trailing ? room.width : edge == .leading ? 0 : offset.x,
                y: edge == .bottom ? room.height : edge == .top ? 0 : offset.y)
        case .view(let id, let anchor):
            guard let element = content.descendant(known: id) else { return nil }
            let own = CGRect(origin: point(inGlobal: element.convert(.zero, to: .global)), size: element.frame.size)
            let frame = own.offsetBy(dx: offset.x, dy: offset.y)
            if let anchor {
                return CGPoint(
                    x: frame.minX + anchor.x * (frame.width - size.width),
                    y: frame.minY + anchor.y * (frame.height - size.height))
            }
            // As little as it takes to see it.
            func least(_ now: CGFloat, _ low: CGFloat, _ high: CGFloat, _ length: CGFloat) -> CGFloat {
                low < now ? low : high > now + length ? high - length : now
            }
            return CGPoint(
                x: least(offset.x, frame.minX, frame.maxX, size.width),
                y: least(offset.y, frame.minY, frame.maxY, size.height))
        }
    }

    // Where it stands

    /// What is inside has no margins of its own.
    var innerSafeArea: SafeArea {
        let bounds = CGRect(origin: .zero, size: frame.size)
        return SafeArea(outer: bounds.insetBy(dx: -1e6, dy: -1e6), safe: bounds.insetBy(dx: -1e6, dy: -1e6))
    }

    func placesSettled() { if viewport != bounds(reachingOver: .all) { invalidateLayout() } }

    func preference<K: PreferenceKey>(_ key: K.Type, inside: K.Value?) -> K.Value? {
        key == ScrolledKey.self && offset.y > 0 ? (true as? K.Value) ?? inside : inside
    }

    override func draw(_ size: CGSize) -> RenderNode? {
        let children = drawContents()
        guard !children.isEmpty else { return nil }
        if !environment.scrollClips { return .group(size, children) }
        return RenderNode(
            outline: CornerOutline(rect: viewport), masksToBounds: true, children: RenderChildren(children))
    }

    override func hitRule(_ point: CGPoint) -> HitRule { viewport.contains(point) ? .hit : .blocked }

    // Dragging

    let priority = GesturePriority.normal
    var mask: GestureMask { environment.isScrollEnabled ? .all : .subviews }
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

/// Where a scroll view shall be.
enum ScrollTarget {
    case point(CGPoint)
    case edge(Edge)
    case view(AnyHashable, UnitPoint?)
}

extension LayoutElement {
    /// The first element inside whose view is known by a value.
    func descendant(known id: AnyHashable) -> LayoutElement? {
        var node: ViewNode? = node
        while let current = node, current !== container?.node {
            if current.explicitID == id { return self }
            node = current.parent
        }
        for inner in contents {
            if let found = inner.descendant(known: id) { return found }
        }
        return nil
    }
}
