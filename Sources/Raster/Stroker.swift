/// Makes the outline of a stroke: polygons that all run the same way round, so that the non-zero rule gives their union
/// and no two can cancel.
///
/// A smooth run of segments is one strip between its two offset lines. Where an offset line would turn back (a bend
/// tighter than half the width), the moving width turns about the centres of the bend, and sweeps one strip on either
/// side of them, in opposite senses: these are two polygons. Corners add a wedge on their outer side.
struct Stroker {
    typealias Vector = PathSegment.Vector

    let halfWidth: Double
    let style: StrokeStyle
    let transform: Affine
    /// In the path's own space.
    let tolerance: Double
    /// Set where Quartz's rule halves the centre line, in pixels.
    let quartzTolerance: Double?

    private(set) var outline = PathData()
    private var leftSide: [Vector] = []
    private var rightSide: [Vector] = []
    private var bendLeft: [Vector] = []
    private var bendRight: [Vector] = []
    private var bendCentres: [Vector] = []
    private var bendsLeft = false

    private static let deepest = 10
    /// Directions nearer than this are one: the gap that stays is a millionth of the width.
    private static let smooth = 1e-6

    /// Nil where the stroke draws nothing: a width that is not a positive finite number, or a transform that is not
    /// finite.
    init?(style: StrokeStyle, transform: Affine, tolerance: Double, quartzTolerance: Double? = nil) {
        guard style.width > 0, style.width.isFinite, transform.isFinite else { return nil }
        // As wide as coordinates go, and not held back one by one, which would bend the outline.
        halfWidth = min(style.width / 2, EdgeList.limit / 8 / max(transform.largestScale, .leastNormalMagnitude))
        self.style = style
        self.transform = transform
        // Finer than a 2^30th of the width no arc need be.
        self.tolerance = max(tolerance, halfWidth * 0x1p-30)
        self.quartzTolerance = quartzTolerance
    }

    mutating func add(_ contour: PathContour) {
        guard let first = contour.segments.first, let last = contour.segments.last else {
            addDot(contour)
            return
        }
        let firstDirection = first.direction(at: 0)
        var previous = firstDirection
        for (number, segment) in contour.segments.enumerated() {
            let direction = segment.direction(at: 0)
            if number > 0 { addJoin(at: segment.p0, previous, direction) }
            addSegment(segment)
            previous = segment.direction(at: 1)
        }
        if contour.isClosed {
            addJoin(at: contour.start, previous, firstDirection)
            finishStrip()
        } else {
            finishStrip()
            addCap(at: last.p3, previous)
            addCap(at: first.p0, -firstDirection)
        }
    }

    // MARK: Along a segment

    private mutating func addSegment(_ segment: PathSegment) {
        var from = Station(segment, 0)
        if segment.kind == .line {
            addStep(from, Station(segment, 1), segment)
            return
        }
        if let quartzTolerance {
            for t in Self.halvings(segment, transform, tolerance: quartzTolerance) {
                let to = Station(segment, t)
                addTurn(segment, from, to, depth: 3, isFree: false)
                from = to
            }
            return
        }
        let count = segment.chordCount(tolerance: tolerance)
        for step in 1...count {
            let to = Station(segment, Double(step) / Double(count))
            addTurn(segment, from, to, depth: Self.deepest, isFree: true)
            from = to
        }
    }

    /// A place along a segment.
    private struct Station {
        var t: Double
        var point: Vector
        var direction: Vector

        init(_ segment: PathSegment, _ t: Double) {
            self.t = t
            point = t <= 0 ? segment.p0 : (t >= 1 ? segment.p3 : segment.point(at: t))
            direction = segment.direction(at: t)
        }
    }

    /// Adds the curve between two stations, halved until the offset lines are near enough their chords.
    private mutating func addTurn(
        _ segment: PathSegment, _ from: Station, _ to: Station, depth: Int, isFree: Bool
    ) {
        if depth > 0 {
            let middle = Station(segment, (from.t + to.t) / 2)
            let turn = from.direction.dot(to.direction)
            // A third of a half turn is more than one step may bend.
            var isRough = turn < 0.5
            if isFree, !isRough {
                for side in [halfWidth, -halfWidth] {
                    let a = from.point + from.direction.normal * side
                    let b = to.point + to.direction.normal * side
                    let m = middle.point + middle.direction.normal * side
                    let along = (b - a).unit
                    let away = along == .zero ? (m - a).length : abs((m - a).cross(along))
                    if away > tolerance { isRough = true }
                }
            }
            if isRough {
                addTurn(segment, from, middle, depth: depth - 1, isFree: isFree)
                addTurn(segment, middle, to, depth: depth - 1, isFree: isFree)
                return
            }
        }
        addStep(from, to, segment)
    }

    private mutating func addStep(_ from: Station, _ to: Station, _ segment: PathSegment) {
        let turn = from.direction.dot(to.direction)
        if turn < 0.2 {
            // A cusp: the curve turns on the spot, as at a corner.
            addStep(from.point, from.direction, to.point, from.direction)
            addJoin(at: to.point, from.direction, to.direction)
            return
        }
        addStep(from.point, from.direction, to.point, to.direction)
    }

