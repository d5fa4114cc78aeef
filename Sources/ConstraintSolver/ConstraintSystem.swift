/// Linear equations and inequalities, of which some are required and others preferred, and numbers that satisfy them.
///
/// This is Cassowary (Badros, Borning, Stuckey: "The Cassowary Linear Arithmetic Constraint Solving Algorithm", 2001): a
/// simplex tableau that is kept from one solution to the next, so that a change costs only what depends on it. In the
/// place of weights the objective has a row for each priority, and they are made small in order, which makes a higher
/// priority win over any number of lower ones exactly. Choices go by the order in which symbols were made (Bland's rule),
/// so that the same calls give the same numbers, and no cycle is possible.
///
/// A number that may be anything takes no part in what limits a pivot. So its row is kept as the constraint that defines
/// it gave it, and may name numbers that have rows of their own: a chain of a thousand views that touch stays a thousand
/// short rows. Rows of what may not be negative, and the objective, name only what has no row.
package struct ConstraintSystem: Sendable {
    var kinds: [SymbolKind] = []
    /// By symbol. A symbol that is basic has a row that gives its value; one that is not is 0.
    var rows: [LinearRow] = []
    var isBasic: [Bool] = []
    /// By symbol that is not basic: the basic ones of limited kinds whose rows may have it. Some may not have it any more.
    var columns: [[Int]] = []
    /// By symbol: the basic ones that may be any number and whose rows may have it.
    var references: [[Int]] = []
    /// By symbol, as of the last solution.
    var values: [Double] = []
    var scratch = ExpansionScratch()
    var freed: [Int] = []
    var tiers: [ObjectiveTier] = []
    var records: [Int: ConstraintRecord] = [:]
    /// In the order of adding.
    var serials: [Int] = []
    var nextSerial = 0
    /// The constraint that a marker or miss belongs to.
    var owners: [Int] = []
    /// Constraints were added or removed since the last solution.
    var needsOptimum = false
    /// Basic symbols whose value may have become impossible by a change of constants.
    var suspects: [Int] = []
    var conflicts: [ConstraintConflict] = []
    var pivotCount = 0

    package init() {}

    /// - Parameter isNonnegative: The number is never under 0, which is as strong as a required constraint.
    package mutating func makeVariable(isNonnegative: Bool = false) -> Variable {
        Variable(symbol: makeSymbol(isNonnegative ? .restricted : .free))
    }

    /// Of no constraint any more.
    package mutating func remove(_ variable: Variable) {
        let symbol = variable.symbol
        if isBasic[symbol] { dissolve(symbol) }
        erase(symbol)
        release(symbol)
    }

    /// By the last solution; 0 for a variable that nothing is said of.
    package func value(of variable: Variable) -> Double {
        variable.symbol < values.count ? values[variable.symbol] : 0
    }

    package func value(of expression: LinearExpression) -> Double {
        expression.terms.reduce(expression.constant) { $0 + value(of: $1.variable) * $1.coefficient }
    }

    /// Finds the best solution of what is there now.
    ///
    /// - Returns: The conflicts of required constraints that have come up since the last time.
    package mutating func solve() -> [ConstraintConflict] {
        optimizeIfNeeded()
        restoreFeasibility()
        evaluate()
        defer { conflicts = [] }
        return conflicts
    }

    mutating func optimizeIfNeeded() {
        guard needsOptimum else { return }
        needsOptimum = false
        optimize()
    }

    // MARK: Symbols

    mutating func makeSymbol(_ kind: SymbolKind, owner: Int = -1) -> Int {
        if let symbol = freed.popLast() {
            kinds[symbol] = kind
            owners[symbol] = owner
            return symbol
        }
        kinds.append(kind)
        rows.append(LinearRow())
        isBasic.append(false)
        columns.append([])
        references.append([])
        owners.append(owner)
        return kinds.count - 1
    }

    mutating func release(_ symbol: Int) {
        columns[symbol] = []
        references[symbol] = []
        owners[symbol] = -1
        if symbol < values.count { values[symbol] = 0 }
        freed.append(symbol)
    }

    /// Takes a symbol that is not basic out of all rows.
    mutating func erase(_ symbol: Int) {
        for basic in columns[symbol] where isBasic[basic] { rows[basic].remove(symbol) }
        for basic in references[symbol] where isBasic[basic] { rows[basic].remove(symbol) }
        for index in tiers.indices { tiers[index].row.remove(symbol) }
        columns[symbol] = []
        references[symbol] = []
    }
}
