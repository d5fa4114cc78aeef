import ConstraintSolver
import Testing

@Suite struct ConstraintSystemTests {
    private func solved(_ system: inout ConstraintSystem) -> [ConstraintConflict] { system.solve() }

    @Test func equations() {
        var system = ConstraintSystem()
        let (x, y) = (system.makeVariable(), system.makeVariable())
        // x + y = 10, x - y = 4.
        var sum = LinearExpression(x, plus: -10)
        sum.add(y, times: 1)
        var difference = LinearExpression(x, plus: -4)
        difference.add(y, times: -1)
        _ = system.add(sum, .equal)
        _ = system.add(difference, .equal)
        #expect(solved(&system).isEmpty)
        #expect(system.value(of: x) == 7 && system.value(of: y) == 3)
        #expect(system.value(of: sum) == 0)
    }

    @Test func whatNothingIsSaidOfIsZero() {
        var system = ConstraintSystem()
        let (x, y) = (system.makeVariable(), system.makeVariable(isNonnegative: true))
        #expect(solved(&system).isEmpty)
        #expect(system.value(of: x) == 0 && system.value(of: y) == 0)
        #expect(!system.isDetermined(LinearExpression(x)))
        #expect(!system.isDetermined(LinearExpression(y)))
    }

    @Test func aHigherPriorityWinsOverManyLowerOnes() {
        var system = ConstraintSystem()
        let x = system.makeVariable()
        for _ in 0..<50 { _ = system.add(LinearExpression(x, times: 20, plus: -2000), .equal, .preferred(749)) }
        _ = system.add(LinearExpression(x, plus: -1), .equal, .preferred(750))
        #expect(solved(&system).isEmpty)
        #expect(system.value(of: x) == 1)
    }

    @Test func missesOfOnePriorityAddUp() {
        var system = ConstraintSystem()
        let x = system.makeVariable()
        for target in [0.0, 10, 10] { _ = system.add(LinearExpression(x, plus: -target), .equal, .preferred(500)) }
        _ = system.solve()
        #expect(system.value(of: x) == 10)
    }

    @Test func lowerPrioritiesFillWhatIsLeft() {
        var system = ConstraintSystem()
        let x = system.makeVariable()
        _ = system.add(LinearExpression(x, plus: -100), .lessThanOrEqual)
        _ = system.add(LinearExpression(x, plus: -20), .greaterThanOrEqual, .preferred(750))
        let wish = system.add(LinearExpression(x, plus: -60), .equal, .preferred(250))
        _ = system.solve()
        #expect(system.value(of: x) == 60)
        for (target, value) in [(200.0, 100.0), (5, 20), (60, 60)] {
            system.setConstant(-target, of: wish!)
            #expect(solved(&system).isEmpty)
            #expect(system.value(of: x) == value)
        }
    }

    @Test func removalRestores() {
        var system = ConstraintSystem()
        let x = system.makeVariable()
        _ = system.add(LinearExpression(x, plus: -10), .equal, .preferred(250))
        _ = system.solve()
        var handles: [ConstraintHandle] = []
        for bound in [20.0, 30, 40] {
            handles.append(system.add(LinearExpression(x, plus: -bound), .greaterThanOrEqual)!)
            _ = system.solve()
            #expect(system.value(of: x) == bound)
        }
        for (handle, value) in [(handles[1], 40.0), (handles[2], 20), (handles[0], 10)] {
            system.remove(handle)
            _ = system.solve()
            #expect(system.value(of: x) == value)
        }
        // What is not there is not removed again.
        system.remove(handles[0])
        _ = system.solve()
        #expect(system.value(of: x) == 10)
    }

    @Test func aConflictBreaksTheLastAddedAndSaysSoOnce() {
        var system = ConstraintSystem()
        let x = system.makeVariable()
        let ten = system.add(LinearExpression(x, plus: -10), .equal)!
        let twelve = system.add(LinearExpression(x, plus: -12), .equal)!
        let conflicts = system.solve()
        #expect(conflicts.count == 1)
        #expect(conflicts.first?.constraints == [ten, twelve] && conflicts.first?.broken == twelve)
        #expect(system.value(of: x) == 10)
        #expect(solved(&system).isEmpty)
        // The broken one still counts above all that are preferred.
        _ = system.add(LinearExpression(x, plus: -50), .equal, .preferred(999))
        system.remove(ten)
        #expect(solved(&system).isEmpty)
        #expect(system.value(of: x) == 12)
    }

