/// Makes the outline of a stroke: polygons that all run the same way round, so that the non-zero rule gives their union
/// and no two can cancel.
///
/// A smooth run of segments is one strip between its two offset lines. At a corner, strips go on: the outer line takes
/// the join, the inner one turns where its two sides meet. What strips share there is counted once instead of twice, so
/// the union stays the same. Where the inner sides do not meet, a strip ends, and the join is a wedge of its own.
///
/// Where an offset line would turn back (a bend tighter than half the width), the moving width turns about the centres
/// of the bend, and sweeps one strip on either side of them, in opposite senses: these are two polygons.
struct Stroker {
    typealias Vector = PathSegment.Vector

    /// A corner that the next step may go around.
    struct Corner {
        var point, from, to: Vector
    }

    var polygons = PolygonList()
    /// Something was left out.
    private(set) var isCut = false
    private var lines = OffsetLines()
    var leftSide = GrowingBuffer<Vector>(capacity: 256)
    var rightSide = GrowingBuffer<Vector>(capacity: 256)
    private var bendLeft = GrowingBuffer<Vector>(capacity: 16)
    private var bendRight = GrowingBuffer<Vector>(capacity: 16)
    private var bendCentres = GrowingBuffer<Vector>(capacity: 16)
    private var bendsLeft = false
    private var corner: Corner?
    /// The strip began where the contour did.
    private var isWhole = false
    /// Steps may be a little longer than wished for: what of the area that a pixel may err by is asked of them.
    private static let share = 0.9
    /// How far the strip has turned, in radians and no less, while both of its sides go on; without end if one does not.
    private var turning = 0.0

    private(set) var style = StrokeStyle()
    private(set) var halfWidth = 0.0
    /// In the path's own space.
    private(set) var rule = ChordRule(distance: 1, area: 0)

    func free() {
        polygons.free()
        lines.free()
        leftSide.free()
        rightSide.free()
        bendLeft.free()
        bendRight.free()
        bendCentres.free()
    }

    var memory: Int { polygons.memory + lines.memory + 16 * (leftSide.capacity + rightSide.capacity) }

    /// Makes `polygons`, in the path's own space: none where the stroke draws nothing, as with a width that is not a
    /// positive finite number, or a transform that is not finite.
    ///
    /// - Parameters:
    ///   - tolerance: The largest distance between the outline and the true one, in the path's units.
    ///   - pixel: The side of a pixel in those units, where nothing but the pixels' coverage need be right: the outline
    ///     may then be farther off where that does not show. 0: it may not.
    ///   - within: Pixels that show; what lies wholly outside may be left out.
    ///   - limit: With more points than this, the rest is left out.
    mutating func outline(
        _ path: PathData, _ style: StrokeStyle, transform: Affine, tolerance: Double, pixel: Double = 0,
        quartzTolerance: Double?, within: PixelRect?, limit: Int = .max
    ) {
        polygons.clear()
        isCut = false
        guard style.width > 0, style.width.isFinite, transform.isFinite else { return }
        // As wide as coordinates go, and not held back one by one, which would bend the outline.
        halfWidth = min(style.width / 2, ChainList.limit / 8 / max(transform.largestScale, .leastNormalMagnitude))
        self.style = style
        // Finer than a 2^30th of the width no arc need be.
        rule = ChordRule(distance: max(tolerance, halfWidth * 0x1p-30), area: tolerance * pixel * Self.share)
        lines.set(halfWidth: halfWidth, rule, quartzTolerance: quartzTolerance, transform)
        let dash = DashPattern(style.dash, phase: style.dashPhase)
        // Quartz measures dashes along coarse chords, though it draws them on the curve. Whether the chords' bound is in
        // the path's units or in pixels is not known; in units, a dash stays where it is at any scale.
        let coarseness = quartzTolerance != nil && dash != nil ? 0.6 : nil
        // Some fifteen dashes to a pixel are as good as any number.
        let reach = style.reach * transform.largestScale + 1
        path.forEachStretch(
            trim: style.trim, dash: dash, leastPeriod: tolerance * 16, coarseness: coarseness,
            begin: { lines.begin(count: $0.segments.count) },
            { contour, stretch in
                if polygons.points.count > limit { return }
                // Of a long line most dashes may lie outside, and each may be a thousand points.
                if let within,
                    (stretch.map { contour.part($0) } ?? contour).isOutside(
                        within, transform: transform, reach: reach)
                {
                    isCut = true
                } else {
                    add(contour, stretch)
                }
            })
    }

