/// Two shapes put together or taken from each other.
struct CombinedShape<First: Shape, Second: Shape>: Shape {
    enum Operation: Sendable {
        case intersection, union, subtracting, symmetricDifference, lineIntersection, lineSubtraction
    }

    var first: First
    var second: Second
    var operation: Operation
    var isEvenOdd: Bool

    nonisolated func path(in rect: CGRect) -> Path {
        let (a, b) = (first.path(in: rect), second.path(in: rect))
        return switch operation {
        case .intersection: a.intersection(b, eoFill: isEvenOdd)
        case .union: a.union(b, eoFill: isEvenOdd)
        case .subtracting: a.subtracting(b, eoFill: isEvenOdd)
        case .symmetricDifference: a.symmetricDifference(b, eoFill: isEvenOdd)
        case .lineIntersection: a.lineIntersection(b, eoFill: isEvenOdd)
        case .lineSubtraction: a.lineSubtraction(b, eoFill: isEvenOdd)
        }
    }

    nonisolated static var role: ShapeRole { First.role }

    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }

    var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
        get { AnimatablePair(first.animatableData, second.animatableData) }
        set { (first.animatableData, second.animatableData) = (newValue.first, newValue.second) }
    }
}
