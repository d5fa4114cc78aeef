import QuartzCore

/// One axis of a view in its superview: a margin, the view, a margin, each fixed or flexible.
package struct FlexibleSpan {
    package var before: CGFloat
    package var length: CGFloat
    package var total: CGFloat
    /// Margin before, length, margin after.
    var flexible: (Bool, Bool, Bool)

    package init(before: CGFloat, length: CGFloat, total: CGFloat, flexible: (Bool, Bool, Bool)) {
        self.before = before
        self.length = length
        self.total = total
        self.flexible = flexible
    }

    /// Where the view begins and how long it is in a superview of another length. The difference goes to the
    /// flexible parts in proportion to their lengths, or equally where all of them are 0.
    package func resized(to newTotal: CGFloat) -> (start: CGFloat, length: CGFloat) {
        let parts = [before, length, total - before - length]
        let isFlexible = [flexible.0, flexible.1, flexible.2]
        let count = isFlexible.count { $0 }
        guard count > 0 else { return (before, length) }
        let sum = zip(parts, isFlexible).reduce(0) { $0 + ($1.1 ? max(0, $1.0) : 0) }
        func share(_ index: Int) -> CGFloat {
            guard isFlexible[index] else { return 0 }
            return sum > 0 ? max(0, parts[index]) / sum : 1 / CGFloat(count)
        }
        let difference = newTotal - total
        return (before + difference * share(0), max(0, length + difference * share(1)))
    }
}
