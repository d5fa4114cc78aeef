/// Nine numbers that take linear red, green and blue to another triple.
package struct ColorMatrix: Hashable, Sendable {
    /// Row by row.
    var m: [Double]

    package static let identity = ColorMatrix(m: [1, 0, 0, 0, 1, 0, 0, 0, 1])

    package func apply(_ v: (Double, Double, Double)) -> (Double, Double, Double) {
        (
            m[0] * v.0 + m[1] * v.1 + m[2] * v.2, m[3] * v.0 + m[4] * v.1 + m[5] * v.2,
            m[6] * v.0 + m[7] * v.1 + m[8] * v.2
        )
    }

    /// `self` first, then `next`.
    func then(_ next: ColorMatrix) -> ColorMatrix {
        var product = [Double](repeating: 0, count: 9)
        for row in 0..<3 {
            for column in 0..<3 {
                for k in 0..<3 { product[row * 3 + column] += next.m[row * 3 + k] * m[k * 3 + column] }
            }
        }
        return ColorMatrix(m: product)
    }

    var inverse: ColorMatrix {
        func minor(_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> Double { m[a] * m[d] - m[b] * m[c] }
        let adjugate: [Double] = [
            minor(4, 5, 7, 8), -minor(1, 2, 7, 8), minor(1, 2, 4, 5),
            -minor(3, 5, 6, 8), minor(0, 2, 6, 8), -minor(0, 2, 3, 5),
            minor(3, 4, 6, 7), -minor(0, 1, 6, 7), minor(0, 1, 3, 4),
        ]
        let determinant = m[0] * adjugate[0] + m[1] * adjugate[3] + m[2] * adjugate[6]
        return ColorMatrix(m: adjugate.map { $0 / determinant })
    }

    /// Each row scaled so that white stays white.
    var keepingWhite: ColorMatrix {
        let sums: [Double] = [m[0] + m[1] + m[2], m[3] + m[4] + m[5], m[6] + m[7] + m[8]]
        return ColorMatrix(m: (0..<9).map { m[$0] / sums[$0 / 3] })
    }

    /// From linear light of three primaries (x, y chromaticities) and a white point to XYZ.
    init(red: (Double, Double), green: (Double, Double), blue: (Double, Double), white: (Double, Double)) {
        func xyz(_ c: (Double, Double)) -> (Double, Double, Double) { (c.0 / c.1, 1, (1 - c.0 - c.1) / c.1) }
        let (r, g, b) = (xyz(red), xyz(green), xyz(blue))
        let primaries: [Double] = [r.0, g.0, b.0, r.1, g.1, b.1, r.2, g.2, b.2]
        let scale = ColorMatrix(m: primaries).inverse.apply(xyz(white))
        let scales: [Double] = [scale.0, scale.1, scale.2]
        m = (0..<9).map { primaries[$0] * scales[$0 % 3] }
    }

    init(m: [Double]) {
        self.m = m
    }

    /// Display P3 to sRGB, both linear and of the same white.
    static let displayP3ToSRGB: ColorMatrix = {
        let white = (0.3127, 0.3290)
        let p3 = ColorMatrix(red: (0.680, 0.320), green: (0.265, 0.690), blue: (0.150, 0.060), white: white)
        let sRGB = ColorMatrix(red: (0.64, 0.33), green: (0.30, 0.60), blue: (0.15, 0.06), white: white)
        return p3.then(sRGB.inverse).keepingWhite
    }()

    /// The old Generic RGB profile to sRGB, by the colorants of both profiles.
    static let genericRGBToSRGB: ColorMatrix = {
        let generic = ColorMatrix(m: [
            0.454300, 0.353378, 0.156616, 0.241910, 0.673599, 0.084488, 0.014892, 0.090607, 0.719543,
        ])
        let sRGB = ColorMatrix(m: [
            0.43607, 0.38515, 0.14307, 0.22249, 0.71687, 0.06061, 0.01392, 0.09708, 0.71410,
        ])
        return generic.then(sRGB.inverse).keepingWhite
    }()
}
