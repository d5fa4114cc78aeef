extension ConstraintSystem {
    /// Makes `row` the row of a symbol that has none, and puts it into all rows of limited kinds that have the symbol,
    /// and into the objective; where there is one, `row` names only symbols without rows.
    mutating func makeBasic(_ symbol: Int, _ row: LinearRow) {
        rows[symbol] = row
        isBasic[symbol] = true
        if kinds[symbol] == .free {
            for term in row.terms { noteReference(symbol, to: term.symbol) }
        } else {
            for term in row.terms { note(symbol, in: term.symbol) }
        }
        let column = columns[symbol]
        columns[symbol] = []
        for basic in column where isBasic[basic] {
            let coefficient = rows[basic].coefficient(of: symbol)
            guard coefficient != 0 else { continue }
            var appeared: [Int] = []
            rows[basic].add(row, times: coefficient, leavingOut: symbol, appeared: &appeared)
            for new in appeared { note(basic, in: new) }
            suspect(basic)
        }
        var appeared: [Int] = []
        for index in tiers.indices {
            let coefficient = tiers[index].row.coefficient(of: symbol)
            guard coefficient != 0 else { continue }
            tiers[index].row.add(row, times: coefficient, leavingOut: symbol, appeared: &appeared)
        }
    }

    /// Keeps in mind that the row of a basic symbol has another one.
    private mutating func note(_ basic: Int, in symbol: Int) {
        columns[symbol].append(basic)
        guard columns[symbol].count > 2 * kinds.count + 64 else { return }
        columns[symbol] = Set(columns[symbol]).filter { isBasic[$0] && kinds[$0] != .free }.sorted()
    }

    mutating func noteReference(_ basic: Int, to symbol: Int) {
        references[symbol].append(basic)
        guard references[symbol].count > 2 * kinds.count + 64 else { return }
        references[symbol] = Set(references[symbol]).filter { isBasic[$0] && kinds[$0] == .free }.sorted()
    }

    /// Puts a row in the place of a symbol in all rows of numbers that may be anything.
    mutating func replaceReferences(to symbol: Int, by row: LinearRow) {
        let those = references[symbol]
        references[symbol] = []
        for basic in those where isBasic[basic] && kinds[basic] == .free {
            let coefficient = rows[basic].coefficient(of: symbol)
            guard coefficient != 0 else { continue }
            var appeared: [Int] = []
            rows[basic].add(row, times: coefficient, leavingOut: symbol, appeared: &appeared)
            for new in appeared { noteReference(basic, to: new) }
        }
    }

    /// Forgets the equation that a basic symbol's row is, once other rows do without the symbol.
    mutating func dissolve(_ symbol: Int) {
        let row = expanded(takeRow(of: symbol))
        replaceReferences(to: symbol, by: row)
    }

    /// Lets one symbol take the place of another in the basis.
    mutating func pivot(entering: Int, leaving: Int) {
        pivotCount += 1
        var row = takeRow(of: leaving)
        let coefficient = row.coefficient(of: entering)
        row.remove(entering)
        row.add(leaving, times: -1)
        row.scale(-1 / coefficient)
        makeBasic(entering, row)
    }

    /// Takes a symbol out of the basis. It is in no row then.
    mutating func takeRow(of symbol: Int) -> LinearRow {
        let row = rows[symbol]
        rows[symbol] = LinearRow()
        isBasic[symbol] = false
        columns[symbol] = []
        return row
    }

    /// Whether a basic symbol has a value that it may not have.
    func isImpossible(_ symbol: Int) -> Bool {
        switch kinds[symbol] {
        case .free: false
        case .restricted: rows[symbol].constant < -Tolerance.value
        case .zero: rows[symbol].constant.magnitude > Tolerance.value
        }
    }

    mutating func suspect(_ symbol: Int) {
        if kinds[symbol] != .free, isImpossible(symbol) { suspects.append(symbol) }
    }

    /// How far a symbol that is not basic can go before a basic one becomes impossible, and which one that is; of
    /// several, the first made.
    ///
    /// - Parameter direction: 1 for upwards, -1 for downwards.
    func limit(of entering: Int, direction: Double) -> (symbol: Int, distance: Double)? {
        var best: (symbol: Int, distance: Double)?
        for basic in columns[entering] where isBasic[basic] && kinds[basic] != .free {
            let change = rows[basic].coefficient(of: entering) * direction
            let distance: Double
            if kinds[basic] == .zero, change.magnitude > Tolerance.pivot {
                distance = 0
            } else if change < -Tolerance.pivot {
                distance = max(rows[basic].constant, 0) / -change
            } else {
                continue
            }
            guard let found = best else {
                best = (basic, distance)
                continue
            }
            if distance < found.distance || distance == found.distance && basic < found.symbol {
                best = (basic, distance)
            }
        }
        return best
    }
}
