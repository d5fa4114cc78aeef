/// Chains whose extents touch.
extension PathScanner {
    /// A chain between two cuts.
    struct Part: BitwiseCopyable {
        var first, count: Int32
        var winding: Int32
        /// Its x in the middle, where that was needed.
        var middle = 0.0
    }

    func scanCluster(_ start: Int, _ end: Int, _ winding: inout Int32) {
        let before = winding
        parts.clear()
        var (from, to) = (Double.nan, Double.nan)
        var isEven = true
        for index in start..<end {
            let walk = walks.base + Int(active.base[index])
            if walk.pointee.winding == 0 { continue }
            if parts.count == 0 {
                (from, to) = (walk.pointee.from, walk.pointee.to)
            } else if walk.pointee.from != from || walk.pointee.to != to {
                isEven = false
            }
            if walk.pointee.to == 1 { winding &+= walk.pointee.winding }
            parts.append(
                Part(first: walk.pointee.first, count: walk.pointee.count, winding: walk.pointee.winding))
        }
        if parts.count == 0 { return }
        if isEven { return scanSlab(from, to, before) }
        var cuts: [Double] = []
        cuts.reserveCapacity(2 * parts.count)
        for index in start..<end where walks.base[Int(active.base[index])].winding != 0 {
            cuts.append(walks.base[Int(active.base[index])].from)
            cuts.append(walks.base[Int(active.base[index])].to)
        }
        SlabScanner.sortCuts(&cuts)
        if cuts.count > 16 {
            // So many ends of chains are best taken all at once.
            return scanCrossing(before)
        }
        for cut in 0..<max(cuts.count - 1, 0) {
            let (top, bottom) = (cuts[cut], cuts[cut + 1])
            parts.clear()
            for index in start..<end {
                let walk = walks.base[Int(active.base[index])]
                if walk.winding != 0, walk.from <= top, walk.to >= bottom { addPart(walk, top, bottom) }
            }
            if parts.count > 0 { scanSlab(top, bottom, before) }
        }
    }

    /// A chain's pieces from `top` to `bottom`.
    private func addPart(_ walk: Walk, _ top: Double, _ bottom: Double) {
        pieces.reserve(Int(walk.count))
        let source = pieces.base + Int(walk.first)
        let first = pieces.count
        for index in 0..<Int(walk.count) {
            var piece = source[index]
            if piece.yb < top || piece.ya > bottom { continue }
            if piece.ya < top {
                piece.xa = Self.x(source[index], at: top)
                piece.ya = top
            }
            if piece.yb > bottom {
                piece.xb = Self.x(source[index], at: bottom)
                piece.yb = bottom
            }
            pieces.append(piece)
        }
        let count = pieces.count - first
        guard count > 0 else { return }
        parts.append(
            Part(
                first: Int32(truncatingIfNeeded: first), count: Int32(truncatingIfNeeded: count),
                winding: walk.winding))
    }

    @inline(__always)
    static func x(_ piece: Piece, at y: Double) -> Double {
        if piece.xa == piece.xb { return piece.xa }
        let x = piece.xa + (y - piece.ya) * ((piece.xb - piece.xa) / (piece.yb - piece.ya))
        return min(max(x, min(piece.xa, piece.xb)), max(piece.xa, piece.xb))
    }

    /// The parts, which all run from `top` to `bottom`.
    private func scanSlab(_ top: Double, _ bottom: Double, _ winding: Int32) {
        if !areOrdered() {
            sortParts((top + bottom) / 2)
            if !areOrdered() { return scanCrossing(winding) }
        }
        var before = winding
        for index in 0..<parts.count {
            let part = parts.base[index]
            let after = before &+ part.winding
            addBoundary(pieces.base + Int(part.first), Int(part.count), from: before, to: after)
            before = after
        }
    }

    private func sortParts(_ middle: Double) {
        for index in 0..<parts.count {
            let part = parts.base[index]
            var piece = pieces.base + Int(part.first)
            let last = piece + (Int(part.count) - 1)
            while piece < last, piece.pointee.yb < middle { piece += 1 }
            parts.base[index].middle = Self.x(piece.pointee, at: middle)
        }
        if parts.count > 32 {
            var list = UnsafeMutableBufferPointer(start: parts.base, count: parts.count)
            return list.sort { ($0.middle, $0.first) < ($1.middle, $1.first) }
        }
        for index in stride(from: 1, to: parts.count, by: 1) {
            let part = parts.base[index]
            var place = index
            while place > 0, parts.base[place - 1].middle > part.middle {
                parts.base[place] = parts.base[place - 1]
                place -= 1
            }
            parts.base[place] = part
        }
    }

    /// No part crosses the next one.
    private func areOrdered() -> Bool {
        for index in stride(from: 1, to: parts.count, by: 1)
        where !isOrdered(parts.base[index - 1], parts.base[index]) { return false }
        return true
    }

    private func isOrdered(_ a: Part, _ b: Part) -> Bool {
        var (p, q) = (pieces.base + Int(a.first), pieces.base + Int(b.first))
        let (pEnd, qEnd) = (p + Int(a.count), q + Int(b.count))
        if p.pointee.xa > q.pointee.xa + Self.sameX { return false }
        while p < pEnd, q < qEnd {
            let (l, r) = (p.pointee, q.pointee)
            if l.yb <= r.yb {
                // The lower end of the left piece beside the right one.
                let height = r.yb - r.ya
                if height > 0 {
                    let gap = (r.xa - l.xb) * height + (l.yb - r.ya) * (r.xb - r.xa)
                    if gap < -Self.sameX * height { return false }
                }
                p += 1
                if l.yb == r.yb {
                    if r.xb < l.xb - Self.sameX { return false }
                    // Level pieces may follow on either side.
                    if p == pEnd || p.pointee.yb > l.yb { q += 1 }
                }
            } else {
                let height = l.yb - l.ya
                let gap = (r.xb - l.xa) * height - (r.yb - l.ya) * (l.xb - l.xa)
                if gap < -Self.sameX * height { return false }
                q += 1
            }
        }
        return true
    }

    /// The parts by way of their pieces, some of which cross.
    private func scanCrossing(_ winding: Int32) {
        crossers.begin()
        for index in 0..<parts.count {
            let part = parts.base[index]
            for place in Int(part.first)..<Int(part.first) + Int(part.count) {
                crossers.add(pieces.base[place], winding: part.winding)
            }
        }
        crossers.scan(winding) { strand, top, bottom, before, after in
            addBoundary(strand.top, top, strand.bottom, bottom, from: before, to: after)
        }
    }
}
