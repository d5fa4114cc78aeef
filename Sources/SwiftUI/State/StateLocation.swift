import Foundation

/// Where a view's state is kept, for as long as the view is there.
final class StateLocation<Value>: StateStore<Value> {
    private var value: Value
    @MainActor private var observers: [ObjectIdentifier: WeakObserver] = [:]

    init(_ value: Value) { self.value = value }

    override func read() -> Value {
        // Only where views live can a body be running.
        if MainActor.isCurrent {
            nonisolated(unsafe) let location = self
            MainActor.assumed { location.watch() }
        }
        return value
    }

    override func write(_ value: Value, _ transaction: Transaction?) {
        guard !FieldLayout.isSame(value, self.value) else {
            self.value = value
            return
        }
        let transaction = transaction ?? Transaction.current
        nonisolated(unsafe) let location = self
        if MainActor.isCurrent {
            MainActor.assumed { location.announce(transaction) }
            self.value = value
            MainActor.assumed { location.tell(transaction) }
        } else {
            self.value = value
            // Views are told where they live.
            DispatchQueue.main.async { MainActor.assumed { location.tell(transaction) } }
        }
    }

    @MainActor private func watch() {
        guard let observer = StateScope.current else { return }
        let id = ObjectIdentifier(observer)
        guard observers[id]?.observer == nil else { return }
        observers[id] = WeakObserver(observer)
        observer.observe(self)
    }

    @MainActor private func announce(_ transaction: Transaction?) {
        for observer in observers.values { observer.observer?.stateWillChange(by: transaction) }
    }

    @MainActor private func tell(_ transaction: Transaction?) {
        for observer in observers.values { observer.observer?.stateChanged(by: transaction) }
    }

}

extension StateLocation: ObservedState {
    func remove(_ observer: any StateObserver) { observers[ObjectIdentifier(observer)] = nil }
}

/// An observer that may be gone.
private struct WeakObserver {
    weak var observer: (any StateObserver)?

    init(_ observer: any StateObserver) { self.observer = observer }
}
