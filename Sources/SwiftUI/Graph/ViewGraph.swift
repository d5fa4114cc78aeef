import CoreGraphics
import QuartzCore
internal import Raster
import RenderTree

/// A tree of views that is shown somewhere: its nodes, its elements and what has to be done before it is shown again.
@MainActor final class ViewGraph {
    /// Made once the graph itself is there.
    private var root: ViewNode?
    private(set) var element: LayoutViewElement<VStackLayout>?
    private var rootNode: RootNode?
    /// What is handed down to the root.
    private(set) var environment = EnvironmentValues()
    /// What the changes since the last update were made with.
    private(set) var transaction = Transaction()
    /// Views of UIKit in the tree.
    let hostedViews = HostedViews()
    /// Frames that views of one identity share.
    let matchedFrames = MatchedFrames()
    /// How many bodies have run.
    var evaluations = 0

    private var needsUpdate = false
    /// In a pass that nothing may begin anew.
    private var isBusy = false
    /// Whether the tree has been given a size.
    private var hasSpace = false
    private var actions: [() -> Void] = []
    private var readers: [any PreferenceReading] = []
    private var needsLayout = true
    /// Elements of which it is not known whether their changes reach those around them.
    private var doubts: [LayoutElement] = []
    /// Elements that have to be laid out again where they stand.
    private var again: [LayoutElement] = []
    private var isLayingOut = false
    private var movers: [ObjectIdentifier: any Mover] = [:]
    private var layoutSize: CGSize?
    /// What margins leave of the space, and the whole space.
    private(set) var safeArea = SafeArea(outer: .zero, safe: .zero)
    private var placeWatchers: [WeakWatcher] = []
    /// Shown above everything else, in the order in which it came.
    private(set) var presented: [LayoutElement] = []
    /// Told when the graph has to be updated, laid out or drawn again.
    var onChange: () -> Void = {}

    init(environment: EnvironmentValues = EnvironmentValues()) {
        self.environment = environment
    }

    // What is shown

    func show(_ view: some View, _ environment: EnvironmentValues) {
        self.environment = environment
        let rootNode = rootNode ?? RootNode(NodePlace(graph: self, parent: nil, environment: environment))
        self.rootNode = rootNode
        rootNode.show(view, environment)
        if element == nil {
            element = LayoutViewElement(rootNode, layout: VStackLayout())
        }
        element?.source = rootNode
        needsUpdate = true
    }

    // What has changed

    /// Brings in what was changed with another animation, or without one, before a change is made with this one: each
    /// change moves as it was made.
    func prepare(for transaction: Transaction?) {
        guard needsUpdate, hasSpace, !isBusy, transaction?.animation != self.transaction.animation else { return }
        refresh()
        // Containers hand what is new to their elements when they are laid out.
        layOut()
        self.transaction = Transaction()
    }

    func adopt(_ transaction: Transaction?) {
        guard let transaction else { return }
        self.transaction = transaction
        for completion in transaction.completions { completion.wait(for: transaction.animation, in: self) }
        self.transaction.completions = []
    }

    /// Updates a part of the tree with another transaction.
    func changing(_ change: (inout Transaction) -> Void, _ body: () -> Void) {
        let before = transaction
        change(&transaction)
        body()
        transaction = before
    }

    func setNeedsUpdate() {
        needsUpdate = true
        onChange()
    }

    func setNeedsLayout() {
        needsLayout = true
        onChange()
    }

    /// Whether an element may keep those around it as they are until ``settleDoubts``: not while they are being laid out.
    var mayDoubt: Bool { !isLayingOut }

    func doubt(_ element: LayoutElement) { doubts.append(element) }

    /// Finds out how far changes reach, from the innermost elements on.
    ///
    /// - Returns: The elements that have to be laid out again where they stand, the outermost first.
    private func settleDoubts() -> [LayoutElement] {
        var again: [(depth: Int, element: LayoutElement)] = []
        while !doubts.isEmpty {
            let open = doubts.map { (depth: $0.depth, element: $0) }
            let deepest = open.reduce(0) { max($0, $1.depth) }
            doubts = open.filter { $0.depth < deepest }.map(\.element)
            for (depth, element) in open where depth == deepest && element.settleDoubt() {
                again.append((depth, element))
            }
        }
        return again.sorted { $0.depth < $1.depth }.map(\.element)
    }

    func setNeedsDisplay() { if !hostedViews.isTaking { onChange() } }

    // Motion

    func add(_ mover: any Mover) {
        movers[ObjectIdentifier(mover)] = mover
        onChange()
    }

    var isMoving: Bool { !movers.isEmpty }

    /// Moves on what is under way to the clock's time.
    func step() {
        for (id, mover) in movers where !mover.step(to: CACurrentMediaTime()) { movers[id] = nil }
    }

    // The passes

