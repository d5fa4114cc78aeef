import Foundation

/// One subpath as segments that are all longer than nothing.
struct PathContour {
    var segments: [PathSegment] = []
    /// Its end is its start, and a stroke joins there. A line back to the start is among the segments.
    var isClosed = false
    var start: SIMD2<Double>
    /// For a subpath of no length, that is nothing but a point: where it faces.
    var direction = SIMD2<Double>(1, 0)

    /// The subpaths of a path that draw something. A move alone does not; a line or a close to where it is, does.
    /// A segment with a point that is not finite is dropped, as when the path is filled.
    static func all(of path: PathData) -> [PathContour] {
        var result: [PathContour] = []
        var current: PathContour?
        var last = SIMD2<Double>.zero
        var index = 0
        func held(_ point: CGPoint) -> SIMD2<Double> {
            let limit = ChainList.limit
            return SIMD2<Double>(min(max(point.x, -limit), limit), min(max(point.y, -limit), limit))
        }
        var hasDrawn = false
        func finish() {
            if let current, hasDrawn { result.append(current) }
            hasDrawn = false
        }
        for verb in path.verbs {
            let points = path.points[index..<(index + verb.pointCount)]
            index += verb.pointCount
            var isFinite = true
            for point in points where !(point.x.isFinite && point.y.isFinite) { isFinite = false }
            guard isFinite else { continue }
            if verb == .move {
                finish()
                last = held(points[points.startIndex])
                current = PathContour(start: last)
                current?.segments.reserveCapacity(min(path.verbs.count, 24))
                continue
            }
            guard let start = current?.start else { continue }
            hasDrawn = true
            switch verb {
            case .close:
                if last != start { current?.segments.append(.line(last, start)) }
                current?.isClosed = true
                finish()
                last = start
                current = PathContour(start: start)
                continue
            case .line:
                current?.append(.line(last, held(points[points.startIndex])))
            case .quad:
                current?.append(.quad(last, held(points[points.startIndex]), held(points[points.startIndex + 1])))
            case .cubic:
                current?.append(
                    .cubic(
                        last, held(points[points.startIndex]), held(points[points.startIndex + 1]),
                        held(points[points.startIndex + 2])))
            case .move:
                break
            }
            last = held(points[points.endIndex - 1])
        }
        finish()
        return result
    }

    private mutating func append(_ segment: PathSegment) {
        if !segment.isDegenerate { segments.append(segment) }
    }

    func add(to path: inout PathData) {
        path.move(to: start.point)
        if segments.isEmpty {
            if isClosed { path.close() } else { path.addLine(to: start.point) }
            return
        }
        for (number, segment) in segments.enumerated() {
            switch segment.kind {
            case .line:
                let isLast = number == segments.count - 1
                // `close` draws the line back by itself.
                if isClosed, isLast, segment.p3 == start { continue }
                path.addLine(to: segment.p3.point)
            case .quad: path.addQuadCurve(to: segment.p3.point, control: segment.p1.point)
            case .cubic:
                path.addCurve(to: segment.p3.point, control1: segment.p1.point, control2: segment.p2.point)
            }
        }
        if isClosed { path.close() }
    }
}
