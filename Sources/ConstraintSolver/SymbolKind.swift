/// What a column of the tableau stands for.
enum SymbolKind {
    /// Any number.
    case free
    /// 0 or more: a length that was asked for, the slack of an inequality, the miss of a preferred constraint.
    case restricted
    /// 0: the marker of a required equation, by which it can be changed and taken out.
    case zero
}
