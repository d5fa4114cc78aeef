import QuartzCore

/// What a control does when something happens to it.
@MainActor struct ControlAction {
    enum Kind {
        case selector(Selector, ActionTarget)
        case action(UIAction)
    }

    let kind: Kind
    /// What it waits for.
    var events: UIControl.Event

    func isSame(as selector: Selector, _ target: ActionTarget) -> Bool {
        guard case .selector(let own, let ownTarget) = kind else { return false }
        return own == selector && ownTarget.isSame(as: target)
    }

    func isSame(as identifier: UIAction.Identifier) -> Bool {
        guard case .action(let action) = kind else { return false }
        return action.identifier == identifier
    }

    var isGone: Bool {
        guard case .selector(_, let target) = kind else { return false }
        return target.isGone
    }
}
