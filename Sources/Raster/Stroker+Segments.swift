import Foundation

/// Along a segment.
extension Stroker {
    private static let deepest = 10

    /// - Parameter direction: the segment's first.
    mutating func add(_ segment: PathSegment, from direction: Vector) {
        if segment.kind == .line { return addStep(segment.p0, direction, segment.p3, direction) }
        var from = Station(t: 0, point: segment.p0, direction: direction)
        if let quartzTolerance {
            for t in Self.halvings(segment, transform, tolerance: quartzTolerance) {
                let to = Station(segment, t)
                addTurn(segment, from, to, depth: 3, isFree: false)
                from = to
            }
            return
        }
        let curve = CurvePolynomial(segment)
        // The parameter is cut in parts, each with steps as short as its own bend needs them.
        let parts = Self.parts
        var need = bend(curve.derivatives(at: 0))
        for part in 0..<parts {
            let begin = Double(part) / Double(parts)
            let end = Double(part + 1) / Double(parts)
            let nextNeed = bend(curve.derivatives(at: end))
            let count = ChainList.chordCount(
                secondDerivative: max(need, nextNeed) / Double(parts * parts), tolerance: tolerance)
            need = nextNeed
            for step in 1...count {
                let t = step == count ? end : begin + (end - begin) * (Double(step) / Double(count))
                let to = t >= 1 ? Station(segment, 1) : Station(segment, curve, t)
                addTurn(segment, from, to, depth: Self.deepest, isFree: true)
                from = to
            }
        }
    }

    private static let parts = 4

    /// How fast the outer line leaves its tangent: the sideways part of the second derivative, on the side where the
    /// width makes the curve longer.
    private func bend(_ derivatives: (first: Vector, second: Vector)) -> Double {
        let square = derivatives.first.dot(derivatives.first)
        let sideways = abs(derivatives.first.cross(derivatives.second))
        guard square > 0, sideways.isFinite else { return derivatives.second.length }
        let speed = square.squareRoot()
        let curvature = sideways / (square * speed)
        return min(
            sideways / speed * (1 + curvature * halfWidth), derivatives.second.length * (1 + curvature * halfWidth))
    }

    /// A place along a segment.
    private struct Station {
        var t: Double
        var point: Vector
        var direction: Vector

        init(t: Double, point: Vector, direction: Vector) {
            self.t = t
            self.point = point
            self.direction = direction
        }

        init(_ segment: PathSegment, _ t: Double) {
            self.t = t
            point = t <= 0 ? segment.p0 : (t >= 1 ? segment.p3 : segment.point(at: t))
            direction = segment.direction(at: t)
        }

        init(_ segment: PathSegment, _ curve: CurvePolynomial, _ t: Double) {
            self.t = t
            point = curve.point(at: t)
            let speed = curve.derivatives(at: t).first
            let square = speed.dot(speed)
            // Where the curve all but stops, its direction is that of the points around.
            direction = square > curve.stillness ? speed / square.squareRoot() : segment.direction(at: t)
        }
    }

    /// Adds the curve between two stations, halved where the offset lines are too far from their chords, or bend too
    /// far at once.
    private mutating func addTurn(
        _ segment: PathSegment, _ from: Station, _ to: Station, depth: Int, isFree: Bool
    ) {
        if depth > 0 {
            // A third of a half turn is more than one step may bend.
            var isRough = from.direction.dot(to.direction) < 0.5
            if isFree, !isRough {
                // The rise of an arc is an eighth of its chord times its turn.
                let turn = from.direction.cross(to.direction)
                let (l, r) = (
                    to.point - from.point + (to.direction - from.direction).normal * halfWidth,
                    to.point - from.point - (to.direction - from.direction).normal * halfWidth
                )
                let limit = Self.slack * 8 * tolerance
                isRough = max(l.dot(l), r.dot(r)) * turn * turn > limit * limit
            }
            if isRough {
                let middle = Station(segment, (from.t + to.t) / 2)
                addTurn(segment, from, middle, depth: depth - 1, isFree: isFree)
                addTurn(segment, middle, to, depth: depth - 1, isFree: isFree)
                return
            }
        }
        if from.direction.dot(to.direction) < 0.2 {
            // A cusp: the curve turns on the spot, as at a corner.
            addStep(from.point, from.direction, to.point, from.direction)
            turn(at: to.point, from.direction, to.direction)
            return
        }
        addStep(from.point, from.direction, to.point, to.direction)
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
