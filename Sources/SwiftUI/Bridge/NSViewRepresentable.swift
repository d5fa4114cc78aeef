import AppKit
import UIKit

/// A view of AppKit, as a view of this module.
///
/// The coordinator is made first, then the view; the view is updated then, and whenever something that it is made of has
/// changed.
@MainActor @preconcurrency
public protocol NSViewRepresentable: View where Body == Never {
    associatedtype NSViewType: NSView
    associatedtype Coordinator = Void
    typealias Context = NSViewRepresentableContext<Self>

    func makeNSView(context: Context) -> NSViewType
    func updateNSView(_ nsView: NSViewType, context: Context)
    static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator)
    func makeCoordinator() -> Coordinator

    /// The size that the view takes of a proposal, in points; nil for its own rule.
    func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize?
}

extension NSViewRepresentable {
    public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}

    public func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize? { nil }
}

extension NSViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

/// What a representable view is made and updated with.
@MainActor @preconcurrency
public struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
    /// What the view's maker keeps beside it.
    public let coordinator: Representable.Coordinator
    /// What the change that asked for the update was made with.
    public internal(set) var transaction: Transaction
    public internal(set) var environment: EnvironmentValues
}

/// Keeps the view of one representable.
final class NSViewKeeper<R: NSViewRepresentable>: HostedViewKeeper<R> {
    private var coordinator: R.Coordinator?
    private var made: (view: R.NSViewType, island: AppKitIsland)?

    private func context(_ view: R, _ node: ViewNode) -> R.Context {
        let coordinator = coordinator ?? view.makeCoordinator()
        self.coordinator = coordinator
        return R.Context(
            coordinator: coordinator, transaction: node.graph.transaction, environment: node.environment)
    }

    override func update(_ view: R, _ node: ViewNode) -> UIView {
        let context = context(view, node)
        let own: (view: R.NSViewType, island: AppKitIsland)
        if let made {
            own = made
        } else {
            let view = view.makeNSView(context: context)
            own = (view, AppKitIsland(view, nil))
            made = own
        }
        view.updateNSView(own.view, context: context)
        return own.island
    }

    override func size(_ proposal: ProposedViewSize, _ view: R, _ node: ViewNode) -> CGSize? {
        made.flatMap { view.sizeThatFits(proposal, nsView: $0.view, context: context(view, node)) }
    }

    override func dismantle() {
        if let made, let coordinator { R.dismantleNSView(made.view, coordinator: coordinator) }
        made = nil
    }
}
