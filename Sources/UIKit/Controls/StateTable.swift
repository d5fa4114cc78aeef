/// What a control has for each of its states; a state without anything of its own has what `normal` has.
struct StateTable<Value> {
    private var values: [UIControl.State: Value] = [:]

    subscript(state: UIControl.State) -> Value? {
        get { values[state] }
        set { values[state] = newValue }
    }

    mutating func change(
        _ state: UIControl.State, to empty: @autoclosure () -> Value, _ change: (inout Value) -> Void
    ) {
        change(&values[state, default: empty()])
    }

    /// A part of what a state has, or else `normal`.
    func find<Part>(_ state: UIControl.State, _ part: (Value) -> Part?) -> Part? {
        values[state].flatMap(part) ?? values[.normal].flatMap(part)
    }

    /// Whether a state has something of its own.
    func has<Part>(_ state: UIControl.State, _ part: (Value) -> Part?) -> Bool {
        values[state].flatMap(part) != nil
    }
}
