/// Whether something is to be seen.
public enum Visibility: Hashable, CaseIterable, Sendable {
    case automatic, visible, hidden
}
