import UIKit

/// A view of UIKit, as a view of this module.
///
/// The coordinator is made first, then the view; the view is updated then, and whenever something that it is made of has
/// changed.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
    associatedtype UIViewType: UIView
    associatedtype Coordinator = Void
    typealias Context = UIViewRepresentableContext<Self>

    func makeUIView(context: Context) -> UIViewType
    func updateUIView(_ uiView: UIViewType, context: Context)
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    func makeCoordinator() -> Coordinator

    /// The size that the view takes of a proposal, in points; nil for its own rule.
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable {
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

    public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }
}

extension UIViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

/// What a representable view is made and updated with.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    /// What the view's maker keeps beside it.
    public let coordinator: Representable.Coordinator
    /// What the change that asked for the update was made with.
    public internal(set) var transaction: Transaction
    public internal(set) var environment: EnvironmentValues
}

/// Keeps the view of one representable.
final class UIViewKeeper<R: UIViewRepresentable>: HostedViewKeeper<R> {
    private var coordinator: R.Coordinator?
    private var made: R.UIViewType?

    private func context(_ view: R, _ node: ViewNode) -> R.Context {
        let coordinator = coordinator ?? view.makeCoordinator()
        self.coordinator = coordinator
        return R.Context(
            coordinator: coordinator, transaction: node.graph.transaction, environment: node.environment)
    }

    override func update(_ view: R, _ node: ViewNode) -> UIView {
        let context = context(view, node)
        let own = made ?? view.makeUIView(context: context)
        made = own
        view.updateUIView(own, context: context)
        return own
    }

    override func size(_ proposal: ProposedViewSize, _ view: R, _ node: ViewNode) -> CGSize? {
        made.flatMap { view.sizeThatFits(proposal, uiView: $0, context: context(view, node)) }
    }

    override func dismantle() {
        if let made, let coordinator { R.dismantleUIView(made, coordinator: coordinator) }
        made = nil
    }
}
