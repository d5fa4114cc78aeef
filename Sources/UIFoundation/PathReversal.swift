import QuartzCore

/// A path taken apart into subpaths that can be run through backwards.
package struct PathReversal {
    private struct Segment {
        var controls: [CGPoint]
        var end: CGPoint
    }

    private struct Subpath {
        var start: CGPoint
        var segments: [Segment] = []
        var isClosed = false
    }

    private var subpaths: [Subpath] = []

    package init(of path: CGPath) {
        var parts: [Subpath] = []
        path.applyWithBlock { element in
            let points = element.pointee.points
            switch element.pointee.type {
            case .moveToPoint: parts.append(Subpath(start: points[0]))
            case .addLineToPoint: Self.add(Segment(controls: [], end: points[0]), to: &parts)
            case .addQuadCurveToPoint: Self.add(Segment(controls: [points[0]], end: points[1]), to: &parts)
            case .addCurveToPoint: Self.add(Segment(controls: [points[0], points[1]], end: points[2]), to: &parts)
            case .closeSubpath: if !parts.isEmpty { parts[parts.count - 1].isClosed = true }
            }
        }
        subpaths = parts
    }

    /// A segment after a close begins a subpath at the closed one's start.
    private static func add(_ segment: Segment, to parts: inout [Subpath]) {
        guard let last = parts.last else { return }
        if last.isClosed { parts.append(Subpath(start: last.start)) }
        parts[parts.count - 1].segments.append(segment)
    }

    package func reversed() -> CGMutablePath {
        let path = CGMutablePath()
        for subpath in subpaths.reversed() {
            path.move(to: subpath.segments.last?.end ?? subpath.start)
            for (index, segment) in subpath.segments.enumerated().reversed() {
                let end = index > 0 ? subpath.segments[index - 1].end : subpath.start
                switch segment.controls.count {
                case 0: path.addLine(to: end)
                case 1: path.addQuadCurve(to: end, control: segment.controls[0])
                default: path.addCurve(to: end, control1: segment.controls[1], control2: segment.controls[0])
                }
            }
            if subpath.isClosed { path.closeSubpath() }
        }
        return path
    }
}
