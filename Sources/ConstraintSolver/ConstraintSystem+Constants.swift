extension ConstraintSystem {
    /// Changes the constant of a constraint's expression. What depends on it is worked out by the next `solve()`.
    ///
    /// - Returns: False where the number is not finite, or the constraint not there.
    @discardableResult
    package mutating func setConstant(_ constant: Double, of handle: ConstraintHandle) -> Bool {
        guard constant.isFinite, let record = records[handle.serial] else { return false }
        let constant = Self.limited(constant)
        let difference = constant - record.expression.constant
        guard difference != 0 else { return true }
        optimizeIfNeeded()
        records[handle.serial]?.expression.constant = constant
        // The marker is moved by as much as makes good for the constant.
        let shift = difference / record.markerCoefficient
        var last = -1
        for basic in references[record.marker].sorted() where basic != last && isBasic[basic] {
            last = basic
            rows[basic].constant += rows[basic].coefficient(of: record.marker) * shift
        }
        if isBasic[record.marker] {
            rows[record.marker].constant -= shift
            suspect(record.marker)
        } else {
            var seen = -1
            for basic in columns[record.marker].sorted() where basic != seen && isBasic[basic] {
                seen = basic
                rows[basic].constant += rows[basic].coefficient(of: record.marker) * shift
                suspect(basic)
            }
        }
        return true
    }

    /// The dual simplex method: the solution is as good as it can be, but for values that are not possible.
    mutating func restoreFeasibility() {
        guard !suspects.isEmpty else { return }
        optimizeIfNeeded()
        var rounds = 0
        while let leaving = nextImpossible() {
            rounds += 1
            guard rounds <= maximumPivots else { return rebuild() }
            // A value that must be 0 and is above it is seen from the other side.
            let sign: Double = rows[leaving].constant > 0 ? -1 : 1
            guard let entering = cheapest(in: rows[leaving], sign: sign) else {
                return breakOne(of: leaving)
            }
            pivot(entering: entering, leaving: leaving)
        }
    }

    var maximumPivots: Int { 1000 + 20 * kinds.count }

    /// The first made of those whose value is not possible.
    private mutating func nextImpossible() -> Int? {
        suspects = suspects.filter { isBasic[$0] && isImpossible($0) }
        return suspects.min()
    }

    /// What enters for a value that is too small: what costs least for what it helps, and of equals the first made.
    private func cheapest(in row: LinearRow, sign: Double) -> Int? {
        var best: (symbol: Int, help: Double)?
        for term in row.terms {
            let help = term.coefficient * sign
            switch kinds[term.symbol] {
            case .zero: continue
            case .free: if help.magnitude > Tolerance.pivot { return term.symbol }
            case .restricted:
                guard help > Tolerance.pivot else { continue }
                guard let found = best else {
                    best = (term.symbol, help)
                    continue
                }
                if isCheaper(term.symbol, help, than: found.symbol, found.help) { best = (term.symbol, help) }
            }
        }
        return best?.symbol
    }

    private func isCheaper(_ a: Int, _ helpA: Double, than b: Int, _ helpB: Double) -> Bool {
        for tier in tiers {
            let difference =
                tier.row.coefficient(of: a) / helpA - tier.row.coefficient(of: b) / helpB
            if difference < -Tolerance.cost { return true }
            if difference > Tolerance.cost { return false }
        }
        return false
    }

    /// A row without a way out holds the constraints that exclude one another. One of them is weakened, and the tableau
    /// made anew, since this one is neither possible nor best.
    private mutating func breakOne(of symbol: Int) {
        var serials = Set(rows[symbol].terms.map { owners[$0.symbol] })
        serials.insert(owners[symbol])
        let all = serials.filter { records[$0]?.strength == .required }.sorted()
        guard !all.isEmpty else { return rebuild() }
        let broken = weakest(of: all)
        conflicts.append(
            ConstraintConflict(
                constraints: all.map(ConstraintHandle.init), broken: ConstraintHandle(serial: broken)))
        records[broken]?.strength = .preferred(.infinity)
        rebuild()
    }

    /// Makes the tableau anew from the constraints.
    mutating func rebuild() {
        for symbol in kinds.indices {
            rows[symbol] = LinearRow()
            isBasic[symbol] = false
            columns[symbol] = []
            references[symbol] = []
        }
        tiers = []
        suspects = []
        for serial in serials {
            guard var record = records[serial] else { continue }
            for symbol in Set(record.misses + [record.marker]).sorted() { release(symbol) }
            record.misses = []
            records[serial] = record
        }
        for serial in serials { insert(serial) }
        needsOptimum = false
        optimize()
    }
}