    /// Brings the tree up to date with all that has changed.
    func update() {
        // What runs in an update may change a state again; views that never settle are left as they are.
        for _ in 0..<32 where needsUpdate || hasSpace && !actions.isEmpty {
            refresh()
            // Views come when they are laid out, not when they are measured.
            guard hasSpace else { continue }
            // What they change when they have come moves from where they stand, with what hangs on them, which nobody
            // measures.
            if !actions.isEmpty { layOut() }
            let actions = actions
            self.actions = []
            for action in actions { action() }
        }
        if needsUpdate {
            Notice.once("SwiftUI: views that change their state in every update are not updated any more")
        }
    }

    private func refresh() {
        needsUpdate = false
        isBusy = true
        rootNode?.refresh()
        _ = rootNode?.elements
        isBusy = false
    }

    /// What is presented takes the whole of what is offered.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        update()
        // Else it might be told what was right before a change.
        again += settleDoubts()
        let own = element?.sizeThatFits(proposal) ?? .zero
        return presented.allSatisfy(\.contents.isEmpty) ? own : proposal.replacingUnspecifiedDimensions(by: own)
    }

    /// Lays the tree out in a size, in the middle of what margins leave of it.
    func layout(in size: CGSize, margins: EdgeInsets = EdgeInsets()) {
        let safe = CGRect(
            x: margins.leading, y: margins.top, width: max(0, size.width - margins.leading - margins.trailing),
            height: max(0, size.height - margins.top - margins.bottom))
        let area = SafeArea(outer: CGRect(origin: .zero, size: size), safe: safe)
        if area != safeArea {
            safeArea = area
            needsLayout = true
        }
        hasSpace = true
        update()
        // What is told of a layout may change a state again.
        for _ in 0..<16 {
            layOut()
            let readers = readers
            self.readers = []
            for reader in readers { reader.readPreferences() }
            placeWatchers.removeAll { $0.element == nil }
            for watcher in placeWatchers { watcher.element?.placesSettled() }
            guard needsUpdate || needsLayout || !actions.isEmpty else { break }
            update()
        }
        hostedViews.settle()
        transaction = Transaction()
    }

    private func layOut() {
        let size = safeArea.outer.size
        guard let element, needsLayout || layoutSize != size else { return }
        needsLayout = false
        layoutSize = size
        isBusy = true
        again += settleDoubts()
        isLayingOut = true
        defer { (isBusy, isLayingOut) = (false, false) }
        let pass = LayoutPass(transaction: transaction)
        let safe = safeArea.safe
        let proposal = ProposedViewSize(safe.size)
        let own = element.sizeThatFits(proposal)
        element.settle(
            at: CGPoint(x: safe.midX - own.width / 2, y: safe.midY - own.height / 2), proposal, pass)
        for element in presented { element.settle(at: .zero, ProposedViewSize(size), pass) }
        let again = again
        self.again = []
        for element in again { element.layOutAgain(transaction) }
    }

    // What is presented

    /// Shows an element above everything else, over the whole space.
    func present(_ element: LayoutElement) {
        presented.append(element)
        setNeedsLayout()
    }

    func withdraw(_ element: LayoutElement) {
        guard presented.contains(where: { $0 === element }) else { return }
        presented.removeAll { $0 === element }
        setNeedsLayout()
    }

    /// The elements under a point of the graph's space, the innermost first; nil where there are none.
    func hitPath(_ point: CGPoint) -> [LayoutElement]? {
        for root in presented.reversed() + (element.map { [$0] } ?? []) {
            if let place = root.convertFromContainer(point), let path = root.hitPath(place) { return path }
        }
        return nil
    }

    /// Has an element told after each layout.
    func watchPlace(of element: any PlaceWatcher) { placeWatchers.append(WeakWatcher(element: element)) }

    /// Has something done once all views are up to date.
    func afterUpdate(_ action: @escaping () -> Void) {
        actions.append(action)
        onChange()
    }

    /// Has an element told what is said inside of it once all elements are laid out.
    func afterLayout(_ reader: any PreferenceReading) { readers.append(reader) }

    func renderNode() -> RenderNode? {
        let nodes = ((element.map { [$0] } ?? []) + presented).compactMap { $0.renderNode() }
        return nodes.count < 2 ? nodes.first : .group(safeArea.outer.size, nodes)
    }
}

/// A watcher that may be gone.
private struct WeakWatcher {
    weak var element: (any PlaceWatcher)?
}

/// Something on its way, which is moved on in each frame.
@MainActor protocol Mover: AnyObject {
    /// - Returns: False where it has arrived.
    func step(to time: CFTimeInterval) -> Bool
}

/// The node above a graph's views.
private final class RootNode: ViewNode {
    private var child: ViewNode?

    init(_ place: NodePlace) { super.init(Void.self, place) }

    override var children: [ViewNode] { child.map { [$0] } ?? [] }

    func show(_ view: some View, _ environment: EnvironmentValues) {
        child = graft(child, view, environment)
    }
}
