// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics

/// The inverse; a matrix that has none is returned as it is.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
    // Gauss and Jordan, the largest entry of a column as its pivot.
    var left = t.rows
    var right = CATransform3DIdentity.rows
    for column in 0..<4 {
        guard
            let pivot = (column..<4).max(by: { abs(left[$0][column]) < abs(left[$1][column]) }),
            abs(left[pivot][column]) > 0, left[pivot][column].isFinite
        else { return t }
        left.swapAt(column, pivot)
        right.swapAt(column, pivot)
        let factor = 1 / left[column][column]
        guard factor.isFinite else { return t }
        left[column] *= factor
        right[column] *= factor
        for row in 0..<4 where row != column {
            let share = left[row][column]
            left[row] -= left[column] * share
            right[row] -= right[column] * share
        }
    }
    return CATransform3D(rows: right)
}

extension CATransform3D {
    /// Four rows of four.
    var rows: [SIMD4<Double>] {
        [
            SIMD4(Double(m11), Double(m12), Double(m13), Double(m14)),
            SIMD4(Double(m21), Double(m22), Double(m23), Double(m24)),
            SIMD4(Double(m31), Double(m32), Double(m33), Double(m34)),
            SIMD4(Double(m41), Double(m42), Double(m43), Double(m44)),
        ]
    }

    init(rows: [SIMD4<Double>]) {
        func at(_ row: Int, _ column: Int) -> CGFloat { CGFloat(rows[row][column]) }
        self.init(
            m11: at(0, 0), m12: at(0, 1), m13: at(0, 2), m14: at(0, 3),
            m21: at(1, 0), m22: at(1, 1), m23: at(1, 2), m24: at(1, 3),
            m31: at(2, 0), m32: at(2, 1), m33: at(2, 2), m34: at(2, 3),
            m41: at(3, 0), m42: at(3, 1), m43: at(3, 2), m44: at(3, 3))
    }
}