    @Test func theLowerOrderStays() {
        var system = ConstraintSystem()
        let x = system.makeVariable()
        let soft = system.add(LinearExpression(x, plus: -10), .equal)!
        let low = system.add(LinearExpression(x, plus: -12), .equal, order: -1)!
        let conflicts = system.solve()
        #expect(conflicts.map(\.broken) == [soft])
        #expect(system.value(of: x) == 12)
        system.remove(low)
        #expect(solved(&system).isEmpty)
        #expect(system.value(of: x) == 10)
    }

    @Test func aConflictThatComesWithAConstant() {
        var system = ConstraintSystem()
        let (x, y) = (system.makeVariable(), system.makeVariable(isNonnegative: true))
        let edge = system.add(LinearExpression(x, plus: -100), .equal, order: -1)!
        // x = y + 30.
        var inset = LinearExpression(x, plus: -30)
        inset.add(y, times: -1)
        let distance = system.add(inset, .equal)!
        #expect(solved(&system).isEmpty)
        #expect(system.value(of: y) == 70)
        system.setConstant(0, of: edge)
        let conflicts = system.solve()
        #expect(conflicts.map(\.broken) == [distance])
        #expect(system.value(of: x) == 0 && system.value(of: y) == 0)
        system.setConstant(-50, of: edge)
        #expect(solved(&system).isEmpty)
        #expect(system.value(of: y) == 20)
    }

    @Test func impliedEquationsTakeOver() {
        var system = ConstraintSystem()
        let x = system.makeVariable()
        let first = system.add(LinearExpression(x, plus: -10), .equal)!
        let second = system.add(LinearExpression(x, times: 2, plus: -20), .equal)!
        #expect(solved(&system).isEmpty)
        system.remove(first)
        #expect(solved(&system).isEmpty)
        #expect(system.value(of: x) == 10 && system.isDetermined(LinearExpression(x)))
        // Both are changed before a solution is asked for, so that they agree again.
        let third = system.add(LinearExpression(x, plus: -10), .equal)!
        system.setConstant(-40, of: second)
        system.setConstant(-20, of: third)
        #expect(solved(&system).isEmpty)
        #expect(system.value(of: x) == 20)
    }

    @Test func degenerateCornersEnd() {
        var system = ConstraintSystem()
        let variables = (0..<6).map { _ in system.makeVariable(isNonnegative: true) }
        // Many borders through 0.
        for a in variables {
            for b in variables where a != b {
                var expression = LinearExpression(a)
                expression.add(b, times: -2)
                _ = system.add(expression, .lessThanOrEqual)
                _ = system.add(expression, .greaterThanOrEqual, .preferred(500))
            }
            _ = system.add(LinearExpression(a, plus: -1), .equal, .preferred(10))
        }
        #expect(solved(&system).isEmpty)
        #expect(variables.allSatisfy { system.value(of: $0) == 0 || system.value(of: $0) == 1 })
    }

    @Test func determination() {
        var system = ConstraintSystem()
        let (x, y) = (system.makeVariable(), system.makeVariable())
        var sum = LinearExpression(x, plus: -10)
        sum.add(y, times: 1)
        _ = system.add(sum, .equal)
        _ = system.solve()
        #expect(system.isDetermined(sum))
        #expect(!system.isDetermined(LinearExpression(x)))
        _ = system.add(LinearExpression(x, plus: -3), .equal, .preferred(1))
        _ = system.solve()
        #expect(system.isDetermined(LinearExpression(y)))
        #expect(system.value(of: y) == 7)
        // Two wishes of one priority leave open what lies between.
        let z = system.makeVariable()
        for target in [0.0, 10] { _ = system.add(LinearExpression(z, plus: -target), .equal, .preferred(500)) }
        _ = system.solve()
        #expect(!system.isDetermined(LinearExpression(z)))
        #expect((0...10).contains(system.value(of: z)))
    }

