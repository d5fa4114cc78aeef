extension ConstraintSystem {
    package mutating func remove(_ handle: ConstraintHandle) {
        guard records[handle.serial] != nil else { return }
        restoreFeasibility()
        leave(handle.serial)
        records[handle.serial] = nil
        if let index = place(of: handle.serial) { serials.remove(at: index) }
    }

    private func place(of serial: Int) -> Int? {
        var (low, high) = (0, serials.count)
        while low < high {
            let middle = (low + high) >> 1
            if serials[middle] < serial { low = middle + 1 } else { high = middle }
        }
        return low < serials.count && serials[low] == serial ? low : nil
    }

    /// Takes a constraint out of the tableau.
    mutating func leave(_ serial: Int) {
        guard var record = records[serial] else { return }
        needsOptimum = true
        if case .preferred(let priority) = record.strength {
            for miss in record.misses { addCost(-1, of: miss, priority) }
            tiers.removeAll { $0.row.terms.isEmpty && $0.priority == priority }
        }
        let marker = record.marker
        if !isBasic[marker] {
            if let row = rowToLeave(for: marker) {
                pivot(entering: marker, leaving: row)
            } else {
                open(marker)
            }
        }
        if isBasic[marker] { dissolve(marker) }
        for symbol in Set(record.misses + [marker]).sorted() {
            if isBasic[symbol] { dissolve(symbol) }
            erase(symbol)
            release(symbol)
        }
        record.misses = []
        records[serial] = record
    }

    /// Which basic symbol is to make room for the marker, so that its constraint can go with its row and the others stay
    /// possible.
    private func rowToLeave(for marker: Int) -> Int? {
        // An equation that others implied takes over.
        let implied = columns[marker].filter {
            isBasic[$0] && kinds[$0] == .zero && rows[$0].coefficient(of: marker).magnitude > Tolerance.pivot
        }
        if let first = implied.min() { return first }
        if let limit = limit(of: marker, direction: 1) { return limit.symbol }
        if let limit = limit(of: marker, direction: -1) { return limit.symbol }
        return nil
    }

    /// Takes a marker that only defines numbers which may be anything out of their rows: one of them is open again.
    private mutating func open(_ marker: Int) {
        for basic in Set(references[marker]).sorted()
        where isBasic[basic] && rows[basic].coefficient(of: marker) != 0 {
            var row = expanded(rows[basic])
            let coefficient = row.coefficient(of: marker)
            guard coefficient.magnitude > Tolerance.pivot else { continue }
            _ = takeRow(of: basic)
            row.remove(marker)
            row.add(basic, times: -1)
            row.scale(-1 / coefficient)
            return replaceReferences(to: marker, by: row)
        }
    }
}
