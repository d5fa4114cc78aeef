/// Where a caret goes next.
package enum CaretStep: Equatable, Sendable {
    case left, right, wordLeft, wordRight, start, end
    /// A place in UTF-16 units.
    case to(Int)

    var isBackward: Bool { self == .left || self == .wordLeft || self == .start }

    /// The end of a selection that a step of one character leads to.
    func side(_ start: Int, _ end: Int) -> Int? {
        switch self {
        case .left: start
        case .right: end
        default: nil
        }
    }
}
