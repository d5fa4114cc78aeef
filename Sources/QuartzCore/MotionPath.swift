import CoreGraphics
import Raster

/// A path as the way of an animation: each line and curve leads from one frame to the next.
struct MotionPath {
    private struct Piece {
        var p0, p1, p2, p3: SIMD2<Double>

        func point(at t: Double) -> SIMD2<Double> {
            let u = 1 - t
            return p0 * (u * u * u) + p1 * (3 * u * u * t) + (p2 * (3 * u * t * t) + p3 * (t * t * t))
        }

        func speed(at t: Double) -> SIMD2<Double> {
            let u = 1 - t
            return ((p1 - p0) * (u * u) + (p2 - p1) * (2 * u * t) + (p3 - p2) * (t * t)) * 3
        }

        /// Of the curve from one parameter to another, by Gauss and Legendre's five points.
        func length(from start: Double, to end: Double) -> Double {
            let (middle, half) = ((start + end) / 2, (end - start) / 2)
            var sum = 0.0
            for (place, weight) in Self.gauss {
                let v = speed(at: middle + half * place)
                sum += weight * (v.x * v.x + v.y * v.y).squareRoot()
            }
            return sum * half
        }

        private static let gauss = [
            (0.0, 0.568_888_888_888_888_9), (0.538_469_310_105_683_1, 0.478_628_670_499_366_47),
            (-0.538_469_310_105_683_1, 0.478_628_670_499_366_47), (0.906_179_845_938_664, 0.236_926_885_056_189_08),
            (-0.906_179_845_938_664, 0.236_926_885_056_189_08),
        ]
    }

    private let pieces: [Piece]
    private let timing: KeyTiming

    /// Nil where the path leads nowhere.
    init?(_ path: CGPath, timing: KeyTiming) {
        var pieces: [Piece] = []
        var (start, here) = (SIMD2<Double>(0, 0), SIMD2<Double>(0, 0))
        var index = 0
        let points = path.data.points.map { SIMD2(Double($0.x.finite), Double($0.y.finite)) }
        func line(to end: SIMD2<Double>) {
            let third = (end - here) / 3
            pieces.append(Piece(p0: here, p1: here + third, p2: end - third, p3: end))
            here = end
        }
        for verb in path.data.verbs {
            switch verb {
            case .move: (start, here) = (points[index], points[index])
            case .line: line(to: points[index])
            case .quad:
                let (control, end) = (points[index], points[index + 1])
                pieces.append(
                    Piece(
                        p0: here, p1: here + (control - here) * (2.0 / 3), p2: end + (control - end) * (2.0 / 3),
                        p3: end))
                here = end
            case .cubic:
                pieces.append(Piece(p0: here, p1: points[index], p2: points[index + 1], p3: points[index + 2]))
                here = points[index + 2]
            case .close: if here != start { line(to: start) }
            }
            index += verb.pointCount
        }
        if pieces.isEmpty {
            guard !points.isEmpty else { return nil }
            pieces = [Piece(p0: here, p1: here, p2: here, p3: here)]
        }
        self.pieces = pieces
        self.timing = timing
    }

    func point(at fraction: Double) -> CGPoint {
        let place = place(at: fraction)
        let point = pieces[place.index].point(at: place.fraction)
        return CGPoint(x: point.x, y: point.y)
    }

    /// The unit vector of travel; along x where there is none.
    func direction(at fraction: Double) -> CGVector {
        let place = place(at: fraction)
        let piece = pieces[place.index]
        var v = piece.speed(at: place.fraction)
        // Where control points coincide with an end, the direction is that of the nearest part of the curve.
        if v.x * v.x + v.y * v.y < 1e-18 {
            let (a, b) = (max(place.fraction - 0.001, 0), min(place.fraction + 0.001, 1))
            v = piece.point(at: b) - piece.point(at: a)
        }
        let length = (v.x * v.x + v.y * v.y).squareRoot()
        guard length > 0, length.isFinite else { return CGVector(dx: 1, dy: 0) }
        return CGVector(dx: v.x / length, dy: v.y / length)
    }

    private func place(at fraction: Double) -> KeyTiming.Place {
        switch timing.mode {
        case .paced, .cubicPaced: return pacedPlace(at: fraction)
        case .discrete:
            let frame = timing.frame(at: fraction, count: pieces.count + 1)
            return frame < pieces.count
                ? KeyTiming.Place(index: frame, fraction: 0) : KeyTiming.Place(index: frame - 1, fraction: 1)
        default: return timing.place(at: fraction, count: pieces.count + 1)
        }
    }

    private static let steps = 16

    private func pacedPlace(at fraction: Double) -> KeyTiming.Place {
        let lengths = pieces.flatMap { piece in
            (0..<Self.steps).map {
                piece.length(from: Double($0) / Double(Self.steps), to: Double($0 + 1) / Double(Self.steps))
            }
        }
        let total = lengths.reduce(0, +)
        let last = KeyTiming.Place(index: pieces.count - 1, fraction: 1)
        guard total > 0, total.isFinite else { return last }
        var left = min(max(fraction, 0), 1) * total
        for (index, length) in lengths.enumerated() {
            if left < length {
                let (at, step) = index.quotientAndRemainder(dividingBy: Self.steps)
                return KeyTiming.Place(index: at, fraction: parameter(of: pieces[at], step, left, of: length))
            }
            left -= length
        }
        return last
    }

    /// Where in a step of a piece a length has been passed.
    private func parameter(of piece: Piece, _ step: Int, _ passed: Double, of length: Double) -> Double {
        let (start, end) = (Double(step) / Double(Self.steps), Double(step + 1) / Double(Self.steps))
        var t = start + (end - start) * passed / length
        for _ in 0..<6 {
            let v = piece.speed(at: t)
            let speed = (v.x * v.x + v.y * v.y).squareRoot()
            guard speed > 0 else { break }
            t = min(max(t - (piece.length(from: start, to: t) - passed) / speed, start), end)
        }
        return t
    }
}
