extension ConstraintSystem {
    /// The largest constant and coefficient. What is larger is taken for this.
    package static let limit = 1e9

    /// Adds that the expression is 0, or at most or at least 0.
    ///
    /// - Parameter order: Of required constraints in conflict one of the highest order gives way, and of those the last
    ///   added.
    /// - Returns: Nil where a number is not finite.
    package mutating func add(
        _ expression: LinearExpression, _ relation: Relation, _ strength: Strength = .required, order: Int = 0
    ) -> ConstraintHandle? {
        var limited = LinearExpression(Self.limited(expression.constant))
        guard expression.constant.isFinite else { return nil }
        for term in expression.terms {
            guard term.coefficient.isFinite else { return nil }
            limited.add(term.variable, times: Self.limited(term.coefficient))
        }
        if case .preferred(let priority) = strength, !priority.isFinite { return nil }
        restoreFeasibility()
        let serial = nextSerial
        nextSerial += 1
        serials.append(serial)
        records[serial] = ConstraintRecord(
            expression: limited, relation: relation, strength: strength, order: order)
        insert(serial)
        return ConstraintHandle(serial: serial)
    }

    static func limited(_ value: Double) -> Double { min(max(value, -limit), limit) }

    /// Puts a constraint into the tableau; where it cannot hold, one of those in conflict is weakened.
    mutating func insert(_ serial: Int) {
        guard let excluded = enter(serial) else { return }
        let all = (excluded + [serial]).sorted()
        let broken = weakest(of: all)
        conflicts.append(
            ConstraintConflict(
                constraints: all.map(ConstraintHandle.init), broken: ConstraintHandle(serial: broken)))
        if broken != serial { leave(broken) }
        records[broken]?.strength = .preferred(.infinity)
        // Without the one that was broken there may be a conflict with others.
        if broken != serial { insert(serial) }
        insert(broken)
    }

    func weakest(of serials: [Int]) -> Int {
        let highest = serials.compactMap { records[$0]?.order }.max()
        return serials.last { records[$0]?.order == highest } ?? serials[serials.count - 1]
    }

    /// - Returns: The constraints which exclude this one, which then is not in the tableau.
    private mutating func enter(_ serial: Int) -> [Int]? {
        guard var record = records[serial] else { return nil }
        needsOptimum = true
        var row = LinearRow(constant: record.expression.constant)
        var own: [Int] = []
        for term in record.expression.terms { row.add(term.variable.symbol, times: term.coefficient) }
        if record.relation == .equal {
            if case .preferred = record.strength {
                let (above, below) = (
                    makeSymbol(.restricted, owner: serial), makeSymbol(.restricted, owner: serial)
                )
                row.add(above, times: -1)
                row.add(below, times: 1)
                (record.marker, record.markerCoefficient, record.misses) = (above, -1, [above, below])
                own = [above, below]
            } else {
                record.marker = makeSymbol(.zero, owner: serial)
                record.markerCoefficient = 1
                row.add(record.marker, times: 1)
            }
        } else {
            let sign: Double = record.relation == .lessThanOrEqual ? 1 : -1
            record.marker = makeSymbol(.restricted, owner: serial)
            record.markerCoefficient = sign
            row.add(record.marker, times: sign)
            own = [record.marker]
            if case .preferred = record.strength {
                let miss = makeSymbol(.restricted, owner: serial)
                row.add(miss, times: -sign)
                record.misses = [miss]
                own.append(miss)
            }
        }
        if case .preferred(let priority) = record.strength {
            for miss in record.misses { addCost(1, of: miss, priority) }
        }
        if let fresh = record.expression.terms.first(where: { isFresh($0.variable.symbol) }) {
            solve(row, for: fresh.variable.symbol)
            records[serial] = record
            return nil
        }
        row = expanded(row)
        if row.constant < 0 { row.scale(-1) }
        let prefersOwn = record.strength == .required
        let excluded = place(row, own, prefersOwn: prefersOwn, marker: record.marker)
        if let excluded {
            // Only what is required is ever excluded, and that has a marker alone.
            erase(record.marker)
            release(record.marker)
            record.misses = []
            records[serial] = record
            return excluded.filter { $0 != serial }
        }
        records[serial] = record
        return nil
    }

