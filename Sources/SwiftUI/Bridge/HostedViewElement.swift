import RenderTree
import UIKit

/// A view of UIKit where a view of this module stands.
final class HostedViewElement: LayoutElement {
    let view: UIView
    let controller: UIViewController?
    /// What the view's maker says of its size.
    var ownSize: (ProposedViewSize) -> CGSize? = { _ in nil }
    /// What the UIKit view draws, in its superview's space.
    private var shown: RenderNode?

    init(_ node: ViewNode, _ view: UIView, _ controller: UIViewController?) {
        self.view = view
        self.controller = controller
        super.init(node)
    }

    /// As its maker says; else the intrinsic size, as far as its priorities hold it: below 750 it grows and shrinks to
    /// what is offered.
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        if let own = ownSize(proposal) { return own }
        let intrinsic = view.intrinsicContentSize
        func length(_ own: CGFloat, _ offered: CGFloat?, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
            guard own != UIView.noIntrinsicMetric else { return offered ?? 10 }
            guard let offered else { return own }
            if offered > own {
                return view.contentHuggingPriority(for: axis).rawValue < UILayoutPriority.defaultHigh.rawValue
                    ? offered : own
            }
            return view.contentCompressionResistancePriority(for: axis).rawValue
                < UILayoutPriority.defaultHigh.rawValue ? offered : own
        }
        return CGSize(
            width: length(intrinsic.width, proposal.width, .horizontal),
            height: length(intrinsic.height, proposal.height, .vertical))
    }

    /// Puts the view where the element stands in the host's space.
    func settleView(in host: UIView?) {
        if let control = view as? UIControl, control.isEnabled != environment.isEnabled {
            control.isEnabled = environment.isEnabled
        }
        if view.superview !== host, let host {
            let parent = host.nearestController
            if let controller, let parent { parent.addChild(controller) }
            host.addSubview(view)
            if let controller, let parent { controller.didMove(toParent: parent) }
        }
        let place = CGRect(origin: convert(.zero, to: .global), size: shownFrame.size)
        if view.frame != place, place.width.isFinite, place.height.isFinite { view.frame = place }
    }

    func leaveHost() {
        controller?.willMove(toParent: nil)
        view.removeFromSuperview()
        controller?.removeFromParent()
    }

    override func hitRule(_ point: CGPoint) -> HitRule { boundsContain(point) ? .hit : .asInside }

    /// Takes what the view draws now.
    func take(_ node: RenderNode) {
        guard node !== shown else { return }
        shown = node
        invalidateDrawing()
    }

    override func draw(_ size: CGSize) -> RenderNode? {
        shown.map { $0.moved(by: CGPoint(x: -view.frame.minX, y: -view.frame.minY)) }
    }
}

extension UIView {
    /// The controller that is responsible for this view.
    fileprivate var nearestController: UIViewController? {
        var responder: UIResponder? = self
        while let current = responder {
            if let controller = current as? UIViewController { return controller }
            responder = current.next
        }
        return nil
    }
}

extension LayoutElement {
    /// Whether this element is none of those around another one.
    fileprivate func isOver(_ other: LayoutElement) -> Bool {
        var element: LayoutElement? = other
        while let current = element {
            if current === self { return false }
            element = current.container
        }
        return true
    }
}

/// The UIKit views in a graph, which the view that shows the graph has as subviews.
@MainActor final class HostedViews {
    /// What has them as subviews; none while the graph is shown nowhere.
    weak var host: UIView?
    private var elements: [HostedViewElement] = []
    /// Whether nodes are being taken in, which changes nothing that has not been drawn.
    private(set) var isTaking = false

    func add(_ element: HostedViewElement) { elements.append(element) }

    func remove(_ element: HostedViewElement) {
        elements.removeAll { $0 === element }
        element.leaveHost()
    }

    /// Whether another element than that of a view, or of the view around it, is touched at a point.
    func isCovered(_ view: UIView, at point: CGPoint, in graph: ViewGraph) -> Bool {
        guard let element = elements.first(where: { view.isDescendant(of: $0.view) }),
            let touched = graph.hitPath(point)?.first
        else { return false }
        return touched !== element && touched.isOver(element)
    }

    func settle() { for element in elements where element.isPlaced { element.settleView(in: host) } }

    /// Takes what the layers of the views draw, and hands back what is none of theirs.
    func take(_ layers: [(layer: CALayer, node: RenderNode)]) -> [RenderNode] {
        isTaking = true
        defer { isTaking = false }
        guard !elements.isEmpty else { return layers.map(\.node) }
        var others: [RenderNode] = []
        let byLayer = Dictionary(elements.map { (ObjectIdentifier($0.view.layer), $0) }) { first, _ in first }
        for (layer, node) in layers {
            if let element = byLayer[ObjectIdentifier(layer)] { element.take(node) } else { others.append(node) }
        }
        return others
    }
}
