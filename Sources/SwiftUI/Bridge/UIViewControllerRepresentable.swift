import UIKit

/// A view controller of UIKit, as a view of this module.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
    associatedtype UIViewControllerType: UIViewController
    associatedtype Coordinator = Void
    typealias Context = UIViewControllerRepresentableContext<Self>

    func makeUIViewController(context: Context) -> UIViewControllerType
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
    func makeCoordinator() -> Coordinator

    /// The size that the view takes of a proposal, in points; nil for its own rule.
    func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize?
}

extension UIViewControllerRepresentable {
    public static func dismantleUIViewController(
        _ uiViewController: UIViewControllerType, coordinator: Coordinator
    ) {}

    public func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize? { nil }
}

extension UIViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

/// What a representable view controller is made and updated with.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    /// What the controller's maker keeps beside it.
    public let coordinator: Representable.Coordinator
    /// What the change that asked for the update was made with.
    public internal(set) var transaction: Transaction
    public internal(set) var environment: EnvironmentValues
}

/// Keeps the controller of one representable.
final class UIViewControllerKeeper<R: UIViewControllerRepresentable>: HostedViewKeeper<R> {
    private var coordinator: R.Coordinator?
    private var made: R.UIViewControllerType?

    private func context(_ view: R, _ node: ViewNode) -> R.Context {
        let coordinator = coordinator ?? view.makeCoordinator()
        self.coordinator = coordinator
        return R.Context(
            coordinator: coordinator, transaction: node.graph.transaction, environment: node.environment)
    }

    override var controller: UIViewController? { made }

    override func update(_ view: R, _ node: ViewNode) -> UIView {
        let context = context(view, node)
        let own = made ?? view.makeUIViewController(context: context)
        made = own
        view.updateUIViewController(own, context: context)
        return own.view
    }

    override func size(_ proposal: ProposedViewSize, _ view: R, _ node: ViewNode) -> CGSize? {
        made.flatMap { view.sizeThatFits(proposal, uiViewController: $0, context: context(view, node)) }
    }

    override func dismantle() {
        if let made, let coordinator { R.dismantleUIViewController(made, coordinator: coordinator) }
        made = nil
    }
}
