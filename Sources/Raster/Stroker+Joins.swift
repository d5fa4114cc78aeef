/// Corners and ends.
extension Stroker {
    private static let deepest = 10

    /// The outer side's points between the two ends of a join.
    func addJoinPoints(_ corner: Corner, to side: inout GrowingBuffer<Vector>) {
        let (a, b) = radii(corner)
        switch style.join {
        case .bevel: break
        case .round: addArc(from: a, to: b, through: corner.from, around: corner.point) { side.append($0) }
        case .miter:
            if let tip = tip(corner, a, b) { side.append(corner.point + tip) }
        }
    }

    /// A join by itself.
    mutating func addJoin(_ corner: Corner) {
        let (a, b) = radii(corner)
        polygons.add(corner.point)
        polygons.add(corner.point + a)
        switch style.join {
        case .bevel: break
        case .round: addArc(from: a, to: b, through: corner.from, around: corner.point) { polygons.add($0) }
        case .miter:
            if let tip = tip(corner, a, b) { polygons.add(corner.point + tip) }
        }
        polygons.add(corner.point + b)
        polygons.close(isOriented: false)
    }

    /// From the corner to where its outer sides end. The outer side is the right one where the path turns left.
    private func radii(_ corner: Corner) -> (Vector, Vector) {
        let side = corner.from.cross(corner.to) > 0 ? -halfWidth : halfWidth
        return (corner.from.normal * side, corner.to.normal * side)
    }

    /// A mitre is 1 / cos(turn / 2) widths long.
    private func tip(_ corner: Corner, _ a: Vector, _ b: Vector) -> Vector? {
        let dot = corner.from.dot(corner.to)
        let halfCosine = ((1 + dot) / 2).squareRoot()
        guard halfCosine > 0, 1 / halfCosine <= style.miterLimit, 1 + dot > 1e-12 else { return nil }
        return (a + b) / (1 + dot)
    }

    // MARK: Caps

    /// A cap by itself.
    mutating func addCap(at point: Vector, _ direction: Vector) {
        guard style.cap != .butt else { return }
        let left = direction.normal * halfWidth
        polygons.add(point + left)
        addCapPoints(point, direction)
        polygons.add(point - left)
        polygons.close(isOriented: false)
    }

    /// What lies between the left and the right end of a strip.
    mutating func addCapPoints(_ point: Vector, _ direction: Vector) {
        let left = direction.normal * halfWidth
        switch style.cap {
        case .butt: break
        case .square:
            let ahead = direction * halfWidth
            polygons.add(point + left + ahead)
            polygons.add(point - left + ahead)
        case .round:
            addArc(from: left, to: -left, through: direction, around: point) { polygons.add($0) }
        }
    }

    /// Points between one radius of the circle of half the width and another, by halving angles: the sum of two radii
    /// points midway, and its length comes from a square root alone.
    @inline(__always)
    private func addArc(
        from: Vector, to: Vector, through: Vector, around centre: Vector, _ body: (Vector) -> Void
    ) {
        // From a half turn on, the sum no longer says which way.
        @inline(__always)
        func middle(_ a: Vector, _ b: Vector) -> Vector {
            a.dot(b) < -0.99 * halfWidth * halfWidth ? through.unit : (a + b).unit
        }
        // The cosine of a half, and of a half of that.
        var cosine = min(max(middle(from, to).dot(from) / halfWidth, 0), 1)
        var depth = 0
        while depth < Self.deepest, !isFine(cosine) {
            cosine = ((1 + cosine) / 2).squareRoot()
            depth += 1
        }
        let lift = 1 + (1 - cosine) * ChordRule.lift
        func add(_ a: Vector, _ b: Vector, depth: Int) {
            if depth == 0 { return }
            let middle = middle(a, b) * halfWidth
            add(a, middle, depth: depth - 1)
            body(centre + middle * lift)
            add(middle, b, depth: depth - 1)
        }
        add(from, to, depth: depth)
    }

    /// Whether chords that turn twice as far as this cosine says are near enough.
    ///
    /// The first and the last begin on the circle, and have up to three times the area of others on one side, and
    /// two caps may begin in one pixel.
    private func isFine(_ cosine: Double) -> Bool {
        let rise = halfWidth * (1 - cosine) * 1.05
        let chord = halfWidth * 2 * (1 - cosine * cosine).squareRoot()
        return cosine > 0.866 && rule.allows(squaredRise: rise * rise, timesChord: 6 * rise * chord)
    }
}
