/// Tells values apart that cannot be compared: what was made once is the same for as long as it is handed on.
final class ValueMark: Equatable, Sendable {
    static func == (lhs: ValueMark, rhs: ValueMark) -> Bool { lhs === rhs }
}
