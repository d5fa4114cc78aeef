import QuartzCore

extension UIControl {
    /// Does what waits for the events.
    final func send(_ events: UIControl.Event, _ event: UIEvent?) {
        for entry in actionList.waiting(for: events) {
            switch entry.kind {
            case .selector(let selector, let target):
                // An action before may have let go of the target.
                if !target.isGone { sendAction(selector, to: target.value, for: event) }
            case .action(let action): sendAction(action)
            }
        }
    }

    final func targets() -> Set<AnyHashable> {
        var targets: Set<AnyHashable> = []
        for entry in actionList.live {
            guard case .selector(_, let target) = entry.kind else { continue }
            if target.isChain {
                targets.insert(NSNull())
            } else if let value = target.value as? AnyHashable {
                targets.insert(value)
            } else if let object = target.value as AnyObject? {
                targets.insert(ObjectIdentifier(object))
            }
        }
        return targets
    }

    final func names(for target: ActionTarget, _ events: UIControl.Event) -> [String]? {
        let names = actionList.waiting(for: events).compactMap { entry -> String? in
            guard case .selector(let selector, let own) = entry.kind, own.isSame(as: target) else { return nil }
            return selector.name
        }
        return names.isEmpty ? nil : names
    }

    /// Each action with the events that it waits for: as an action, or as a target and a selector.
    public func enumerateEventHandlers(
        _ iterator: (
            _ actionHandler: UIAction?, _ targetActionHandler: (Any?, Selector)?, _ controlEvents: UIControl.Event,
            _ stop: inout Bool
        ) -> Void
    ) {
        var stop = false
        for entry in actionList.live {
            switch entry.kind {
            case .selector(let selector, let target): iterator(nil, (target.value, selector), entry.events, &stop)
            case .action(let action): iterator(action, nil, entry.events, &stop)
            }
            if stop { return }
        }
    }
}
