import CornerGeometry

extension TransformParts {
    /// Angles about the x, y and z axis, in radians, that turn in this order.
    var angles: SIMD3<Double> {
        get {
            let sine = min(max(-turn[0].z, -1), 1)
            if abs(sine) > 1 - 1e-12 {
                // Only the difference of the others shows.
                return SIMD3(0, sine < 0 ? -.pi / 2 : .pi / 2, Trigonometry.atan2(-turn[1].x, turn[1].y))
            }
            return SIMD3(
                Trigonometry.atan2(turn[1].z, turn[2].z), Trigonometry.asin(sine),
                Trigonometry.atan2(turn[0].y, turn[0].x))
        }
        set {
            let (sx, cx) = Trigonometry.sinCos(newValue.x)
            let (sy, cy) = Trigonometry.sinCos(newValue.y)
            let (sz, cz) = Trigonometry.sinCos(newValue.z)
            turn = [
                SIMD3(cy * cz, cy * sz, -sy),
                SIMD3(sx * sy * cz - cx * sz, sx * sy * sz + cx * cz, sx * cy),
                SIMD3(cx * sy * cz + sx * sz, cx * sy * sz - sx * cz, cx * cy),
            ]
        }
    }

    /// Part by part; the turn along the shortest way.
    func interpolated(to end: TransformParts, at progress: Double) -> TransformParts {
        var result = self
        result.scale += (end.scale - scale) * progress
        result.shear += (end.shear - shear) * progress
        result.move += (end.move - move) * progress
        result.perspective += (end.perspective - perspective) * progress
        if turn != end.turn { result.turn = Self.turn(of: between(end, at: progress)) }
        return result
    }

    /// The quaternion of the turn at a moment between.
    private func between(_ end: TransformParts, at progress: Double) -> SIMD4<Double> {
        let first = Self.quaternion(of: turn)
        var second = Self.quaternion(of: end.turn)
        func product(_ a: SIMD4<Double>, _ b: SIMD4<Double>) -> Double {
            a.x * b.x + a.y * b.y + (a.z * b.z + a.w * b.w)
        }
        var cosine = product(first, second)
        if cosine < 0 {
            second = -second
            cosine = -cosine
        }
        cosine = min(cosine, 1)
        let sine = ((1 - cosine) * (1 + cosine)).squareRoot()
        guard sine > 1e-9 else { return first }
        let angle = Trigonometry.atan2(sine, cosine)
        let a = Trigonometry.sinCos((1 - progress) * angle).sin / sine
        let b = Trigonometry.sinCos(progress * angle).sin / sine
        let sum = first * a + second * b
        return sum / product(sum, sum).squareRoot()
    }

    /// Of the turn whose rows they are; w is the scalar part.
    private static func quaternion(of m: [SIMD3<Double>]) -> SIMD4<Double> {
        let trace = m[0].x + m[1].y + m[2].z
        if trace > 0 {
            let s = (trace + 1).squareRoot() * 2
            return SIMD4((m[1].z - m[2].y) / s, (m[2].x - m[0].z) / s, (m[0].y - m[1].x) / s, s / 4)
        }
        if m[0].x >= m[1].y, m[0].x >= m[2].z {
            let s = max(1 + m[0].x - m[1].y - m[2].z, 0).squareRoot() * 2
            return SIMD4(s / 4, (m[0].y + m[1].x) / s, (m[0].z + m[2].x) / s, (m[1].z - m[2].y) / s)
        }
        if m[1].y >= m[2].z {
            let s = max(1 + m[1].y - m[0].x - m[2].z, 0).squareRoot() * 2
            return SIMD4((m[0].y + m[1].x) / s, s / 4, (m[1].z + m[2].y) / s, (m[2].x - m[0].z) / s)
        }
        let s = max(1 + m[2].z - m[0].x - m[1].y, 0).squareRoot() * 2
        return SIMD4((m[0].z + m[2].x) / s, (m[1].z + m[2].y) / s, s / 4, (m[0].y - m[1].x) / s)
    }

    private static func turn(of q: SIMD4<Double>) -> [SIMD3<Double>] {
        let (x, y, z, w) = (q.x, q.y, q.z, q.w)
        return [
            SIMD3(1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)),
            SIMD3(2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)),
            SIMD3(2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y)),
        ]
    }

    /// All parts as numbers, for ways through several transforms.
    var lanes: [Double] {
        let a = angles
        return [
            scale.x, scale.y, scale.z, shear.x, shear.y, shear.z, a.x, a.y, a.z, move.x, move.y, move.z,
            perspective.x, perspective.y, perspective.z, perspective.w,
        ]
    }

    init(lanes n: [Double]) {
        self.init(CATransform3DIdentity)
        scale = SIMD3(n[0], n[1], n[2])
        shear = SIMD3(n[3], n[4], n[5])
        angles = SIMD3(n[6], n[7], n[8])
        move = SIMD3(n[9], n[10], n[11])
        perspective = SIMD4(n[12], n[13], n[14], n[15])
    }
}
