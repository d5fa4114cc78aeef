/// What is told when a state that it has read changes.
@MainActor protocol StateObserver: AnyObject {
    func observe(_ state: any ObservedState)
    /// Comes before `stateChanged`, while the state still has its old value.
    func stateWillChange(by transaction: Transaction?)
    func stateChanged(by transaction: Transaction?)
}

/// A state that keeps who has read it.
@MainActor protocol ObservedState: AnyObject {
    func remove(_ observer: any StateObserver)
}

/// Whose body is running.
@MainActor enum StateScope {
    static weak var current: (any StateObserver)?
}