    private mutating func add(_ contour: PathContour, _ stretch: ContourStretch?) {
        let count = contour.segments.count
        guard count > 0 else { return addPoint(contour.start, contour.direction) }
        let isClosed = stretch == nil && contour.isClosed
        let stretch = stretch ?? contour.wholeStretch
        let first = contour.segments[stretch.from.segment]
        if stretch.isPoint {
            return addPoint(first.point(at: stretch.from.t), first.direction(at: stretch.from.t))
        }
        if first.kind == .line, stretch.from.segment == stretch.to.segment, !stretch.wraps, !isClosed {
            let line = lines.part(first, number: stretch.from.segment, from: 0, to: 1)
            return addLine(line.first, line.last, from: stretch.from.t, to: stretch.to.t)
        }
        isWhole = true
        turning = 0
        var start: OffsetLines.Station?
        var last: OffsetLines.Station?
        stretch.forEachPart(of: count) { index, from, to in
            let part = lines.part(contour.segments[index], number: index, from: from, to: to)
            if let last { turn(at: part.first.point, last.direction, part.first.direction) }
            if start == nil { start = part.first }
            addSteps(part)
            last = part.last
        }
        endCorner()
        guard let start, let last else { return }
        if isClosed {
            closeRing(at: contour.start, last.direction, start.direction)
        } else if isWhole, leftSide.count > 0 {
            polygons.add(leftSide)
            addCapPoints(last.point, last.direction)
            polygons.addReversed(rightSide)
            addCapPoints(start.point, -start.direction)
            polygons.close(isOriented: true, isSimple: turning < Self.mostTurning)
            leftSide.clear()
            rightSide.clear()
        } else {
            finishStrip()
            addCap(at: last.point, last.direction)
            addCap(at: start.point, -start.direction)
        }
    }

    /// Nothing but its caps.
    private mutating func addPoint(_ point: Vector, _ direction: Vector) {
        addCap(at: point, direction)
        addCap(at: point, -direction)
    }

    /// A part of a line by itself, as most dashes are.
    private mutating func addLine(_ a: OffsetLines.Station, _ b: OffsetLines.Station, from: Double, to: Double) {
        let along = b.point - a.point
        let (begin, end) = (along * from, along * to)
        polygons.add(a.left + begin)
        polygons.add(a.left + end)
        if style.cap != .butt { addCapPoints(a.point + end, a.direction) }
        polygons.add(a.right + end)
        polygons.add(a.right + begin)
        if style.cap != .butt { addCapPoints(a.point + begin, -a.direction) }
        polygons.close(isOriented: true, isSimple: true)
    }

    private mutating func addSteps(_ part: OffsetLines.Part) {
        var from = part.first
        for place in part.inner {
            let to = lines.stations.base[place]
            addTurn(from, to)
            from = to
        }
        addTurn(from, part.last)
    }

    private mutating func addTurn(_ from: OffsetLines.Station, _ to: OffsetLines.Station) {
        guard from.direction.dot(to.direction) < 0.2 else { return addStep(from, to) }
        // A cusp: the curve turns on the spot, as at a corner.
        addStep(from, OffsetLines.Station(t: to.t, to.point, from.direction, halfWidth))
        turn(at: to.point, from.direction, to.direction)
    }

    /// Directions nearer than this are one: the gap that stays is a millionth of the width.
    private static let smooth = 1e-6

    private static func isSmooth(_ from: Vector, _ to: Vector) -> Bool {
        from.dot(to) > 0 && abs(from.cross(to)) < smooth
    }

    /// Goes round a corner, with the next step or before it.
    private mutating func turn(at point: Vector, _ from: Vector, _ to: Vector) {
        endCorner()
        if Self.isSmooth(from, to) { return }
        corner = Corner(point: point, from: from, to: to)
        if leftSide.count < 2 { endCorner() }
    }

    private mutating func endCorner() {
        guard let corner else { return }
        self.corner = nil
        finishStrip()
        addJoin(corner)
    }

    // MARK: Steps

    /// A strip that turns less than this all in all, and whose sides are nowhere shorter than `leastAdvance` of its
    /// middle, does not meet itself: the map from places along and across it to the plane has a positive definite
    /// derivative, as seen from the direction midway.
    private static let mostTurning = 2.0
    private static let leastAdvance = 0.4

