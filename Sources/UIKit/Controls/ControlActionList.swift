import QuartzCore

/// The actions of a control, in the order in which they were added.
@MainActor struct ControlActionList {
    private var list: [ControlAction] = []

    /// The same target and selector stand once, waiting for all that they were added for.
    mutating func add(_ selector: Selector, _ target: ActionTarget, for events: UIControl.Event) {
        list.removeAll(where: \.isGone)
        if let index = list.firstIndex(where: { $0.isSame(as: selector, target) }) {
            list[index].events.formUnion(events)
        } else {
            list.append(ControlAction(kind: .selector(selector, target), events: events))
        }
    }

    /// An action of the same identifier is replaced for these events.
    mutating func add(_ action: UIAction, for events: UIControl.Event) {
        if let index = list.firstIndex(where: { entry in
            if case .action(let own) = entry.kind { own === action } else { false }
        }) {
            list[index].events.formUnion(events)
        } else {
            remove(events) { $0.isSame(as: action.identifier) }
            list.append(ControlAction(kind: .action(action), events: events))
        }
    }

    /// Takes events away from the entries that fit; who waits for nothing is gone.
    mutating func remove(_ events: UIControl.Event, where fits: (ControlAction) -> Bool) {
        for index in list.indices where fits(list[index]) { list[index].events.subtract(events) }
        list.removeAll { $0.events.isEmpty }
    }

    /// Those whose target is still there.
    var live: [ControlAction] { list.filter { !$0.isGone } }

    func waiting(for events: UIControl.Event) -> [ControlAction] {
        live.filter { !$0.events.isDisjoint(with: events) }
    }
}
