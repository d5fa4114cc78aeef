import UIKit

/// Makes, updates and takes away the UIKit view of one view of this module.
@MainActor class HostedViewKeeper<V: View> {
    /// The controller of the view, where it has one.
    var controller: UIViewController? { nil }

    /// The UIKit view, made the first time, brought up to date.
    func update(_ view: V, _ node: ViewNode) -> UIView { UIView() }

    /// The size that the view itself says it takes; nil where it leaves that to the UIKit view.
    func size(_ proposal: ProposedViewSize, _ view: V, _ node: ViewNode) -> CGSize? { nil }

    func dismantle() {}
}

/// A view that a view of UIKit shows.
final class HostedViewNode<V: View>: ViewNode {
    private var view: V
    private let keeper: HostedViewKeeper<V>
    private lazy var run = BodyRun(of: self)
    private var element: HostedViewElement?

    init(_ view: V, _ place: NodePlace, _ keeper: HostedViewKeeper<V>) {
        self.view = view
        self.keeper = keeper
        super.init(V.self, place)
    }

    override func take(_ view: any View) -> Bool {
        guard let view = view as? V else { return false }
        if FieldLayout.isSame(view, self.view) { return false }
        self.view = view
        return true
    }

    override func update() {
        let shown = run.run(view) { connected in
            view = connected
            return keeper.update(connected, self)
        }
        if let element {
            element.invalidateLayout()
        } else {
            let element = HostedViewElement(self, shown, keeper.controller)
            element.ownSize = { [unowned self] in keeper.size($0, view, self) }
            self.element = element
            graph.hostedViews.add(element)
        }
    }

    override func makeElements() -> [LayoutElement] { element.map { [$0] } ?? [] }

    override func leave() {
        run.leave()
        if let element { graph.hostedViews.remove(element) }
        keeper.dismantle()
    }
}
