/// What a constraint of a system stands for.
@MainActor enum ConstraintSource {
    case constraint(NSLayoutConstraint)
    case own(ItemRecord, OwnForm.Kind, NSLayoutConstraint.Axis)
    case fitting

    var description: String {
        switch self {
        case .constraint(let constraint): constraint.words
        case .own(let record, let kind, let axis):
            switch kind {
            case .start, .length:
                "<the given frame of \(record.item.layoutDescription): "
                    + "\(kind == .start ? (axis == .horizontal ? "left" : "top") : Self.side(axis)) by autoresizing>"
            case .hugging:
                "<\(record.item.layoutDescription).\(Self.side(axis)) <= its intrinsic size>"
            case .resistance:
                "<\(record.item.layoutDescription).\(Self.side(axis)) >= its intrinsic size>"
            case .stay: "<\(record.item.layoutDescription).\(Self.side(axis)) as it is>"
            }
        case .fitting: "<the size to fit>"
        }
    }

    private static func side(_ axis: NSLayoutConstraint.Axis) -> String { axis == .horizontal ? "width" : "height" }
}
