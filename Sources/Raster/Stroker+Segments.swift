import Foundation

/// Along a segment.
///
/// A curve's offset lines become chords whose inner vertices stand half a rise outside of the curve: the true line runs
/// through the middle between vertices and chords, so half as many chords are as near as those between its own points.
/// The ends of a segment stay where they are, and steps beside them are shorter.
extension Stroker {
    private static let deepest = 10

    /// - Parameter direction: the segment's first.
    mutating func add(_ segment: PathSegment, from direction: Vector) {
        if segment.kind == .line {
            return addStep(
                segment.p0, direction, (halfWidth, halfWidth), segment.p3, direction, (halfWidth, halfWidth))
        }
        let last = Station(t: 1, point: segment.p3, direction: segment.direction(at: 1), halfWidth)
        var from = Station(t: 0, point: segment.p0, direction: direction, halfWidth)
        if let quartzTolerance {
            for t in Self.halvings(segment, transform, tolerance: quartzTolerance) {
                let to = t >= 1 ? last : Station(segment, t, halfWidth)
                addTurn(segment, from, to, depth: 3, isFree: false)
                from = to
            }
            return
        }
        addCurve(segment, from, last)
    }

    /// Steps as short as the bend around them needs: how many it needs is summed over parts of the parameter, and the
    /// sum cut evenly.
    private mutating func addCurve(_ segment: PathSegment, _ first: Station, _ last: Station) {
        let curve = CurvePolynomial(segment)
        func density(_ need: Double) -> Double {
            let steps = (need / (16 * tolerance)).squareRoot()
            // Not a number counts as the most.
            return steps < Double(ChainList.maximumChords) ? steps : Double(ChainList.maximumChords)
        }
        let needs = (
            bend(curve.derivatives(at: 0)), bend(curve.derivatives(at: 0.25)), bend(curve.derivatives(at: 0.5)),
            bend(curve.derivatives(at: 0.75)), bend(curve.derivatives(at: 1))
        )
        // Steps for each unit of the parameter, a quarter of it at a time.
        let densities = SIMD4(
            density(max(needs.0, needs.1)), density(max(needs.1, needs.2)), density(max(needs.2, needs.3)),
            density(max(needs.3, needs.4)))
        let sum = (densities[0] + densities[1] + densities[2] + densities[3]) / 4
        // The first and the last step are shorter.
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
            let square = unit * inverse * (unit * inverse)
            let end = part == 3 ? .infinity : passed + densities[part] / 4
            while left > 0, place <= end {
                let t = min(Double(part) / 4 + (place - passed) * inverse, 1)
                let to = Station(segment, curve, t, square, self)
                addTurn(segment, from, to, depth: depth, isFree: true)
                from = to
                place += unit
                left -= 1
            }
            passed = end
        }
        addTurn(segment, from, last, depth: depth, isFree: true)
    }

    /// 1 less the square root of 2/3: then a chord with one end outside and one on the curve is as near to it.
    private static let shortening = 0.1835

    /// How fast the outer line leaves its tangent: the sideways part of the second derivative, on the side where the
    /// width makes the curve longer.
    private func bend(_ derivatives: (first: Vector, second: Vector)) -> Double {
        let square = derivatives.first.dot(derivatives.first)
        let sideways = abs(derivatives.first.cross(derivatives.second))
        guard square > 0, sideways.isFinite else { return derivatives.second.length }
        let speed = square.squareRoot()
        let curvature = sideways / (square * speed)
        return min(sideways / speed, derivatives.second.length) * (1 + curvature * halfWidth)
    }

    /// A place along a segment.
    private struct Station {
        var t: Double
        var point: Vector
        var direction: Vector
        /// How far to the left and to the right the offset lines have their vertices.
        var reach: Reach

        init(t: Double, point: Vector, direction: Vector, _ halfWidth: Double) {
            self.t = t
            self.point = point
            self.direction = direction
            reach = (halfWidth, halfWidth)
        }

        init(_ segment: PathSegment, _ t: Double, _ halfWidth: Double) {
            self.init(t: t, point: segment.point(at: t), direction: segment.direction(at: t), halfWidth)
        }

        /// - Parameter square: of the steps beside it.
        @inline(__always)
        init(
            _ segment: PathSegment, _ curve: CurvePolynomial, _ t: Double, _ square: Double,
            _ stroker: borrowing Stroker
        ) {
            let (speed, bend) = curve.derivatives(at: t)
            let speedSquare = speed.dot(speed)
            // Where the curve all but stops, its direction is that of the points around.
            guard speedSquare > curve.stillness else {
                self = Station(segment, t, stroker.halfWidth)
                return
            }
            let scale = 1 / speedSquare.squareRoot()
            let sideways = speed.cross(bend) * scale
            let turn = sideways * (scale * scale) * stroker.halfWidth
            // No vertex goes farther out than any chord may lie inside.
            let limit = stroker.tolerance / (1 + abs(turn))
            let outwards = min(max(sideways * square / 16, -limit), limit)
            self.t = t
            point = curve.point(at: t)
            direction = speed * scale
            reach = (
                stroker.halfWidth - outwards * (1 - turn), stroker.halfWidth + outwards * (1 + turn)
            )
        }
    }

    /// Adds the curve between two stations, halved where the offset lines are too far from their chords, or bend too
    /// far at once.
    private mutating func addTurn(
        _ segment: PathSegment, _ from: Station, _ to: Station, depth: Int, isFree: Bool
    ) {
        let dot = from.direction.dot(to.direction)
        if depth > 0 {
            // A third of a half turn is more than one step may bend.
            var isRough = dot < 0.5
            if isFree, !isRough {
                // The rise of an arc is an eighth of its chord times its turn.
                let turn = from.direction.cross(to.direction)
                let along = to.point - from.point
                let across = (to.direction - from.direction).normal * halfWidth
                let (l, r) = (along + across, along - across)
                let limit = Self.slack * 16 * tolerance
                isRough = max(l.dot(l), r.dot(r)) * turn * turn > limit * limit
            }
            if isRough {
                let middle = Station(segment, (from.t + to.t) / 2, halfWidth)
                addTurn(segment, from, middle, depth: depth - 1, isFree: isFree)
                addTurn(segment, middle, to, depth: depth - 1, isFree: isFree)
                return
            }
        }
        if dot < 0.2 {
            // A cusp: the curve turns on the spot, as at a corner.
            addStep(from.point, from.direction, from.reach, to.point, from.direction, to.reach)
            turn(at: to.point, from.direction, to.direction)
            return
        }
        addStep(from.point, from.direction, from.reach, to.point, to.direction, to.reach)
    }

    /// Steps are chosen by the bend at a few places: in between it may be a little more.
    private static let slack = 1.25

    // MARK: Quartz

    /// The parameters at which Quartz cuts a curve (`Flatness.quartz`), the last of them 1.
    private static func halvings(_ segment: PathSegment, _ transform: Affine, tolerance: Double) -> [Double] {
        func pixel(_ point: Vector) -> Vector { Vector(transform.apply(to: point.point)) }
        let curve = segment.asCubic
        let mapped = PathSegment.cubic(pixel(curve.p0), pixel(curve.p1), pixel(curve.p2), pixel(curve.p3))
        let bound = max(tolerance, 0.001) / 6
        return mapped.halvings { $0 > bound }
    }
}
