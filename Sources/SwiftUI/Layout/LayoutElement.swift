import CoreGraphics
import RenderTree

/// Something that is laid out and drawn: a view that shows or arranges something, or a modifier around one.
///
/// Sizes are asked for with a proposal and remembered, as are guides and spacing; a container then places its elements.
/// What is drawn is remembered too. An element that changes says so, which is passed on to the elements around it; where
/// only its size may be another, as far as what they were told of it does not hold any more (`doubtLayout`).
@MainActor class LayoutElement {
    /// Whose environment it is shown in.
    let node: ViewNode
    /// The element around it.
    private(set) weak var container: LayoutElement?

    /// Where it stands in its container, as layout has it.
    private(set) var frame = CGRect.zero
    private(set) var proposal = ProposedViewSize.unspecified
    private(set) var isPlaced = false
    private var needsLayout = true
    private var answers = LayoutAnswers()
    /// What it answered before something in it changed, until it is known whether that still holds.
    private var doubted: LayoutAnswers?
    private lazy var motion = FrameMotion(of: self)
    private var hasMotion = false

    /// Its view has gone and is still seen going: it keeps its place, and layout passes it over.
    var isLeaving: Bool { isLeavingItself }
    final var isLeavingItself = false
    /// How much of it is seen while it comes or goes without a transition of its own.
    final var presence = 1.0 {
        didSet { if presence != oldValue { invalidateShownFrame() } }
    }

    private var drawn: (node: RenderNode?, isValid: Bool) = (nil, false)

    init(_ node: ViewNode) { self.node = node }

    var graph: ViewGraph { node.graph }
    var environment: EnvironmentValues { node.environment }

    // What kinds of elements say of themselves

    /// The size that it takes of a proposal.
    func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    /// Where a guide lies by the element's own account.
    func explicitValue(of key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? { nil }

    /// Whether it, or an element around it, goes by more of what is inside than sizes, guides and spacing: such as by
    /// where things stand there.
    var readsInside: Bool { container?.readsInside ?? false }

    /// Places what is inside, with `place`.
    func arrange(in size: CGSize, _ proposal: ProposedViewSize, _ pass: LayoutPass) {}

    /// Changes what a change was made with, for what is inside.
    func change(_ transaction: inout Transaction) {}

    /// What is drawn, in its own space.
    func draw(_ size: CGSize) -> RenderNode? { nil }

    /// Elements inside, back to front.
    var contents: [LayoutElement] { [] }

    /// What becomes of a touch at a point of its own space.
    func hitRule(_ point: CGPoint) -> HitRule { .asInside }

    /// What stands above and below others where both compete for room.
    var layoutPriority: Double { 0 }
    var zIndex: Double { 0 }
    /// The distances that it prefers to its neighbours.
    var spacing: ViewSpacing { ViewSpacing() }

    func value<Key: LayoutValueKey>(of key: Key.Type) -> Key.Value { key.defaultValue }

    /// What the view tells those around it.
    func trait<Key: _ViewTraitKey>(_ key: Key.Type) -> Key.Value { key.defaultValue }

    /// From the element's own space to its container's.
    func convertToContainer(_ point: CGPoint) -> CGPoint {
        CGPoint(x: point.x + shownFrame.minX, y: point.y + shownFrame.minY)
    }

    /// From the container's space to the element's own; nil where there is no way.
    func convertFromContainer(_ point: CGPoint) -> CGPoint? {
        CGPoint(x: point.x - shownFrame.minX, y: point.y - shownFrame.minY)
    }

    /// The elements of a node inside are other ones than before.
    func contentsChanged() { invalidateLayout() }

    // Layout

    final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let proposal = proposal.sanitized
        if let known = answers.size(proposal) { return known }
        let size = measure(proposal).sanitized
        answers.remember(size, of: proposal)
        return size
    }

