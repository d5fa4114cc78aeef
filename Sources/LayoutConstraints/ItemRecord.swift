import ConstraintSolver
import CoreGraphics

/// An item in an engine: where its alignment rectangle lies in its container, and how large it is.
@MainActor final class ItemRecord {
    unowned let item: any LayoutItem
    let start: [Variable]
    let length: [Variable]
    /// What is said of the item by itself, by axis: its given frame, or the size that it would like.
    var own: [[OwnConstraint]] = [[], []]
    var isChanged = true
    /// As it was last told of.
    var rect = CGRect.null
    /// The width that the natural height was last asked for.
    var heightWidth: CGFloat?

    init(_ item: any LayoutItem, _ system: inout ConstraintSystem) {
        self.item = item
        start = [system.makeVariable(), system.makeVariable()]
        length = [system.makeVariable(isNonnegative: true), system.makeVariable(isNonnegative: true)]
    }

    func start(_ axis: NSLayoutConstraint.Axis) -> Variable { start[axis.rawValue] }

    func length(_ axis: NSLayoutConstraint.Axis) -> Variable { length[axis.rawValue] }
}

/// A constraint that an item brings along.
struct OwnConstraint {
    let handle: ConstraintHandle
    let form: OwnForm
    let expression: LinearExpression
}

/// What makes a constraint another one, rather than the same with another constant.
struct OwnForm: Equatable {
    enum Kind: Equatable { case start, length, hugging, resistance, stay }
    let kind: Kind
    let factor: Double
    let priority: Float
}
