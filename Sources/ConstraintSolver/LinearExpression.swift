/// A sum of variables times numbers, and a constant.
package struct LinearExpression: Sendable {
    package private(set) var terms: [(variable: Variable, coefficient: Double)] = []
    package var constant: Double

    package init(_ constant: Double = 0) { self.constant = constant }

    package init(_ variable: Variable, times coefficient: Double = 1, plus constant: Double = 0) {
        self.constant = constant
        if coefficient != 0 { terms.append((variable, coefficient)) }
    }

    package mutating func add(_ variable: Variable, times coefficient: Double) {
        for index in terms.indices where terms[index].variable == variable {
            terms[index].coefficient += coefficient
            if terms[index].coefficient == 0 { terms.remove(at: index) }
            return
        }
        if coefficient != 0 { terms.append((variable, coefficient)) }
    }

    package mutating func add(_ other: LinearExpression, times factor: Double = 1) {
        for term in other.terms { add(term.variable, times: term.coefficient * factor) }
        constant += other.constant * factor
    }
}
