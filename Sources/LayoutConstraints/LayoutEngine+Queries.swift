import ConstraintSolver
import CoreGraphics

extension LayoutEngine {
    /// The size that the item's alignment rectangle takes by the constraints inside it, with its frame's target size
    /// wished for by the priorities.
    package static func fittingSize(
        of item: any LayoutItem, target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
    ) -> CGSize {
        let engine = LayoutEngine(root: item, isFitting: true)
        let record = engine.record(of: item)
        for (axis, wish, priority) in [
            (NSLayoutConstraint.Axis.horizontal, target.width, horizontal), (.vertical, target.height, vertical),
        ] {
            let value = wish.isNaN ? 0 : min(max(Double(wish), 0), ConstraintSystem.limit)
            let insets = item.alignmentInsets
            let aligned = max(value - insets.low(axis) - insets.high(axis), 0)
            let expression = LinearExpression(record.length(axis), plus: -aligned)
            if let handle = engine.system.add(expression, .equal, Strength(priority), order: -1) {
                engine.sources[handle] = .fitting
            }
        }
        engine.solve()
        return engine.rect(of: record).size
    }

    /// Whether several places satisfy the constraints of the item as well.
    package func isAmbiguous(_ item: any LayoutItem) -> Bool {
        solve()
        guard let record = records[ObjectIdentifier(item)] else { return false }
        let variables = item === root ? record.length : record.start + record.length
        return !variables.allSatisfy { system.isDetermined(LinearExpression($0)) }
    }

    /// The constraints by which the item lies where it lies on an axis.
    package func constraints(affecting item: any LayoutItem, _ axis: NSLayoutConstraint.Axis)
        -> [NSLayoutConstraint]
    {
        solve()
        guard let record = records[ObjectIdentifier(item)] else { return [] }
        let variables = [record.start(axis), record.length(axis)]
        var found: [NSLayoutConstraint] = []
        for handle in system.constraints(deciding: variables) {
            if case .constraint(let constraint) = sources[handle] { found.append(constraint) }
        }
        return found
    }
}
