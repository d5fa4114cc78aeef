/// Lists of the nodes that act in a row; one for each worker.
final class ShadowScratch {
    @exclusivity(unchecked) private(set) var rows = UnsafeMutablePointer<UnsafePointer<Float>?>.allocate(capacity: 64)
    @exclusivity(unchecked) private(set) var weights = UnsafeMutablePointer<Float>.allocate(capacity: 64)
    @exclusivity(unchecked) private var capacity = 64

    deinit {
        rows.deallocate()
        weights.deallocate()
    }

    func reserve(_ count: Int) {
        guard count > capacity else { return }
        rows.deallocate()
        weights.deallocate()
        rows = .allocate(capacity: count)
        weights = .allocate(capacity: count)
        capacity = count
    }
}

extension OutlineShadow {
    /// Coverage of row y, at columns from ..< to (multiples of 8 within x0 ... x1), in pieces from left to right:
    /// either bytes, or the one byte of all pixels.
    @inline(__always)
    func forEachPiece(
        y: Int, from: Int, to: Int, reader: ArenaReader, kernels: Kernels, bytes: UnsafeMutablePointer<UInt8>,
        scratch: ShadowScratch, _ body: (_ x: Int, _ count: Int, _ bytes: UnsafePointer<UInt8>?, _ all: UInt8) -> Void
    ) {
        guard from < to else { return }
        scratch.reserve(largestCount)
        let height = reader.floats[b + y - bounds.y0]
        let a = reader.floats + self.a
        let leftEnd = self.leftEnd
        let rightStart = self.rightStart
        // Where no corner reaches and A is 1; empty where the two sides meet.
        let (middle, middleEnd) = (max(from, min(leftEnd, to)), max(from, min(rightStart, to)))
        if leftEnd <= rightStart {
            if from < middle {
                let count = collect(y, reader, scratch, left: true, right: false, at: from)
                run(a, from, middle, height, kernels, bytes, scratch, count)
                body(from, middle - from, bytes, 0)
            }
            if middle < middleEnd {
                body(middle, middleEnd - middle, nil, Self.byte(height))
            }
            if middleEnd < to {
                let count = collect(y, reader, scratch, left: false, right: true, at: middleEnd)
                run(a, middleEnd, to, height, kernels, bytes, scratch, count)
                body(middleEnd, to - middleEnd, bytes, 0)
            }
            return
        }
        // Left alone, both, right alone.
        let (first, second) = (max(from, min(rightStart, to)), max(from, min(leftEnd, to)))
        if from < first {
            let count = collect(y, reader, scratch, left: true, right: false, at: from)
            run(a, from, first, height, kernels, bytes, scratch, count)
        }
        if first < second {
            let count = collect(y, reader, scratch, left: true, right: true, at: first)
            run(a, first, second, height, kernels, bytes + (first - from), scratch, count)
        }
        if second < to {
            let count = collect(y, reader, scratch, left: false, right: true, at: second)
            run(a, second, to, height, kernels, bytes + (second - from), scratch, count)
        }
        body(from, to - from, bytes, 0)
    }

    private func run(
        _ a: UnsafePointer<Float>, _ from: Int, _ to: Int, _ height: Float, _ kernels: Kernels,
        _ bytes: UnsafeMutablePointer<UInt8>, _ scratch: ShadowScratch, _ count: Int
    ) {
        kernels.shadow(
            bytes, to - from, a: a + (from - x0), b: height, h: scratch.rows, g: scratch.weights, count: count)
    }

    /// The same rounding as the kernel's.
    private static func byte(_ coverage: Float) -> UInt8 {
        let scaled = coverage * 255 + 0.5
        return scaled > 0 ? scaled > 255 ? 255 : UInt8(truncatingIfNeeded: Int32(scaled)) : 0
    }

    @inline(__always)
    private func collect(
        _ y: Int, _ reader: ArenaReader, _ scratch: ShadowScratch, left: Bool, right: Bool, at x: Int
    ) -> Int {
        var count = 0
        func add(_ part: Part, _ start: Int, _ columns: Int) {
            guard y >= part.y0, y < part.y1 else { return }
            let g = reader.floats + (part.g + (y - part.y0) * part.count)
            for node in 0..<part.count where g[node] > Self.least {
                scratch.weights[count] = g[node]
                scratch.rows[count] = reader.floats + (part.h + node * columns + x - start)
                count += 1
            }
        }
        if left {
            add(topLeft, x0, leftEnd - x0)
            add(bottomLeft, x0, leftEnd - x0)
        }
        if right {
            add(topRight, rightStart, x1 - rightStart)
            add(bottomRight, rightStart, x1 - rightStart)
        }
        return count
    }
}
