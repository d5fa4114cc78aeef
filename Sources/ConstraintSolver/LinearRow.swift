/// A constant and terms in ascending order of their symbols.
struct LinearRow {
    var constant: Double
    var terms: [LinearTerm] = []

    init(constant: Double = 0) { self.constant = constant }

    /// Where the symbol is or would be.
    private func place(of symbol: Int) -> Int {
        var low = 0
        var high = terms.count
        while low < high {
            let middle = (low + high) >> 1
            if terms[middle].symbol < symbol { low = middle + 1 } else { high = middle }
        }
        return low
    }

    func coefficient(of symbol: Int) -> Double {
        let index = place(of: symbol)
        guard index < terms.count else { return 0 }
        let term = terms[index]
        return term.symbol == symbol ? term.coefficient : 0
    }

    mutating func remove(_ symbol: Int) {
        let index = place(of: symbol)
        if index < terms.count, terms[index].symbol == symbol { terms.remove(at: index) }
    }

    mutating func add(_ symbol: Int, times coefficient: Double) {
        let index = place(of: symbol)
        if index < terms.count, terms[index].symbol == symbol {
            let sum = Self.sum(terms[index].coefficient, coefficient)
            if sum == 0 { terms.remove(at: index) } else { terms[index].coefficient = sum }
        } else {
            terms.insert(LinearTerm(symbol: symbol, coefficient: coefficient), at: index)
        }
    }

    /// Multiplies all by a number.
    mutating func scale(_ factor: Double) {
        constant *= factor
        for index in terms.indices { terms[index].coefficient *= factor }
    }

    /// Adds another row times a factor, leaving out one symbol of this row.
    ///
    /// - Parameter appeared: Takes the symbols that this row did not have.
    mutating func add(_ other: LinearRow, times factor: Double, leavingOut left: Int = -1, appeared: inout [Int]) {
        constant += other.constant * factor
        let (mine, theirs) = (terms, other.terms)
        let (count, otherCount) = (mine.count, theirs.count)
        var result: [LinearTerm] = []
        result.reserveCapacity(count + otherCount)
        var (i, j) = (0, 0)
        while i < count, j < otherCount {
            let (a, b) = (mine[i], theirs[j])
            if a.symbol == left {
                i += 1
            } else if a.symbol < b.symbol {
                result.append(a)
                i += 1
            } else if a.symbol > b.symbol {
                result.append(LinearTerm(symbol: b.symbol, coefficient: b.coefficient * factor))
                appeared.append(b.symbol)
                j += 1
            } else {
                let sum = Self.sum(a.coefficient, b.coefficient * factor)
                if sum != 0 { result.append(LinearTerm(symbol: a.symbol, coefficient: sum)) }
                i += 1
                j += 1
            }
        }
        while i < count {
            if mine[i].symbol != left { result.append(mine[i]) }
            i += 1
        }
        while j < otherCount {
            let b = theirs[j]
            result.append(LinearTerm(symbol: b.symbol, coefficient: b.coefficient * factor))
            appeared.append(b.symbol)
            j += 1
        }
        terms = result
    }

    /// A sum of which nothing but rounding is left is 0.
    private static func sum(_ a: Double, _ b: Double) -> Double {
        let sum = a + b
        return sum.magnitude <= 1e-11 * max(a.magnitude, b.magnitude) ? 0 : sum
    }
}