    final func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
        let size = sizeThatFits(proposal)
        return ViewDimensions(size) { [self] key in guide(key, in: size, proposal.sanitized) }
    }

    private func guide(_ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
        if let known = answers.guide(key, proposal) { return known }
        let value = explicitValue(of: key, in: size, proposal)
        answers.remember(value, of: key, proposal)
        return value
    }

    /// The distances that it prefers to its neighbours, asked once until something in it changes.
    final var preferredSpacing: ViewSpacing {
        if let known = answers.spacing { return known }
        let made = spacing
        answers.spacing = made
        return made
    }

    /// Takes an element in, so that it is placed by this one.
    final func adopt(_ element: LayoutElement) { element.container = self }

    /// Places an element inside this one.
    ///
    /// - Parameters:
    ///   - origin: Of the element's top left corner, in this element's space, with leading on the left.
    ///   - size: Of this element, to mirror in where leading is on the right.
    final func place(
        _ element: LayoutElement, at origin: CGPoint, _ proposal: ProposedViewSize, in size: CGSize,
        _ pass: LayoutPass
    ) {
        element.container = self
        var origin = origin
        if environment.layoutDirection == .rightToLeft {
            origin.x = size.width - origin.x - element.sizeThatFits(proposal).width
        }
        element.settle(at: origin, proposal, pass)
    }

    final func settle(at origin: CGPoint, _ proposal: ProposedViewSize, _ pass: LayoutPass) {
        let proposal = proposal.sanitized
        let frame = CGRect(
            origin: CGPoint(x: origin.x.isFinite ? origin.x : 0, y: origin.y.isFinite ? origin.y : 0),
            size: sizeThatFits(proposal))
        let pass = pass.inside(self)
        if frame != self.frame {
            if isPlaced, pass.transaction.animation != nil || hasMotion {
                hasMotion = true
                motion.aim(at: frame, from: self.frame, with: pass.transaction)
            }
            let sizeDiffers = frame.size != self.frame.size
            self.frame = frame
            if sizeDiffers { invalidateDrawing() } else { invalidateShownFrame() }
        }
        let isSame = isPlaced && !needsLayout && proposal == self.proposal
        self.proposal = proposal
        isPlaced = true
        needsLayout = false
        if isSame { return }
        arrange(in: frame.size, proposal, pass)
    }

    /// The frame as it is shown now, on its way to `frame` where it moves.
    final var shownFrame: CGRect { hasMotion ? motion.shown(frame) : frame }

    // What has changed

    /// Sizes and places inside may be others than before.
    final func invalidateLayout() {
        forgetLayout()
        invalidateDrawing()
        var above = container
        while let element = above {
            element.forgetLayout()
            above = element.container
        }
        graph.setNeedsLayout()
    }

    /// Forgets all answers to what was asked for layout, since something inside may be other than before.
    func forgetLayout() {
        answers = LayoutAnswers()
        needsLayout = true
    }

    /// Sizes and places inside may be others than before, but nothing else that those around it go by. They are laid out
    /// again only where what they were told of this one does not hold any more, which is found out before the next layout.
    final func doubtLayout() {
        guard isPlaced, !isLeaving, graph.mayDoubt else { return invalidateLayout() }
        invalidateDrawing()
        beginDoubt()
        graph.setNeedsLayout()
    }

    private func beginDoubt() {
        let before = answers
        forgetLayout()
        guard doubted == nil else { return }
        doubted = before
        graph.doubt(self)
    }

    /// Asks again what was asked before.
    ///
    /// - Returns: Whether the element alone has to be laid out again. If not, those around it have been told.
    final func settleDoubt() -> Bool {
        let before = doubted
        doubted = nil
        guard let before, let container else {
            invalidateLayout()
            return false
        }
        if isPlaced, !container.readsInside, before.hold(for: self) { return true }
        if container.isPlaced { container.beginDoubt() } else { container.invalidateLayout() }
        return false
    }

    /// Lays the element out again at the place that it has.
    final func layOutAgain(_ transaction: Transaction) {
        guard needsLayout else { return }
        guard isShown else { return invalidateLayout() }
        var path: [LayoutElement] = []
        var above = container
        while let element = above {
            path.append(element)
            above = element.container
        }
        let pass = path.reversed().reduce(LayoutPass(transaction: transaction)) { $0.inside($1) }
        settle(at: frame.origin, proposal, pass)
    }

    /// Not on its way out, nor in anything that is or that does not show it any more.
    private var isShown: Bool {
        var element = self
        while let container = element.container {
            guard !element.isLeaving, container.contents.contains(where: { $0 === element }) else { return false }
            element = container
        }
        return true
    }

    /// How many elements are around it.
    final var depth: Int {
        var depth = 0
        var above = container
        while let element = above {
            depth += 1
            above = element.container
        }
        return depth
    }

    /// It is drawn otherwise than before.
    final func invalidateDrawing() {
        var element: LayoutElement? = self
        while let current = element, current.drawn.isValid {
            current.drawn = (nil, false)
            element = current.container
        }
        drawn = (nil, false)
        graph.setNeedsDisplay()
    }

    /// It is drawn as before, but elsewhere.
    func invalidateShownFrame() {
        drawn = (nil, false)
        container?.invalidateDrawing()
    }

    // Drawing

    /// What it draws, in its container's space; the same object as long as nothing in it has changed.
    final func renderNode() -> RenderNode? {
        if drawn.isValid { return drawn.node }
        let frame = shownFrame
        var made = draw(frame.size).map { node in
            frame.origin == .zero ? node : node.moved(by: frame.origin)
        }
        if presence < 1 {
            made = made?.placed(
                by: made?.transform ?? .identity, opacity: (made?.opacity ?? 1) * max(0, presence),
                blendMode: made?.blendMode ?? .normal)
        }
        drawn = (made, true)
        return made
    }
}

extension CGSize {
    /// Without what no size can be.
    fileprivate var sanitized: CGSize {
        func clean(_ length: CGFloat) -> CGFloat { length.isNaN ? 0 : max(0, length) }
        return CGSize(width: clean(width), height: clean(height))
    }
}
