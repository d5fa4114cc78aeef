/// Gauss's elimination with the largest pivot of each column. Matrices are columns of rows.
enum Elimination {
    static func determinant<Scalar: BinaryFloatingPoint>(_ columns: [[Scalar]]) -> Scalar {
        var rest = columns
        var result: Scalar = 1
        for step in columns.indices {
            guard let pivot = pivot(rest, step) else { return 0 }
            if pivot != step {
                for column in rest.indices { rest[column].swapAt(step, pivot) }
                result = -result
            }
            result *= rest[step][step]
            for row in (step + 1)..<max(columns.count, step + 1) { subtract(&rest, step, from: row) }
        }
        return result
    }

    static func inverse<Scalar: BinaryFloatingPoint>(_ columns: [[Scalar]]) -> [[Scalar]] {
        let count = columns.count
        // The matrix with the identity beside it.
        var rest = columns + (0..<count).map { column in (0..<count).map { $0 == column ? 1 : 0 } }
        for step in 0..<count {
            guard let pivot = pivot(rest, step) else {
                return columns.map { $0.map { _ in Scalar.nan } }
            }
            for column in rest.indices { rest[column].swapAt(step, pivot) }
            let divisor = rest[step][step]
            for column in rest.indices { rest[column][step] /= divisor }
            for row in 0..<count where row != step { subtract(&rest, step, from: row) }
        }
        return Array(rest[count...])
    }

    private static func pivot<Scalar: BinaryFloatingPoint>(_ columns: [[Scalar]], _ step: Int) -> Int? {
        let rows = step..<columns[step].count
        guard let found = rows.max(by: { columns[step][$0].magnitude < columns[step][$1].magnitude }),
            columns[step][found] != 0
        else { return nil }
        return found
    }

    /// Makes the number of a column that a row has 0, by taking away so many times another row.
    private static func subtract<Scalar: BinaryFloatingPoint>(
        _ columns: inout [[Scalar]], _ step: Int, from row: Int
    ) {
        let factor = columns[step][row] / columns[step][step]
        guard factor != 0 else { return }
        for column in columns.indices { columns[column][row] -= factor * columns[column][step] }
    }
}
