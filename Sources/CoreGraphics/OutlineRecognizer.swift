internal import CornerGeometry
import Foundation
internal import Raster

/// Finds out whether a path is a rectangle with rounded corners (a rectangle and a circle are such), because those are
/// drawn, and cast shadows, in a faster way.
struct OutlineRecognizer {
    private struct Segment {
        var start: CGPoint
        /// None for a line, else two.
        var controls: (CGPoint, CGPoint)?
        var end: CGPoint

        var reversed: Segment { Segment(start: end, controls: controls.map { ($0.1, $0.0) }, end: start) }
    }

    /// How far points may lie apart and still be the same: far under what a pixel shows.
    private let tolerance: CGFloat

    /// - Parameter box: around all of the path's points.
    static func outline(of data: PathData, in box: CGRect) -> CornerOutline? {
        guard (4...40).contains(data.verbs.count), data.verbs[0] == .move else { return nil }
        guard !box.isNull, !box.isInfinite, box.width > 0, box.height > 0 else { return nil }
        return OutlineRecognizer(tolerance: 2e-6 * max(box.width, box.height)).outline(of: data, in: box)
    }

    private func outline(of data: PathData, in box: CGRect) -> CornerOutline? {
        guard let segments = segments(of: data), let candidate = candidate(for: segments, in: box) else {
            return nil
        }
        return matches(segments, candidate) ? candidate : nil
    }

    /// One closed round without repeated points, lines that go on in one direction joined; nil for anything else.
    private func segments(of data: PathData) -> [Segment]? {
        var result: [Segment] = []
        result.reserveCapacity(data.verbs.count + 1)
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
        // From the corners top left, top right, bottom right, bottom left to the first point on each of their edges.
        var across = SIMD4<Double>(repeating: .infinity)
        var down = across
        var curves = 0
        for segment in segments {
            if segment.controls != nil { curves += 1 }
            let point = segment.start
            let (left, right) = (Double(point.x - box.minX), Double(box.maxX - point.x))
            let (top, bottom) = (Double(point.y - box.minY), Double(box.maxY - point.y))
            if top <= Double(tolerance) { (across[0], across[1]) = (min(across[0], left), min(across[1], right)) }
            if bottom <= Double(tolerance) {
                (across[3], across[2]) = (min(across[3], left), min(across[2], right))
            }
            if left <= Double(tolerance) { (down[0], down[3]) = (min(down[0], top), min(down[3], bottom)) }
            if right <= Double(tolerance) { (down[1], down[2]) = (min(down[1], top), min(down[2], bottom)) }
        }
        var radii = SIMD4<Double>(repeating: 0)
        var rounded = 0
        for corner in 0..<4 {
            guard abs(across[corner] - down[corner]) <= Double(tolerance) * 4 else { return nil }
            guard across[corner] > Double(tolerance) else { continue }
            radii[corner] = (across[corner] + down[corner]) / 2
            rounded += 1
        }
        guard curves == rounded || curves == 3 * rounded else { return nil }
        let isContinuous = curves > rounded
        if isContinuous { radii *= 1 / CornerShape.continuousExtent }
        return CornerOutline(
            rect: box,
            radii: CornerRadii(
                topLeft: CGFloat(radii[0]), topRight: CGFloat(radii[1]), bottomRight: CGFloat(radii[2]),
                bottomLeft: CGFloat(radii[3])),
            curve: isContinuous ? .continuous : .circular)
    }

    /// Whether the path goes round as the outline does, from some point on and in either direction.
    private func matches(_ segments: [Segment], _ outline: CornerOutline) -> Bool {
        var comparison = Comparison(segments: segments)
        // Not from the middle of the right side, where the outline's walk begins, but from its upper end: so each side
        // is one line.
        let top = outline.rect.minY + CGFloat(outline.shape(at: .topRight).extentY)
        var point = CGPoint(x: outline.rect.maxX, y: top)
        outline.forEachSegment { segment in
            switch segment {
            case .move, .close: break
            case .line(let end):
                if !isSame(point, end) { comparison.add(Segment(start: point, end: end), isSame) }
                point = end
            case .cubic(let control1, let control2, let end):
                comparison.add(Segment(start: point, controls: (control1, control2), end: end), isSame)
                point = end
            }
        }
        return comparison.holds
    }

    /// Compares a path's segments with those of an outline, which come one after the other.
    private struct Comparison {
        let segments: [Segment]
        private var number = 0
        /// Where the segment stands that is the outline's first, and the one that is the same walked back.
        private var forwards, backwards: Int?

        init(segments: [Segment]) { self.segments = segments }

        var holds: Bool { number == segments.count && (forwards != nil || backwards != nil) }

        mutating func add(_ expected: Segment, _ isSame: (Segment, Segment) -> Bool) {
            let count = segments.count
            if number == 0 {
                forwards = segments.firstIndex { isSame($0, expected) }
                backwards = segments.firstIndex { isSame($0.reversed, expected) }
            } else if number < count {
                if let start = forwards, !isSame(segments[(start + number) % count], expected) { forwards = nil }
                if let start = backwards, !isSame(segments[(start + count - number) % count].reversed, expected) {
                    backwards = nil
                }
            }
            number += 1
        }
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
