/// A coefficient of one variable or symbol.
struct LinearTerm {
    var symbol: Int
    var coefficient: Double
}
