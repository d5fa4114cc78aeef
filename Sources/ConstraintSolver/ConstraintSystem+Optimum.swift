extension ConstraintSystem {
    /// The simplex method, one priority after the other: once the misses of one are as small as they can be, only what
    /// leaves them so may enter for the next.
    ///
    /// - Parameter tierCount: How many priorities are looked at, from the highest; all of them, if nil.
    mutating func optimize(tierCount: Int? = nil) {
        var rounds = 0
        for tier in 0..<(tierCount ?? tiers.count) {
            var stuck: Set<Int> = []
            while let (entering, direction) = improvement(of: tier, without: stuck) {
                rounds += 1
                guard rounds <= maximumPivots else { return }
                guard let leaving = limit(of: entering, direction: direction) else {
                    // Without rounding there would be a limit, as no sum of misses is under 0.
                    stuck.insert(entering)
                    continue
                }
                pivot(entering: entering, leaving: leaving.symbol)
            }
        }
    }

    /// The first made symbol by which the sum of a priority becomes smaller, those above staying as they are.
    func improvement(of tier: Int, without stuck: Set<Int>) -> (symbol: Int, direction: Double)? {
        for term in tiers[tier].row.terms where term.coefficient.magnitude > Tolerance.cost {
            let symbol = term.symbol
            switch kinds[symbol] {
            case .zero: continue
            case .restricted: if term.coefficient > 0 { continue }
            case .free: break
            }
            if !stuck.isEmpty, stuck.contains(symbol) { continue }
            if tier > 0, isDear(symbol, above: tier) { continue }
            return (symbol, term.coefficient < 0 ? 1 : -1)
        }
        return nil
    }

    private func isDear(_ symbol: Int, above tier: Int) -> Bool {
        for index in 0..<tier where tiers[index].row.coefficient(of: symbol).magnitude > Tolerance.cost {
            return true
        }
        return false
    }
}
