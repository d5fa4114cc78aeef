package import CoreGraphics
package import CornerGeometry
internal import Raster

/// Finds out whether a path is a rectangle with rounded corners (a rectangle and a circle are such), because those are
/// drawn, and cast shadows, in a faster way.
package struct OutlineRecognizer {
    private struct Segment {
        var start: CGPoint
        /// None for a line, else two.
        var controls: (CGPoint, CGPoint)?
        var end: CGPoint

        var reversed: Segment { Segment(start: end, controls: controls.map { ($0.1, $0.0) }, end: start) }
    }

    /// How far points may lie apart and still be the same: far under what a pixel shows.
    private let tolerance: CGFloat

    package static func outline(of path: CGPath) -> CornerOutline? {
        let data = path.data
        guard (4...40).contains(data.verbs.count), data.verbs[0] == .move else { return nil }
        let box = path.controlBox
        guard !box.isNull, !box.isInfinite, box.width > 0, box.height > 0 else { return nil }
        return OutlineRecognizer(tolerance: 2e-6 * max(box.width, box.height)).outline(of: data, in: box)
    }

    private func outline(of data: PathData, in box: CGRect) -> CornerOutline? {
        guard let segments = segments(of: data), let candidate = candidate(for: segments, in: box) else {
            return nil
        }
        guard let expected = self.segments(of: PathData(candidate)), expected.count == segments.count else {
            return nil
        }
        let backwards = segments.reversed().map(\.reversed)
        return matches(segments, expected) || matches(backwards, expected) ? candidate : nil
    }

    /// One closed round without repeated points, lines that go on in one direction joined; nil for anything else.
    private func segments(of data: PathData) -> [Segment]? {
        var result: [Segment] = []
        var (point, first, index) = (CGPoint.zero, CGPoint.zero, 0)
        func addLine(to end: CGPoint) {
            guard !isSame(point, end) else { return }
            if let last = result.last, last.controls == nil, goesOn(last.start, last.end, end) {
                result[result.count - 1].end = end
            } else {
                result.append(Segment(start: point, end: end))
            }
        }
        for (number, verb) in data.verbs.enumerated() {
            switch verb {
            case .move:
                guard number == 0 else { return nil }
                (point, first) = (data.points[index], data.points[index])
            case .line:
                addLine(to: data.points[index])
                point = data.points[index]
            case .cubic:
                let (a, b, end) = (data.points[index], data.points[index + 1], data.points[index + 2])
                if !(isSame(point, a) && isSame(a, b) && isSame(b, end)) {
                    result.append(Segment(start: point, controls: (a, b), end: end))
                }
                point = end
            case .quad: return nil
            case .close:
                guard number == data.verbs.count - 1 else { return nil }
            }
            index += verb.pointCount
        }
        addLine(to: first)
        if result.count > 1, let last = result.last, last.controls == nil, result[0].controls == nil,
            goesOn(last.start, last.end, result[0].end)
        {
            result[0].start = last.start
            result.removeLast()
        }
        return result.isEmpty ? nil : result
    }

    /// The outline that the path must be if it is one: how much of each edge a corner takes gives its radius.
    private func candidate(for segments: [Segment], in box: CGRect) -> CornerOutline? {
        let curves = segments.count { $0.controls != nil }
        /// How far from one end of an edge the first point on it lies.
        func extent(_ corner: CGPoint, isOnEdge: (CGPoint) -> Bool, distance: (CGPoint) -> CGFloat) -> CGFloat? {
            segments.lazy.map(\.start).filter(isOnEdge).map(distance).min()
        }
        var radii: [CGFloat] = []
        let corners = [
            CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.minY), CGPoint(x: box.maxX, y: box.maxY),
            CGPoint(x: box.minX, y: box.maxY),
        ]
        for corner in corners {
            let x = extent(
                corner, isOnEdge: { abs($0.y - corner.y) <= tolerance }, distance: { abs($0.x - corner.x) })
            let y = extent(
                corner, isOnEdge: { abs($0.x - corner.x) <= tolerance }, distance: { abs($0.y - corner.y) })
            guard let x, let y, abs(x - y) <= tolerance * 4 else { return nil }
            radii.append(x <= tolerance ? 0 : (x + y) / 2)
        }
        let rounded = radii.count { $0 > 0 }
        guard curves == rounded || curves == 3 * rounded else { return nil }
        let isContinuous = curves > rounded
        let scale = isContinuous ? 1 / CornerShape.continuousExtent : 1
        return CornerOutline(
            rect: box,
            radii: CornerRadii(
                topLeft: radii[0] * scale, topRight: radii[1] * scale, bottomRight: radii[2] * scale,
                bottomLeft: radii[3] * scale),
            curve: isContinuous ? .continuous : .circular)
    }

    /// Whether the rounds are the same from some point on.
    private func matches(_ segments: [Segment], _ expected: [Segment]) -> Bool {
        guard let shift = segments.firstIndex(where: { isSame($0, expected[0]) }) else { return false }
        return expected.indices.allSatisfy { isSame(segments[(shift + $0) % segments.count], expected[$0]) }
    }

    private func isSame(_ a: Segment, _ b: Segment) -> Bool {
        guard isSame(a.start, b.start), isSame(a.end, b.end) else { return false }
        switch (a.controls, b.controls) {
        case (nil, nil): return true
        case (let a?, let b?): return isSame(a.0, b.0) && isSame(a.1, b.1)
        default: return false
        }
    }

    private func isSame(_ a: CGPoint, _ b: CGPoint) -> Bool {
        abs(a.x - b.x) <= tolerance && abs(a.y - b.y) <= tolerance
    }

    /// Whether a line through three points is upright and does not turn.
    private func goesOn(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> Bool {
        if abs(a.x - b.x) <= tolerance, abs(b.x - c.x) <= tolerance { return (b.y - a.y) * (c.y - b.y) > 0 }
        if abs(a.y - b.y) <= tolerance, abs(b.y - c.y) <= tolerance { return (b.x - a.x) * (c.x - b.x) > 0 }
        return false
    }
}
