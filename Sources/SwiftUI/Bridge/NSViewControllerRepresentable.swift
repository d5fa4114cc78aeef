import AppKit
import UIKit

/// A view controller of AppKit, as a view of this module.
///
/// The coordinator is made first, then the controller; the controller is updated then, and whenever something that it is made of has
/// changed.
@MainActor @preconcurrency
public protocol NSViewControllerRepresentable: View where Body == Never {
    associatedtype NSViewControllerType: NSViewController
    associatedtype Coordinator = Void
    typealias Context = NSViewControllerRepresentableContext<Self>

    func makeNSViewController(context: Context) -> NSViewControllerType
    func updateNSViewController(_ nsViewController: NSViewControllerType, context: Context)
    static func dismantleNSViewController(_ nsViewController: NSViewControllerType, coordinator: Coordinator)
    func makeCoordinator() -> Coordinator

    /// The size that the controller takes of a proposal, in points; nil for its own rule.
    func sizeThatFits(_ proposal: ProposedViewSize, nsViewController: NSViewControllerType, context: Context)
        -> CGSize?
}

extension NSViewControllerRepresentable {
    public static func dismantleNSViewController(_ nsViewController: NSViewControllerType, coordinator: Coordinator)
    {}

    public func sizeThatFits(_ proposal: ProposedViewSize, nsViewController: NSViewControllerType, context: Context)
        -> CGSize?
    { nil }
}

extension NSViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

/// What a representable view is made and updated with.
@MainActor @preconcurrency
public struct NSViewControllerRepresentableContext<Representable: NSViewControllerRepresentable> {
    /// What the view's maker keeps beside it.
    public let coordinator: Representable.Coordinator
    /// What the change that asked for the update was made with.
    public internal(set) var transaction: Transaction
    public internal(set) var environment: EnvironmentValues
}

/// Keeps the controller of one representable.
final class NSViewControllerKeeper<R: NSViewControllerRepresentable>: HostedViewKeeper<R> {
    private var coordinator: R.Coordinator?
    private var made: (controller: R.NSViewControllerType, island: AppKitIsland)?

    private func context(_ view: R, _ node: ViewNode) -> R.Context {
        let coordinator = coordinator ?? view.makeCoordinator()
        self.coordinator = coordinator
        return R.Context(
            coordinator: coordinator, transaction: node.graph.transaction, environment: node.environment)
    }

    override func update(_ view: R, _ node: ViewNode) -> UIView {
        let context = context(view, node)
        let own: (controller: R.NSViewControllerType, island: AppKitIsland)
        if let made {
            own = made
        } else {
            let controller = view.makeNSViewController(context: context)
            own = (controller, AppKitIsland(controller.view, controller))
            made = own
        }
        view.updateNSViewController(own.controller, context: context)
        return own.island
    }

    override func size(_ proposal: ProposedViewSize, _ view: R, _ node: ViewNode) -> CGSize? {
        made.flatMap { view.sizeThatFits(proposal, nsViewController: $0.controller, context: context(view, node)) }
    }

    override func dismantle() {
        if let made, let coordinator { R.dismantleNSViewController(made.controller, coordinator: coordinator) }
        made = nil
    }
}
