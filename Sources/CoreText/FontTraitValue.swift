/// Weights of Apple's fonts, -1 ... 1, and OpenType's.
package enum FontTraitValue {
    private static let weights: [(trait: Double, weight: Int)] = [
        (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700), (0.56, 800),
        (0.62, 900),
    ]

    /// The nearest of the nine.
    package static func weight(ofTrait trait: Double) -> Int {
        guard trait.isFinite else { return 400 }
        return weights.min { abs($0.trait - trait) < abs($1.trait - trait) }?.weight ?? 400
    }

    package static func trait(ofWeight weight: Int) -> Double {
        weights.min { abs($0.weight - weight) < abs($1.weight - weight) }?.trait ?? 0
    }
}
