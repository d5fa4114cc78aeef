/// The two lines at half a width from a subpath, made once for each of its segments; strokes and dashes take stretches
/// of them.
struct OffsetLines {
    typealias Vector = PathSegment.Vector

    /// A place along a segment, and the points of both lines beside it.
    struct Station: BitwiseCopyable {
        var t: Double
        var point, direction: Vector
        var left, right: Vector

        /// Its points lie on the lines.
        init(t: Double, _ point: Vector, _ direction: Vector, _ halfWidth: Double) {
            self.t = t
            self.point = point
            self.direction = direction
            let across = direction.normal * halfWidth
            left = point + across
            right = point - across
        }

        @inline(__always)
        init(t: Double, point: Vector, direction: Vector, left: Vector, right: Vector) {
            self.t = t
            self.point = point
            self.direction = direction
            self.left = left
            self.right = right
        }

        init(_ segment: PathSegment, _ t: Double, _ halfWidth: Double) {
            self.init(t: t, segment.point(at: t), segment.direction(at: t), halfWidth)
        }
    }

    private(set) var halfWidth = 0.0
    private(set) var rule = ChordRule(distance: 1, area: 0)
    /// Set where Quartz's rule halves the centre line, in pixels, and with it the map to them.
    private var quartz: (tolerance: Double, transform: Affine)?
    private(set) var stations = GrowingBuffer<Station>(capacity: 64)
    /// Of each segment, the places of its stations; none where they are not made yet.
    private var places = GrowingBuffer<SIMD2<Int32>>(capacity: 16)

    func free() {
        stations.free()
        places.free()
    }

    var memory: Int { MemoryLayout<Station>.stride * stations.capacity + 8 * places.capacity }

    mutating func set(halfWidth: Double, _ rule: ChordRule, quartzTolerance: Double?, _ transform: Affine) {
        self.halfWidth = halfWidth
        self.rule = rule
        quartz = quartzTolerance.map { ($0, transform) }
    }

    /// For a subpath of that many segments.
    mutating func begin(count: Int) {
        stations.clear()
        places.clear()
        places.append(repeating: .zero, count: count)
    }

    /// A part of a segment: its two ends, and the places of the stations between them, which hold until the next is asked
    /// for.
    struct Part {
        var first, last: Station
        var inner: Range<Int>
    }

    mutating func part(_ segment: PathSegment, number: Int, from: Double, to: Double) -> Part {
        if quartz != nil {
            // Quartz halves what is drawn, and not what that is cut from.
            stations.clear()
            add(segment.part(from: from, to: to))
            return part(0..<stations.count)
        }
        var place = places.base[number]
        if place.y == 0 {
            place.x = Int32(truncatingIfNeeded: stations.count)
            add(segment)
            place.y = Int32(truncatingIfNeeded: stations.count)
            places.base[number] = place
        }
        let whole = part(Int(place.x)..<Int(place.y))
        return from <= 0 && to >= 1 ? whole : cut(segment, whole, from, to)
    }

    private func part(_ places: Range<Int>) -> Part {
        Part(
            first: stations.base[places.lowerBound], last: stations.base[places.upperBound - 1],
            inner: places.lowerBound + 1..<places.upperBound - 1)
    }

    private func cut(_ segment: PathSegment, _ whole: Part, _ from: Double, _ to: Double) -> Part {
        var (low, high) = (whole.inner.lowerBound, whole.inner.upperBound)
        while low < high {
            let middle = (low + high) / 2
            if stations.base[middle].t <= from { low = middle + 1 } else { high = middle }
        }
        high = low
        while high < whole.inner.upperBound, stations.base[high].t < to { high += 1 }
        return Part(
            first: station(segment, from, before: low), last: station(segment, to, before: high), inner: low..<high)
    }

    /// A place on the step that ends at a station: both lines are cut there.
    private func station(_ segment: PathSegment, _ t: Double, before next: Int) -> Station {
        let (a, b) = (stations.base[next - 1], stations.base[next])
        if t <= a.t { return a }
        if t >= b.t { return b }
        let point = segment.point(at: t)
        let along = b.point - a.point
        let square = along.dot(along)
        let share = square > 0 ? min(max((point - a.point).dot(along) / square, 0), 1) : 0
        var result = a
        result.t = t
        result.point = point
        if a.direction != b.direction { result.direction = (a.direction * (1 - share) + b.direction * share).unit }
        result.left = a.left * (1 - share) + b.left * share
        result.right = a.right * (1 - share) + b.right * share
        return result
    }

    @inline(__always)
    mutating func add(_ station: Station) { stations.append(station) }

    /// A segment's stations.
    private mutating func add(_ segment: PathSegment) {
        let first = Station(segment, 0, halfWidth)
        stations.append(first)
        if segment.kind == .line {
            stations.append(Station(t: 1, segment.p3, first.direction, halfWidth))
        } else if let quartz {
            addHalves(segment, first, quartz.tolerance, quartz.transform)
        } else {
            addSteps(segment, first, Station(segment, 1, halfWidth))
        }
    }

    private mutating func addHalves(
        _ segment: PathSegment, _ first: Station, _ tolerance: Double, _ transform: Affine
    ) {
        func pixel(_ point: Vector) -> Vector { Vector(transform.apply(to: point.point)) }
        let curve = segment.asCubic
        let mapped = PathSegment.cubic(pixel(curve.p0), pixel(curve.p1), pixel(curve.p2), pixel(curve.p3))
        let bound = max(tolerance, 0.001) / 6
        var last = first
        for t in mapped.halvings(while: { $0 > bound }) {
            let next = Station(segment, t, halfWidth)
            addTurn(segment, last, next, depth: 3, isFree: false)
            last = next
        }
    }
}
