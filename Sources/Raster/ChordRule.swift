/// How near chords must be to a curve.
///
/// Vertices stand outside of the curve by two thirds of the chords' rise over them: then a chord and the curve have as
/// much on one side of each other as on the other. What a pixel sees is the area between a stretch of the curve and the
/// chords beside it, in which all whole chords cancel; so short chords may lie farther off than long ones.
struct ChordRule {
    /// A vertex may stand this far outside.
    let distance: Double
    /// Or a stretch of the curve may have this much more on one of its sides; 0: the distance alone counts.
    let area: Double

    /// What a vertex stands outside, in rises: nothing lies farther off.
    static let lift = 2.0 / 3
    /// The most area that part of a chord has on one side, at both ends of a stretch, in rises times the chord.
    private static let share = 0.1284
    /// Where a chord begins on the curve, the vertex at its other end is as near as this, in whole chords: so much of the
    /// parabola between its ends has no area either.
    static let shortened = 0.5.squareRoot()
    /// More than this no chord turns, in radians.
    private static let widest = 0.9

    @inline(__always)
    func allows(squaredRise: Double, timesChord: Double) -> Bool {
        squaredRise * (Self.lift * Self.lift) <= distance * distance || timesChord * Self.share <= area
    }

    /// How far out a vertex stands between chords of this length, if not farther than the rule lets it.
    ///
    /// - Parameter longer: of how much the outer line is longer than the one that is measured; it leaves its chords by as
    ///   much more.
    @inline(__always)
    func held(_ lift: Double, chord: Double, longer: Double) -> Double {
        let highest = lift.magnitude * longer
        let widest = area * (Self.lift / Self.share)
        if highest <= distance || highest * chord <= widest { return lift }
        let limit = max(distance, widest / chord) / longer
        return lift > 0 ? min(lift, limit) : max(lift, -limit)
    }

    /// Chords for each unit of the parameter.
    ///
    /// - Parameters:
    ///   - bend: how fast the curve leaves its tangent: the sideways part of its second derivative.
    ///   - turn: how fast it turns, in radians.
    func density(bend: Double, speed: Double, turn: Double) -> Double {
        let near = (bend * (Self.lift / 8) / distance).squareRoot()
        let level = area > 0 ? Self.cubeRoot(bend * speed * (Self.share / 8) / area) : .infinity
        let steps = max(min(near, level), turn / Self.widest)
        // Not a number counts as the most.
        return steps < Double(ChainList.maximumChords) ? steps : Double(ChainList.maximumChords)
    }

    /// To some digits, by Newton's method alone: the C library's differs from one machine to the next.
    private static func cubeRoot(_ value: Double) -> Double {
        guard value > 0x1p-900, value < 0x1p900 else { return value > 0 ? .infinity : 0 }
        // A third of the exponent, and of the digits after it.
        var root = Double(bitPattern: value.bitPattern / 3 + 0x2a9f_7893_0000_0000)
        for _ in 0..<3 { root -= (root - value / (root * root)) / 3 }
        return root
    }
}
