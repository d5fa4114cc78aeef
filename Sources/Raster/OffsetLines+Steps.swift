/// Steps along a curve.
///
/// Its offset lines become chords whose inner vertices stand outside of the true lines, as `ChordRule` says. The ends of
/// a segment stay where they are, and steps beside them are shorter.
extension OffsetLines {
    private static let deepest = 10
    /// Steps are chosen by the bend at a few places: in between it may be a little more.
    private static let slack = 1.1
    private static let shortening = 1 - ChordRule.shortened

    /// Steps as short as the bend around them needs: how many it needs is summed over parts of the parameter, and the
    /// sum cut evenly.
    mutating func addSteps(_ segment: PathSegment, _ first: Station, _ last: Station) {
        let curve = CurvePolynomial(segment)
        let needs = (
            Need(curve, 0, halfWidth), Need(curve, 0.25, halfWidth), Need(curve, 0.5, halfWidth),
            Need(curve, 0.75, halfWidth), Need(curve, 1, halfWidth)
        )
        func density(_ a: Need, _ b: Need) -> Double {
            rule.density(bend: max(a.bend, b.bend), speed: max(a.speed, b.speed), turn: max(a.turn, b.turn))
        }
        // Steps for each unit of the parameter, a quarter of it at a time.
        let densities = SIMD4(
            density(needs.0, needs.1), density(needs.1, needs.2), density(needs.2, needs.3),
            density(needs.3, needs.4))
        let sum = (densities[0] + densities[1] + densities[2] + densities[3]) / 4
        let count = (sum + 2 * Self.shortening).rounded(.up)
        let unit = sum / max(count - 2 * Self.shortening, 0.5)
        // In all no more chords than the most, or few more.
        let depth = min(max(13 - Int(count).bitWidth + Int(count).leadingZeroBitCount, 2), Self.deepest)
        var from = first
        var passed = 0.0
        var place = (1 - Self.shortening) * unit
        var left = Int(count) - 1
        for part in 0..<4 where left > 0 && densities[part] > 0 {
            let inverse = 1 / densities[part]
            let step = unit * inverse
            let end = part == 3 ? .infinity : passed + densities[part] / 4
            while left > 0, place <= end {
                let t = min(Double(part) / 4 + (place - passed) * inverse, 1)
                let to = station(segment, curve, t, step)
                if isRough(from, to, isFree: true) {
                    addTurn(segment, from, to, depth: depth, isFree: true)
                } else {
                    add(to)
                }
                from = to
                place += unit
                left -= 1
            }
            passed = end
        }
        addTurn(segment, from, last, depth: depth, isFree: true)
    }

    /// What a place on a curve asks of the steps there, on the side where the width makes it longer.
    private struct Need {
        var bend, speed, turn: Double

        init(_ curve: CurvePolynomial, _ t: Double, _ halfWidth: Double) {
            let (first, second) = curve.derivatives(at: t)
            let square = first.dot(first)
            let sideways = abs(first.cross(second))
            guard square > 0, sideways.isFinite else {
                (bend, speed, turn) = (second.length, second.length, 0)
                return
            }
            let inner = square.squareRoot()
            let longer = 1 + sideways / (square * inner) * halfWidth
            bend = min(sideways / inner, second.length) * longer
            speed = inner * longer
            // Where the curve all but stops it may turn on the spot, whatever the steps.
            turn = min(sideways / square, 1024)
        }
    }

    /// - Parameter step: what the parameter grows by on either side.
    @inline(__always)
    private func station(_ segment: PathSegment, _ curve: CurvePolynomial, _ t: Double, _ step: Double) -> Station {
        let (speed, bend) = curve.derivatives(at: t)
        let square = speed.dot(speed)
        // Where the curve all but stops, its direction is that of the points around.
        guard square > curve.stillness else { return Station(segment, t, halfWidth) }
        let length = square.squareRoot()
        let scale = 1 / length
        let sideways = speed.cross(bend) * scale
        let turn = sideways * (scale * scale) * halfWidth
        let longer = 1 + abs(turn)
        // No vertex goes farther out than the chords that the rule allows have it.
        let outwards = rule.held(
            sideways * (step * step) * (ChordRule.lift / 8), chord: length * longer * step, longer: longer)
        let (point, direction) = (curve.point(at: t), speed * scale)
        let (across, drawn) = (direction.normal * (halfWidth - outwards), direction.normal * (outwards * turn))
        return Station(
            t: t, point: point, direction: direction, left: point + (across + drawn),
            right: point - (direction.normal * (halfWidth + outwards) + drawn))
    }

    /// Adds the stations after `from` up to `to`: more between them where the offset lines are too far from their chords,
    /// or bend too far at once.
    mutating func addTurn(_ segment: PathSegment, _ from: Station, _ to: Station, depth: Int, isFree: Bool) {
        if depth > 0, isRough(from, to, isFree: isFree) {
            let middle = Station(segment, (from.t + to.t) / 2, halfWidth)
            addTurn(segment, from, middle, depth: depth - 1, isFree: isFree)
            addTurn(segment, middle, to, depth: depth - 1, isFree: isFree)
        } else {
            add(to)
        }
    }

    @inline(__always)
    private func isRough(_ from: Station, _ to: Station, isFree: Bool) -> Bool {
        // A third of a half turn is more than one step may bend.
        if from.direction.dot(to.direction) < 0.5 { return true }
        guard isFree else { return false }
        // The rise of an arc is an eighth of its chord times its turn.
        let turn = abs(from.direction.cross(to.direction)) * (1 / (8 * Self.slack))
        let (left, right) = (to.left - from.left, to.right - from.right)
        let square = max(left.dot(left), right.dot(right))
        return !rule.allows(squaredRise: square * turn * turn, timesChord: square * turn)
    }
}
