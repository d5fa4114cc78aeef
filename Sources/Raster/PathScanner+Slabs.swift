/// A cluster of edges that touch, cut into slabs in which they are ordered from left to right.
extension PathScanner {
    mutating func scanCluster(_ start: Int, _ end: Int, _ winding: inout Int32) {
        cuts.removeAll(keepingCapacity: true)
        byTop.removeAll(keepingCapacity: true)
        var after = winding
        for index in start..<end where pieces[index].winding != 0 {
            cuts.append(pieces[index].ya)
            cuts.append(pieces[index].yb)
            byTop.append(Int32(truncatingIfNeeded: index))
            if pieces[index].ya == 0 { after &+= pieces[index].winding }
        }
        sortCuts(&cuts)
        if byTop.count > 64, countSteps() > Self.mostSteps {
            scanUniformly(start, end, winding)
            winding = after
            return
        }
        let pieces = self.pieces
        if byTop.count > 16 {
            byTop.sort { (pieces[Int($0)].ya, $0) < (pieces[Int($1)].ya, $1) }
        } else if byTop.count > 1 {
            for index in 1..<byTop.count {
                let piece = byTop[index]
                var place = index
                while place > 0, pieces[Int(byTop[place - 1])].ya > pieces[Int(piece)].ya {
                    byTop[place] = byTop[place - 1]
                    place -= 1
                }
                byTop[place] = piece
            }
        }
        activePieces.removeAll(keepingCapacity: true)
        var next = 0
        let slabCuts = cuts
        for cut in 0..<max(slabCuts.count - 1, 0) {
            let top = slabCuts[cut]
            let bottom = slabCuts[cut + 1]
            var kept = 0
            for piece in activePieces where pieces[Int(piece)].yb > top {
                activePieces[kept] = piece
                kept += 1
            }
            activePieces.removeLast(activePieces.count - kept)
            while next < byTop.count, pieces[Int(byTop[next])].ya <= top {
                if pieces[Int(byTop[next])].yb > top { activePieces.append(byTop[next]) }
                next += 1
            }
            if !activePieces.isEmpty { scanSlab(pieces, top, bottom, winding) }
        }
        winding = after
    }

    /// How many pieces all slabs of a cluster hold together.
    func countSteps() -> Int {
        func place(_ y: Double) -> Int {
            var low = 0
            var high = cuts.count
            while low < high {
                let middle = (low + high) / 2
                if cuts[middle] < y { low = middle + 1 } else { high = middle }
            }
            return low
        }
        var steps = 0
        for index in byTop { steps += place(pieces[Int(index)].yb) - place(pieces[Int(index)].ya) }
        return steps
    }

    mutating func scanUniformly(_ start: Int, _ end: Int, _ winding: Int32) {
        for slab in 0..<Self.uniformCuts {
            let top = Double(slab) / Double(Self.uniformCuts)
            let bottom = Double(slab + 1) / Double(Self.uniformCuts)
            let middle = (top + bottom) / 2
            strands.removeAll(keepingCapacity: true)
            for index in start..<end {
                let piece = pieces[index]
                guard piece.winding != 0, piece.ya <= middle, middle < piece.yb else { continue }
                strands.append(
                    Strand(
                        top: piece.x(at: top), bottom: piece.x(at: bottom), piece: Int32(truncatingIfNeeded: index),
                        winding: piece.winding))
            }
            sortStrands()
            emitStrands(top, bottom, winding)
        }
    }

    func sortCuts(_ values: inout [Double]) {
        if values.count > 32 {
            values.sort()
        } else if values.count > 1 {
            for index in 1..<values.count {
                let value = values[index]
                var place = index
                while place > 0, values[place - 1] > value {
                    values[place] = values[place - 1]
                    place -= 1
                }
                values[place] = value
            }
        }
        var kept = 0
        for index in values.indices where kept == 0 || values[index] > values[kept - 1] {
            values[kept] = values[index]
            kept += 1
        }
        values.removeLast(values.count - kept)
    }

    /// Between two cuts no edge begins or ends; where edges cross, cut again.
    mutating func scanSlab(_ pieces: [Piece], _ top: Double, _ bottom: Double, _ winding: Int32) {
        strands.removeAll(keepingCapacity: true)
        for index in activePieces {
            let piece = pieces[Int(index)]
            strands.append(
                Strand(
                    top: piece.ya == top ? piece.xa : piece.x(at: top),
                    bottom: piece.yb == bottom ? piece.xb : piece.x(at: bottom), piece: index,
                    winding: piece.winding))
        }
        sortStrands()
        var isOrdered = true
        for index in strands.indices.dropFirst()
        where strands[index - 1].bottom > strands[index].bottom + Self.sameX
            || strands[index - 1].top > strands[index].top + Self.sameX
        {
            isOrdered = false
            break
        }
        if isOrdered {
            emitStrands(top, bottom, winding)
            return
        }
        var inner = crossings(top, bottom)
        sortCuts(&inner)
        var from = top
        for to in inner + [bottom] where to > from {
            for index in strands.indices {
                let piece = pieces[Int(strands[index].piece)]
                strands[index].top = piece.x(at: from)
                strands[index].bottom = piece.x(at: to)
            }
            sortStrands()
            emitStrands(from, to, winding)
            from = to
        }
    }

    /// The heights where strands cross.
    func crossings(_ top: Double, _ bottom: Double) -> [Double] {
        func uniform(_ top: Double, _ bottom: Double) -> [Double] {
            (1..<Self.uniformCuts).map { top + (bottom - top) * (Double($0) / Double(Self.uniformCuts)) }
        }
        if strands.count > Self.mostStrands { return uniform(top, bottom) }
        var result: [Double] = []
        for second in strands.indices.dropFirst() {
            for first in 0..<second {
                let above = strands[second].top - strands[first].top
                let below = strands[first].bottom - strands[second].bottom
                // Those that meet at the cut itself need no other.
                guard above > 0 ? below > Self.sameX : above < 0 && below < -Self.sameX else { continue }
                result.append(top + (bottom - top) * (above / (above + below)))
                if result.count > Self.mostCrossings { return uniform(top, bottom) }
            }
        }
        return result
    }

    /// By the middle of the slab, which is the order where nothing crosses.
    mutating func sortStrands() {
        if strands.count > 48 {
            strands.sort { ($0.top + $0.bottom, $0.piece) < ($1.top + $1.bottom, $1.piece) }
            return
        }
        guard strands.count > 1 else { return }
        for index in 1..<strands.count {
            let strand = strands[index]
            let middle = strand.top + strand.bottom
            var place = index
            while place > 0, strands[place - 1].top + strands[place - 1].bottom > middle {
                strands[place] = strands[place - 1]
                place -= 1
            }
            strands[place] = strand
        }
    }

    mutating func emitStrands(_ top: Double, _ bottom: Double, _ winding: Int32) {
        var before = winding
        for index in strands.indices {
            let strand = strands[index]
            let after = before &+ strand.winding
            addBoundary(strand.top, top, strand.bottom, bottom, from: before, to: after)
            before = after
        }
    }
}
