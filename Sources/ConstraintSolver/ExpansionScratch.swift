/// Sums by symbol while a row is written out; all 0 in between.
struct ExpansionScratch {
    var sums: [Double] = []
    /// The largest that was added to a sum: what is left of it by rounding is nothing.
    var sizes: [Double] = []
    var touched: [Int] = []
    var isSeen: [Bool] = []

    mutating func grow(to count: Int) {
        let missing = count - sums.count
        guard missing > 0 else { return }
        sums += [Double](repeating: 0, count: missing)
        sizes += [Double](repeating: 0, count: missing)
        isSeen += [Bool](repeating: false, count: missing)
    }

    mutating func add(_ symbol: Int, _ value: Double) {
        if sizes[symbol] == 0 { touched.append(symbol) }
        sums[symbol] += value
        sizes[symbol] = max(sizes[symbol], value.magnitude)
    }

    /// Takes the sum of a symbol, which is nothing where only rounding is left.
    mutating func take(_ symbol: Int) -> Double {
        let (sum, size) = (sums[symbol], sizes[symbol])
        sums[symbol] = 0
        sizes[symbol] = 0
        return sum.magnitude <= 1e-11 * size ? 0 : sum
    }
}
