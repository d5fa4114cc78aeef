import ConstraintSolver

/// A constraint over a few numbers: a sum of them times coefficients, and a constant, against 0.
struct PlainConstraint {
    var coefficients: [Double]
    var constant: Double
    var relation: Relation
    /// Nil for required.
    var priority: Double?

    func miss(at point: [Double]) -> Double {
        let value = zip(coefficients, point).reduce(constant) { $0 + $1.0 * $1.1 }
        return switch relation {
        case .equal: abs(value)
        case .lessThanOrEqual: max(value, 0)
        case .greaterThanOrEqual: max(-value, 0)
        }
    }
}

/// The best sums of misses by trying all corners. Sums of misses are piecewise linear, so that the best is at a point
/// where as many borders meet as can.
struct Reference {
    let constraints: [PlainConstraint]
    let count: Int

    /// The sums from the highest priority down; nil where no point satisfies what is required.
    func best() -> [Double]? {
        let priorities = Set(constraints.compactMap(\.priority)).sorted(by: >)
        var best: [Double]?
        for point in corners() {
            guard constraints.allSatisfy({ $0.priority != nil || $0.miss(at: point) < 1e-9 }) else { continue }
            let sums = sums(at: point, priorities)
            guard let found = best else {
                best = sums
                continue
            }
            for (a, b) in zip(sums, found) where abs(a - b) > 1e-9 {
                if a < b { best = sums }
                break
            }
        }
        return best
    }

    func sums(at point: [Double], _ priorities: [Double]? = nil) -> [Double] {
        (priorities ?? Set(constraints.compactMap(\.priority)).sorted(by: >)).map { priority in
            constraints.filter { $0.priority == priority }.reduce(0) { $0 + $1.miss(at: point) }
        }
    }

    /// All points where `count` independent borders meet, the planes through 0 along the axes among them.
    private func corners() -> [[Double]] {
        var planes = constraints.map { ($0.coefficients, $0.constant) }
        for index in 0..<count {
            var axis = [Double](repeating: 0, count: count)
            axis[index] = 1
            planes.append((axis, 0))
        }
        var points: [[Double]] = []
        func choose(_ chosen: [Int], _ next: Int) {
            if chosen.count == count {
                if let point = Self.meeting(chosen.map { planes[$0] }) { points.append(point) }
                return
            }
            for index in planes.indices.dropFirst(next) { choose(chosen + [index], index + 1) }
        }
        choose([], 0)
        return points
    }

    /// Elimination with the largest pivot.
    private static func meeting(_ planes: [([Double], Double)]) -> [Double]? {
        let count = planes.count
        var rows = planes.map { $0.0 + [-$0.1] }
        for column in 0..<count {
            guard
                let pivot = (column..<count).max(by: { abs(rows[$0][column]) < abs(rows[$1][column]) }),
                abs(rows[pivot][column]) > 1e-9
            else { return nil }
            rows.swapAt(column, pivot)
            for other in 0..<count where other != column {
                let factor = rows[other][column] / rows[column][column]
                if factor == 0 { continue }
                for index in column...count { rows[other][index] -= factor * rows[column][index] }
            }
        }
        return (0..<count).map { rows[$0][count] / rows[$0][$0] }
    }
}

/// Numbers that are the same in each run.
struct Numbers {
    private var state: UInt64

    init(_ seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

    /// 0 ..< count.
    mutating func below(_ count: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(count))
    }
}
