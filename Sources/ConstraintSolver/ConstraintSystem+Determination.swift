extension ConstraintSystem {
    /// Whether all best solutions give the expression the same value. To be asked of a system that is solved.
    package func isDetermined(_ expression: LinearExpression) -> Bool {
        var solved = self
        var row = LinearRow()
        for term in expression.terms { row.add(term.variable.symbol, times: term.coefficient) }
        row = solved.expanded(row)
        return [1.0, -1].allSatisfy { sign in
            var other = self
            var objective = row
            objective.scale(sign)
            objective.constant = 0
            other.tiers.append(ObjectiveTier(priority: -.infinity, row: objective))
            return other.isLeast(tier: other.tiers.count - 1)
        }
    }

    /// Whether the last tier cannot become smaller by more than rounding.
    private mutating func isLeast(tier: Int) -> Bool {
        var rounds = 0
        while let (entering, direction) = improvement(of: tier, without: []) {
            rounds += 1
            guard rounds <= maximumPivots, let leaving = limit(of: entering, direction: direction) else {
                return false
            }
            if leaving.distance > Tolerance.value { return false }
            pivot(entering: entering, leaving: leaving.symbol)
        }
        return true
    }
}

extension ConstraintSystem {
    /// The constraints that the values of the variables follow from, in the order of adding.
    package mutating func constraints(deciding variables: [Variable]) -> [ConstraintHandle] {
        var serials: Set<Int> = []
        for variable in variables where isBasic[variable.symbol] {
            for term in expanded(rows[variable.symbol]).terms where owners[term.symbol] >= 0 {
                serials.insert(owners[term.symbol])
            }
        }
        return serials.sorted().map(ConstraintHandle.init)
    }
}