    private mutating func addStep(_ from: OffsetLines.Station, _ to: OffsetLines.Station) {
        let (p, d, q, e) = (from.point, from.direction, to.point, to.direction)
        let (l0, r0) = (from.left, from.right)
        var (l1, r1) = (to.left, to.right)
        let middle = d + e
        var (left, right) = ((l1 - l0).dot(middle), (r1 - r0).dot(middle))
        // A side that stays where it is, but for less than shows, as where a bend is as tight as half the width.
        if min(left, right) < 4 * rule.distance, corner == nil, !isNear(p, q) {
            let l = leftSide.count > 0 ? leftSide.base[leftSide.count - 1] : l0
            let r = rightSide.count > 0 ? rightSide.base[rightSide.count - 1] : r0
            if isNear(l, l1) { (l1, left) = (l, 0) }
            if isNear(r, r1) { (r1, right) = (r, 0) }
        }
        if left >= 0, right >= 0 {
            let advance = Self.leastAdvance * (q - p).dot(middle)
            // Up to a turn of 37 degrees the sine is within a twelfth of the angle.
            turning += left >= advance && right >= advance && d.dot(e) > 0.8 ? abs(d.cross(e)) * 1.08 : .infinity
            if let corner {
                turning = .infinity
                if !goRound(corner, l0, r0, l1, r1) { endCorner() }
                self.corner = nil
            }
            if leftSide.count == 0 {
                finishStrip()
                leftSide.append(l0)
                rightSide.append(r0)
            }
            leftSide.append(l1)
            rightSide.append(r1)
            return
        }
        endCorner()
        isWhole = false
        // The two widths cross, at the centre of the bend.
        let spread = (r0 - l0).cross(r1 - l1)
        let share = spread == 0 ? 0.5 : (l1 - l0).cross(r1 - l1) / spread
        let centre = l0 + (r0 - l0) * min(max(share, 0), 1)
        let side = d.cross(e) > 0
        if bendLeft.count == 0 || side != bendsLeft {
            finishStrip()
            bendsLeft = side
            bendLeft.append(l0)
            bendRight.append(r0)
        }
        bendLeft.append(l1)
        bendRight.append(r1)
        bendCentres.append(centre)
    }

    private func isNear(_ a: Vector, _ b: Vector) -> Bool { (b - a).dot(b - a) <= rule.distance * rule.distance }

    /// Carries the strip on round a corner, whose next step goes from l0, r0 to l1, r1. False where its inner sides do
    /// not meet.
    private mutating func goRound(
        _ corner: Corner, _ l0: Vector, _ r0: Vector, _ l1: Vector, _ r1: Vector
    ) -> Bool {
        let count = leftSide.count
        guard count >= 2 else { return false }
        if corner.from.cross(corner.to) > 0 {
            guard let meeting = Self.meeting(leftSide.base[count - 2], leftSide.base[count - 1], l0, l1) else {
                return false
            }
            leftSide.base[count - 1] = meeting
            addJoinPoints(corner, to: &rightSide)
            rightSide.append(r0)
        } else {
            guard let meeting = Self.meeting(rightSide.base[count - 2], rightSide.base[count - 1], r0, r1) else {
                return false
            }
            rightSide.base[count - 1] = meeting
            addJoinPoints(corner, to: &leftSide)
            leftSide.append(l0)
        }
        return true
    }

    /// Where a ... b crosses c ... d.
    private static func meeting(_ a: Vector, _ b: Vector, _ c: Vector, _ d: Vector) -> Vector? {
        let (u, v) = (b - a, d - c)
        let area = u.cross(v)
        guard area != 0 else { return nil }
        let (s, t) = ((c - a).cross(v) / area, (c - a).cross(u) / area)
        return s >= 0 && s <= 1 && t >= 0 && t <= 1 ? a + u * s : nil
    }

    /// Ends a closed contour: where its strip meets itself, its sides are a polygon each.
    private mutating func closeRing(at point: Vector, _ from: Vector, _ to: Vector) {
        let isSmooth = Self.isSmooth(from, to)
        let join = Corner(point: point, from: from, to: to)
        var meets = isWhole && leftSide.count > 2 && rightSide.count > 2
        if meets, !isSmooth {
            meets = closeCorner(join)
        }
        guard meets else {
            finishStrip()
            if !isSmooth { addJoin(join) }
            return
        }
        polygons.add(leftSide)
        polygons.close(isOriented: true)
        polygons.addReversed(rightSide)
        polygons.close(isOriented: true)
        leftSide.clear()
        rightSide.clear()
    }

    private mutating func closeCorner(_ corner: Corner) -> Bool {
        let (l, r) = (leftSide.base, rightSide.base)
        let (lastLeft, lastRight) = (leftSide.count - 1, rightSide.count - 1)
        if corner.from.cross(corner.to) > 0 {
            guard let meeting = Self.meeting(l[lastLeft - 1], l[lastLeft], l[0], l[1]) else { return false }
            l[0] = meeting
            l[lastLeft] = meeting
            addJoinPoints(corner, to: &rightSide)
        } else {
            guard let meeting = Self.meeting(r[lastRight - 1], r[lastRight], r[0], r[1]) else { return false }
            r[0] = meeting
            r[lastRight] = meeting
            addJoinPoints(corner, to: &leftSide)
        }
        return true
    }

    private mutating func finishStrip() {
        if leftSide.count > 0 {
            isWhole = false
            polygons.add(leftSide)
            polygons.addReversed(rightSide)
            polygons.close(isOriented: true)
            leftSide.clear()
            rightSide.clear()
        }
        if bendCentres.count > 0 {
            for side in [bendLeft, bendRight] {
                polygons.add(side)
                polygons.addReversed(bendCentres)
                polygons.close(isOriented: false)
            }
        }
        bendLeft.clear()
        bendRight.clear()
        bendCentres.clear()
    }
}