    @Test func valuesThatAreNoNumbers() {
        var system = ConstraintSystem()
        let x = system.makeVariable()
        func add(_ e: LinearExpression, _ relation: Relation, _ strength: Strength = .required) -> ConstraintHandle?
        {
            system.add(e, relation, strength)
        }
        for bad in [Double.nan, .infinity, -.infinity] {
            #expect(add(LinearExpression(x, plus: bad), .equal) == nil)
            #expect(add(LinearExpression(x, times: bad), .equal) == nil)
            #expect(add(LinearExpression(x), .equal, .preferred(bad)) == nil)
        }
        let handle = system.add(LinearExpression(x, plus: -5), .equal)!
        let isTaken = system.setConstant(.nan, of: handle)
        #expect(!isTaken)
        #expect(solved(&system).isEmpty)
        #expect(system.value(of: x) == 5)
        // Nothing at all: holds, or can never hold.
        _ = system.add(LinearExpression(0), .equal)
        #expect(solved(&system).isEmpty)
        let never = system.add(LinearExpression(1), .lessThanOrEqual)!
        #expect(solved(&system).map(\.broken) == [never])
        _ = system.add(LinearExpression(3), .equal, .preferred(3))
        #expect(solved(&system).isEmpty)
        #expect(system.value(of: x) == 5)
    }

    @Test func hugeNumbersAreLimited() {
        var system = ConstraintSystem()
        let x = system.makeVariable()
        _ = system.add(LinearExpression(x, plus: -.greatestFiniteMagnitude), .lessThanOrEqual)
        _ = system.add(LinearExpression(x, plus: -40), .equal, .preferred(250))
        #expect(solved(&system).isEmpty)
        #expect(system.value(of: x) == 40)
        _ = system.add(LinearExpression(x, plus: -1e300), .greaterThanOrEqual, .preferred(300))
        #expect(solved(&system).isEmpty)
        #expect(system.value(of: x) == ConstraintSystem.limit)
    }

    @Test func symbolsAreUsedAgain() {
        var system = ConstraintSystem()
        let x = system.makeVariable()
        let keeper = system.add(LinearExpression(x, plus: -1), .greaterThanOrEqual)!
        for round in 0..<200 {
            let y = system.makeVariable(isNonnegative: true)
            var expression = LinearExpression(x, plus: -Double(round))
            expression.add(y, times: -1)
            let handles = [
                system.add(expression, .equal)!,
                system.add(LinearExpression(y, plus: -2), .equal, .preferred(Double(1 + round % 3)))!,
            ]
            #expect(solved(&system).isEmpty)
            #expect(system.value(of: x) == Double(round + 2) && system.value(of: y) == 2)
            for handle in handles { system.remove(handle) }
            system.remove(y)
        }
        system.remove(keeper)
        _ = system.solve()
        #expect(!system.isDetermined(LinearExpression(x)))
    }

    /// Lengths side by side; a constant in their midst moves what comes after.
    @Test func longChains() {
        var system = ConstraintSystem()
        let edge = system.makeVariable()
        var last = LinearExpression(edge)
        _ = system.add(last, .equal)
        var widths: [Variable] = []
        var starts: [Variable] = []
        var middle: ConstraintHandle?
        for index in 0..<300 {
            let (start, width) = (system.makeVariable(), system.makeVariable(isNonnegative: true))
            var touching = LinearExpression(start, plus: -1)
            touching.add(last, times: -1)
            _ = system.add(touching, .equal)
            let handle = system.add(LinearExpression(width, plus: -2), .equal, .preferred(250))
            if index == 100 { middle = handle }
            last = LinearExpression(start)
            last.add(width, times: 1)
            starts.append(start)
            widths.append(width)
        }
        #expect(solved(&system).isEmpty)
        #expect(system.value(of: last) == 900)
        system.setConstant(-50, of: middle!)
        #expect(solved(&system).isEmpty)
        #expect(system.value(of: last) == 948)
        #expect(system.value(of: starts[100]) == 301 && system.value(of: starts[101]) == 352)
    }
}