    private mutating func addStep(_ p: Vector, _ d: Vector, _ q: Vector, _ e: Vector) {
        let l0 = p + d.normal * halfWidth
        let r0 = p - d.normal * halfWidth
        let l1 = q + e.normal * halfWidth
        let r1 = q - e.normal * halfWidth
        let middle = d + e
        let leftGoesOn = (l1 - l0).dot(middle) >= 0
        let rightGoesOn = (r1 - r0).dot(middle) >= 0
        if leftGoesOn, rightGoesOn {
            if leftSide.isEmpty {
                finishStrip()
                leftSide.append(l0)
                rightSide.append(r0)
            }
            leftSide.append(l1)
            rightSide.append(r1)
            return
        }
        // The two widths cross, at the centre of the bend.
        let spread = (r0 - l0).cross(r1 - l1)
        let share = spread == 0 ? 0.5 : (l1 - l0).cross(r1 - l1) / spread
        let centre = l0 + (r0 - l0) * min(max(share, 0), 1)
        let side = d.cross(e) > 0
        if bendLeft.isEmpty || side != bendsLeft {
            finishStrip()
            bendsLeft = side
            bendLeft.append(l0)
            bendRight.append(r0)
        }
        bendLeft.append(l1)
        bendRight.append(r1)
        bendCentres.append(centre)
    }

    private mutating func finishStrip() {
        if !leftSide.isEmpty { addPolygon(leftSide + rightSide.reversed(), isOriented: true) }
        leftSide.removeAll(keepingCapacity: true)
        rightSide.removeAll(keepingCapacity: true)
        if !bendCentres.isEmpty {
            let centres: [Vector] = bendCentres.reversed()
            addPolygon(bendLeft + centres)
            addPolygon(bendRight + centres)
        }
        bendLeft.removeAll(keepingCapacity: true)
        bendRight.removeAll(keepingCapacity: true)
        bendCentres.removeAll(keepingCapacity: true)
    }

    // MARK: Joins

    private mutating func addJoin(at point: Vector, _ from: Vector, _ to: Vector) {
        let cross = from.cross(to)
        let dot = from.dot(to)
        if dot > 0, abs(cross) < Self.smooth { return }
        finishStrip()
        // The outer side is the right one where the path turns left.
        let side = cross > 0 ? -halfWidth : halfWidth
        let a = from.normal * side
        let b = to.normal * side
        switch style.join {
        case .bevel:
            addPolygon([point, point + a, point + b])
        case .round:
            addPolygon([point] + arc(from: from.normal * side, to: b, through: from).map { point + $0 })
        case .miter:
            // The mitre is 1 / cos(turn / 2) widths long.
            let halfCosine = ((1 + dot) / 2).squareRoot()
            if halfCosine > 0, 1 / halfCosine <= style.miterLimit, 1 + dot > 1e-12 {
                addPolygon([point, point + a, point + (a + b) / (1 + dot), point + b])
            } else {
                addPolygon([point, point + a, point + b])
            }
        }
    }

    // MARK: Caps

    private mutating func addCap(at point: Vector, _ direction: Vector) {
        let left = direction.normal * halfWidth
        switch style.cap {
        case .butt: break
        case .square:
            let ahead = direction * halfWidth
            addPolygon([point + left, point + left + ahead, point - left + ahead, point - left])
        case .round:
            addPolygon(arc(from: left, to: -left, through: direction).map { point + $0 })
        }
    }

    /// A subpath of no length.
    private mutating func addDot(_ contour: PathContour) {
        addCap(at: contour.start, contour.direction)
        addCap(at: contour.start, -contour.direction)
    }

    /// Points of the circle of half the width from one radius to another, both included, by halving angles: the sum of
    /// two radii points midway, and its length comes from a square root alone.
    private func arc(from: Vector, to: Vector, through: Vector) -> [Vector] {
        var result = [from]
        func add(_ a: Vector, _ b: Vector, depth: Int) {
            // Half the turn; from a half turn on, the sum no longer says which way.
            let cosine = a.dot(b) / (halfWidth * halfWidth)
            let middle = cosine < -0.99 ? through.unit * halfWidth : (a + b).unit * halfWidth
            let rise = halfWidth - (a + b).length / 2
            if depth == 0 || rise <= tolerance && cosine > 0.5 {
                result.append(b)
                return
            }
            add(a, middle, depth: depth - 1)
            add(middle, b, depth: depth - 1)
        }
        add(from, to, depth: Self.deepest)
        return result
    }

    // MARK: Output

    /// Every polygon turns the same way as a strip does: the left side first.
    private mutating func addPolygon(_ points: [Vector], isOriented: Bool = false) {
        var points = points
        if !isOriented {
            var area = 0.0
            for index in points.indices.dropFirst(2) {
                area += (points[index - 1] - points[0]).cross(points[index] - points[0])
            }
            if area > 0 { points.reverse() }
        }
        guard let first = points.first else { return }
        outline.move(to: transform.apply(to: first.point))
        for point in points.dropFirst() { outline.addLine(to: transform.apply(to: point.point)) }
        outline.close()
    }

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
