import CoreGraphics
import CornerGeometry

/// A transform as scale, shear, turn, move and perspective, in the order in which they act.
struct TransformParts {
    var scale = SIMD3<Double>(1, 1, 1)
    /// xy, xz, yz.
    var shear = SIMD3<Double>(0, 0, 0)
    /// The rows of a turn.
    var turn: [SIMD3<Double>] = [SIMD3(1, 0, 0), SIMD3(0, 1, 0), SIMD3(0, 0, 1)]
    var move = SIMD3<Double>(0, 0, 0)
    /// The fourth column, the unit being (0, 0, 0, 1).
    var perspective = SIMD4<Double>(0, 0, 0, 1)

    init(_ matrix: CATransform3D) {
        var rows = matrix.rows
        if rows.contains(where: { !$0.x.isFinite || !$0.y.isFinite || !$0.z.isFinite || !$0.w.isFinite }) {
            rows = CATransform3DIdentity.rows
        }
        if rows[3].w != 0, rows[3].w != 1 {
            let w = rows[3].w
            for index in 0..<4 { rows[index] /= w }
        }
        if rows[0].w != 0 || rows[1].w != 0 || rows[2].w != 0 || rows[3].w != 1 {
            perspective = Self.perspective(of: rows)
            for index in 0..<3 { rows[index].w = 0 }
            rows[3].w = 1
        }
        move = SIMD3(rows[3].x, rows[3].y, rows[3].z)
        var axes = (0..<3).map { SIMD3(rows[$0].x, rows[$0].y, rows[$0].z) }
        // Gram and Schmidt: what is left of each axis is at right angles to those before it.
        scale.x = Self.normalize(&axes[0], instead: SIMD3(1, 0, 0))
        shear.x = Self.dot(axes[0], axes[1])
        axes[1] -= axes[0] * shear.x
        scale.y = Self.normalize(&axes[1], instead: SIMD3(-axes[0].y, axes[0].x, 0))
        shear.y = Self.dot(axes[0], axes[2])
        axes[2] -= axes[0] * shear.y
        shear.z = Self.dot(axes[1], axes[2])
        axes[2] -= axes[1] * shear.z
        let normal = Self.cross(axes[0], axes[1])
        scale.z = Self.normalize(&axes[2], instead: normal)
        if scale.y != 0 { shear.x /= scale.y }
        if scale.z != 0 { (shear.y, shear.z) = (shear.y / scale.z, shear.z / scale.z) }
        // A mirror is a negative scale along the axis that lies most against its own direction, so that as little turn
        // as possible comes about.
        if Self.dot(normal, axes[2]) < 0 {
            let own = [axes[0].x, axes[1].y, axes[2].z]
            let axis = (0..<3).min { own[$0] < own[$1] } ?? 2
            axes[axis] = -axes[axis]
            scale[axis] = -scale[axis]
            // The entries of the shear that mix this axis with another.
            if axis != 2 { shear.x = -shear.x }
            if axis != 1 { shear.y = -shear.y }
            if axis != 0 { shear.z = -shear.z }
        }
        turn = axes
    }

    /// The column that, multiplied by the matrix without its own, gives the matrix.
    private static func perspective(of rows: [SIMD4<Double>]) -> SIMD4<Double> {
        var plain = rows
        for index in 0..<3 { plain[index].w = 0 }
        plain[3].w = 1
        let inverse = CATransform3DInvert(CATransform3D(rows: plain)).rows
        let column = SIMD4(rows[0].w, rows[1].w, rows[2].w, rows[3].w)
        func dot(_ row: SIMD4<Double>) -> Double {
            row.x * column.x + row.y * column.y + (row.z * column.z + row.w * column.w)
        }
        return SIMD4(dot(inverse[0]), dot(inverse[1]), dot(inverse[2]), dot(inverse[3]))
    }

    var matrix: CATransform3D {
        // Shear and scale act on the axes of the turn.
        let x = turn[0] * scale.x
        let y = (turn[1] + turn[0] * shear.x) * scale.y
        let z = (turn[2] + turn[0] * shear.y + turn[1] * shear.z) * scale.z
        var rows = [
            SIMD4(x.x, x.y, x.z, 0), SIMD4(y.x, y.y, y.z, 0), SIMD4(z.x, z.y, z.z, 0),
            SIMD4(move.x, move.y, move.z, 1),
        ]
        if perspective != SIMD4(0, 0, 0, 1) {
            for index in 0..<4 {
                let row = rows[index]
                rows[index].w =
                    row.x * perspective.x + row.y * perspective.y + (row.z * perspective.z + row.w * perspective.w)
            }
        }
        return CATransform3D(rows: rows)
    }

    static func dot(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double { a.x * b.x + a.y * b.y + a.z * b.z }

    static func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
    }

    /// The length; a vector without one becomes another, its length staying 0.
    private static func normalize(_ vector: inout SIMD3<Double>, instead other: SIMD3<Double>) -> Double {
        let length = dot(vector, vector).squareRoot()
        guard length > 1e-12, length.isFinite else {
            vector = other
            return 0
        }
        vector /= length
        return length
    }
}