    /// A number that may be anything, and that nothing depends on yet.
    private func isFresh(_ symbol: Int) -> Bool {
        kinds[symbol] == .free && !isBasic[symbol]
            && !columns[symbol].contains { isBasic[$0] && rows[$0].coefficient(of: symbol) != 0 }
            && !references[symbol].contains { isBasic[$0] && rows[$0].coefficient(of: symbol) != 0 }
            && !tiers.contains { $0.row.coefficient(of: symbol) != 0 }
    }

    /// Gives the new row, which stands for an equation with 0, a basic symbol.
    private mutating func place(
        _ row: LinearRow, _ own: [Int], prefersOwn: Bool, marker: Int
    ) -> [Int]? {
        if let subject = subject(of: row, own, prefersOwn: prefersOwn) {
            solve(row, for: subject)
            return nil
        }
        if row.terms.allSatisfy({ kinds[$0.symbol] == .zero }) {
            if row.constant.magnitude <= Tolerance.value {
                solve(row, for: marker)
                return nil
            }
            return row.terms.map { owners[$0.symbol] }
        }
        return placeByArtificial(row, marker: marker)
    }

    private mutating func solve(_ row: LinearRow, for subject: Int) {
        var row = row
        let coefficient = row.coefficient(of: subject)
        row.remove(subject)
        row.scale(-1 / coefficient)
        makeBasic(subject, row)
    }

    /// A symbol that can be basic in the new row without making another one impossible: of those that may be any number
    /// first, then those of 0 or more.
    private func subject(of row: LinearRow, _ own: [Int], prefersOwn: Bool) -> Int? {
        for term in row.terms where kinds[term.symbol] == .free {
            if canTake(term.symbol, -row.constant / term.coefficient) { return term.symbol }
        }
        let ownSubject = own.first { row.coefficient(of: $0) < 0 }
        if prefersOwn, let ownSubject { return ownSubject }
        for term in row.terms
        where kinds[term.symbol] == .restricted && term.coefficient < -Tolerance.pivot
            && !own.contains(term.symbol)
        {
            if canTake(term.symbol, -row.constant / term.coefficient) { return term.symbol }
        }
        return ownSubject
    }

    private func canTake(_ symbol: Int, _ value: Double) -> Bool {
        for basic in columns[symbol] where isBasic[basic] && kinds[basic] != .free {
            let coefficient = rows[basic].coefficient(of: symbol)
            if coefficient == 0 { continue }
            if kinds[basic] == .zero { return false }
            if rows[basic].constant + coefficient * value < 0 { return false }
        }
        return true
    }

    /// The first phase of the simplex method: what the row misses is made as small as possible, which must be 0.
    private mutating func placeByArtificial(_ row: LinearRow, marker: Int) -> [Int]? {
        let artificial = makeSymbol(.restricted)
        let kept = tiers
        // Above all priorities for the moment; the real ones are carried along.
        tiers = [ObjectiveTier(priority: .infinity, row: row)] + kept
        makeBasic(artificial, row)
        optimize(tierCount: 1)
        tiers.removeFirst()
        guard isBasic[artificial] else {
            erase(artificial)
            release(artificial)
            return nil
        }
        if rows[artificial].constant > Tolerance.value {
            let excluded = rows[artificial].terms.filter { $0.coefficient.magnitude > Tolerance.pivot }
                .map { owners[$0.symbol] }
            _ = takeRow(of: artificial)
            release(artificial)
            return Set(excluded).filter { $0 >= 0 }.sorted()
        }
        let candidates = rows[artificial].terms.filter { $0.coefficient.magnitude > Tolerance.pivot }
        let entering =
            candidates.first { kinds[$0.symbol] != .zero }?.symbol
            ?? candidates.first { $0.symbol == marker }?.symbol ?? candidates.first?.symbol
        if let entering {
            pivot(entering: entering, leaving: artificial)
            erase(artificial)
        } else {
            _ = takeRow(of: artificial)
        }
        release(artificial)
        return nil
    }

    /// Adds a symbol, or what it stands for, to the objective of a priority.
    mutating func addCost(_ cost: Double, of symbol: Int, _ priority: Double) {
        var index = tiers.firstIndex { $0.priority <= priority } ?? tiers.count
        if index == tiers.count || tiers[index].priority != priority {
            tiers.insert(ObjectiveTier(priority: priority), at: index)
        }
        // An inner objective of the first phase is not there yet.
        index = tiers.firstIndex { $0.priority == priority } ?? index
        if isBasic[symbol] {
            var appeared: [Int] = []
            tiers[index].row.add(rows[symbol], times: cost, appeared: &appeared)
        } else {
            tiers[index].row.add(symbol, times: cost)
        }
    }
}
