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
    /// How many bodies have run.
    var evaluations = 0

    private var needsUpdate = false
    private var actions: [() -> Void] = []
    private var readers: [any PreferenceReading] = []
    private var needsLayout = true
    private var movers: [ObjectIdentifier: any Mover] = [:]
    private var layoutSize: CGSize?
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
        for _ in 0..<32 where needsUpdate || !actions.isEmpty {
            needsUpdate = false
            rootNode?.refresh()
            _ = rootNode?.elements
            let actions = actions
            self.actions = []
            for action in actions { action() }
        }
        if needsUpdate {
            Notice.once("SwiftUI: views that change their state in every update are not updated any more")
        }
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        update()
        return element?.sizeThatFits(proposal) ?? .zero
    }

    /// Lays the tree out in a size, in the middle of it.
    func layout(in size: CGSize) {
        update()
        // What is told of a layout may change a state again.
        for _ in 0..<16 {
            layOut(in: size)
            let readers = readers
            self.readers = []
            for reader in readers { reader.readPreferences() }
            guard needsUpdate || !actions.isEmpty else { break }
            update()
        }
        hostedViews.settle()
        transaction = Transaction()
    }

    private func layOut(in size: CGSize) {
        guard let element, needsLayout || layoutSize != size else { return }
        needsLayout = false
        layoutSize = size
        let proposal = ProposedViewSize(size)
        let own = element.sizeThatFits(proposal)
        element.settle(
            at: CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2), proposal,
            LayoutPass(transaction: transaction))
    }

    /// Has something done once all views are up to date.
    func afterUpdate(_ action: @escaping () -> Void) {
        actions.append(action)
        onChange()
    }

    /// Has an element told what is said inside of it once all elements are laid out.
    func afterLayout(_ reader: any PreferenceReading) { readers.append(reader) }

    func renderNode() -> RenderNode? { element?.renderNode() }
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
