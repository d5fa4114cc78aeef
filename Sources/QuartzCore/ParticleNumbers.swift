/// The random numbers of one particle: a function of the layer's seed, the cell's place and the particle's number, so that
/// every moment can be drawn without those before it.
///
/// A counter that is scrambled by multiplications and shifts (the finaliser of SplitMix64).
struct ParticleNumbers {
    private var state: UInt64

    init(seed: UInt32, cell: Int, particle: Int64) {
        state = Self.scrambled(UInt64(seed) &+ 0x9e37_79b9_7f4a_7c15)
        state = Self.scrambled(state ^ UInt64(truncatingIfNeeded: cell))
        state = Self.scrambled(state ^ UInt64(bitPattern: particle))
    }

    /// 0 ..< 1.
    mutating func unit() -> Double {
        state = state &+ 0x9e37_79b9_7f4a_7c15
        return Double(Self.scrambled(state) >> 11) / 9_007_199_254_740_992
    }

    /// Within half of the range to each side.
    mutating func within(_ range: Double) -> Double { (unit() - 0.5) * range.finite }

    private static func scrambled(_ value: UInt64) -> UInt64 {
        var z = value &+ 0x9e37_79b9_7f4a_7c15
        z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
        z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
        return z ^ (z >> 31)
    }
}
