extension ConstraintSystem {
    /// The row with the rows of all basic symbols in their place.
    mutating func expanded(_ row: LinearRow) -> LinearRow {
        guard row.terms.contains(where: { isBasic[$0.symbol] }) else { return row }
        scratch.grow(to: kinds.count)
        var constant = row.constant
        for term in row.terms { scratch.add(term.symbol, term.coefficient) }
        // Each number comes before those that its row names, so that its sum is whole when it is replaced.
        for symbol in definitions(of: row).reversed() {
            let factor = scratch.take(symbol)
            guard factor != 0 else { continue }
            constant += rows[symbol].constant * factor
            for term in rows[symbol].terms { scratch.add(term.symbol, term.coefficient * factor) }
        }
        var index = 0
        while index < scratch.touched.count {
            let symbol = scratch.touched[index]
            index += 1
            guard isBasic[symbol] else { continue }
            let factor = scratch.take(symbol)
            guard factor != 0 else { continue }
            constant += rows[symbol].constant * factor
            for term in rows[symbol].terms { scratch.add(term.symbol, term.coefficient * factor) }
        }
        var result = LinearRow(constant: constant)
        for symbol in scratch.touched.sorted() {
            let sum = scratch.take(symbol)
            if sum != 0 { result.terms.append(LinearTerm(symbol: symbol, coefficient: sum)) }
        }
        scratch.touched.removeAll(keepingCapacity: true)
        return result
    }

    /// The numbers that may be anything which a row names, and those which their rows name, each after all that its own
    /// row names.
    private mutating func definitions(of row: LinearRow) -> [Int] {
        var order: [Int] = []
        var stack: [(symbol: Int, next: Int)] = []
        func isDefined(_ symbol: Int) -> Bool { kinds[symbol] == .free && isBasic[symbol] }
        for term in row.terms where isDefined(term.symbol) && !scratch.isSeen[term.symbol] {
            scratch.isSeen[term.symbol] = true
            stack.append((term.symbol, 0))
            while let (symbol, next) = stack.last {
                if next == rows[symbol].terms.count {
                    order.append(symbol)
                    stack.removeLast()
                    continue
                }
                stack[stack.count - 1].next = next + 1
                let other = rows[symbol].terms[next].symbol
                if isDefined(other), !scratch.isSeen[other] {
                    scratch.isSeen[other] = true
                    stack.append((other, 0))
                }
            }
        }
        for symbol in order { scratch.isSeen[symbol] = false }
        return order
    }

    /// Works out the values of all numbers.
    mutating func evaluate() {
        values = [Double](repeating: 0, count: kinds.count)
        scratch.grow(to: kinds.count)
        for symbol in kinds.indices where isBasic[symbol] && kinds[symbol] != .free {
            values[symbol] = rows[symbol].constant
        }
        var stack: [(symbol: Int, next: Int)] = []
        for first in kinds.indices where kinds[first] == .free && isBasic[first] && !scratch.isSeen[first] {
            scratch.isSeen[first] = true
            stack.append((first, 0))
            while let (symbol, next) = stack.last {
                if next == rows[symbol].terms.count {
                    var value = rows[symbol].constant
                    for term in rows[symbol].terms { value += term.coefficient * values[term.symbol] }
                    values[symbol] = value
                    stack.removeLast()
                    continue
                }
                stack[stack.count - 1].next = next + 1
                let other = rows[symbol].terms[next].symbol
                if kinds[other] == .free, isBasic[other], !scratch.isSeen[other] {
                    scratch.isSeen[other] = true
                    stack.append((other, 0))
                }
            }
        }
        for symbol in kinds.indices { scratch.isSeen[symbol] = false }
    }
}
