/// A blurred alpha, kept as coarse as its blur allows: its pixels are worked out where they are asked for.
///
/// Between coarse pixels lie quadratic B-splines, three values along each axis to a pixel: what `FloatPlane`'s doubling
/// comes to, as often as it takes. So a shadow under a large sigma is a handful of numbers, however much it covers.
struct BlurredPlane: Sendable {
    /// The pixels that it may touch.
    private(set) var bounds: PixelRect
    /// Pixels along a coarse pixel's side: 1 << shift.
    let shift: Int
    private let values: FloatPlane
    /// The shares of the coarse pixel before, of its own and of the next for each pixel of a side, at least for eight.
    private let weights: [Float]

    private var side: Int { 1 << shift }
    private var period: Int { max(side, 8) }

    init(_ values: FloatPlane, shift: Int, bounds: PixelRect) {
        self.values = values
        self.shift = shift
        self.bounds = bounds
        guard shift >= 2 else {
            weights = []
            return
        }
        let side = 1 << shift
        let period = max(side, 8)
        var weights = [Float](repeating: 0, count: 3 * period)
        let all = 2 * Double(side) * Double(side)
        for index in 0..<period {
            let (before, after) = (Double(side - index & (side - 1)), Double(index & (side - 1)))
            let (left, right) = (before * (before - 1) / all, after * (after + 1) / all)
            weights[index] = Float(left)
            weights[period + index] = Float(1 - left - right)
            weights[2 * period + index] = Float(right)
        }
        self.weights = weights
    }

    /// The coarse pixels that the fine ones in `range` are made from.
    static func sources(of range: Range<Int>, shift: Int) -> Range<Int> {
        shift == 0 ? range : (range.lowerBound >> shift) - 1..<((range.upperBound - 1) >> shift) + 2
    }

    /// Leaves out of the bounds what is under half a level.
    mutating func trim() {
        let seen = values.extent(of: Self.least)
        guard !seen.isEmpty else {
            bounds = .empty
            return
        }
        let reach = shift == 0 ? 0 : 1
        bounds = bounds.intersection(
            PixelRect(
                x0: (seen.x0 - reach) << shift, y0: (seen.y0 - reach) << shift, x1: (seen.x1 + reach) << shift,
                y1: (seen.y1 + reach) << shift))
        if bounds.isEmpty { bounds = .empty }
    }

    /// All of the pixels.
    func alphas() -> AlphaPlane {
        var result = AlphaPlane(bounds: bounds)
        guard !result.bounds.isEmpty, !values.bounds.isEmpty else { return result }
        switch shift {
        case 0: values.store(into: &result)
        case 1: values.doubledHorizontally(columns: bounds.x0..<bounds.x1).doubledVertically(into: &result)
        default: expand(into: &result)
        }
        return result
    }

    private func expand(into plane: inout AlphaPlane) {
        let pool = LayerPool()
        let stride = plane.stride
        plane.bytes.withUnsafeMutableBufferPointer { bytes in
            for y in bounds.y0..<bounds.y1 {
                let row = expand(y: y, pool: pool, kernels: .best)
                let out = bytes.baseAddress! + (y - bounds.y0) * stride
                (out + row.columns.lowerBound - bounds.x0).update(from: row.bytes, count: row.columns.count)
            }
        }
    }

    /// Less than this is no byte.
    private static let least: Float = 0.5

    /// The bytes of row y of the bounds, where `shift` is 2 or more: of the columns that have any. They stand in the
    /// pool's `bytes`.
    func expand(
        y: Int, pool: LayerPool, kernels: Kernels
    ) -> (columns: Range<Int>, bytes: UnsafeMutablePointer<UInt8>) {
        let cells = Self.sources(of: bounds.x0..<bounds.x1, shift: shift)
        // Blocks of eight pixels may begin a coarse pixel earlier, and end later.
        let line = pool.floats(cells.count + 24) + 8
        let seen = mix(y, cells, into: line)
        // A pixel knows the coarse one that it lies in, and one to each side.
        let from = max(bounds.x0, (cells.lowerBound + seen.lowerBound - 1) << shift)
        let to = min(bounds.x1, (cells.lowerBound + seen.upperBound + 1) << shift)
        guard !seen.isEmpty, from < to else { return (bounds.x0..<bounds.x0, pool.bytes(0)) }
        let start = from & ~7
        let bytes = pool.bytes(to - start + 8)
        weights.withUnsafeBufferPointer { weights in
            kernels.expand(
                bytes, (to - start + 7) & ~7, cells: line + ((start >> shift) - 1 - cells.lowerBound),
                weights: weights.baseAddress!, side: side, phase: start & (side - 1))
        }
        return (from..<to, bytes + (from - start))
    }

    /// Mixes three coarse rows into one of these cells; the cells of it that hold something, counted from the first.
    private func mix(_ y: Int, _ cells: Range<Int>, into line: UnsafeMutablePointer<Float>) -> Range<Int> {
        (line - 8).update(repeating: 0, count: cells.count + 24)
        let known = cells.clamped(to: values.bounds.x0..<max(values.bounds.x0, values.bounds.x1))
        guard !known.isEmpty else { return 0..<0 }
        let out = line + (known.lowerBound - cells.lowerBound)
        let phase = y & (side - 1)
        values.values.withUnsafeBufferPointer { input in
            for part in 0..<3 {
                let row = (y >> shift) + part - 1
                guard row >= values.bounds.y0, row < values.bounds.y1 else { continue }
                let share = weights[part * period + phase]
                let from =
                    input.baseAddress! + (row - values.bounds.y0) * values.stride + known.lowerBound
                    - values.bounds.x0
                for index in 0..<known.count { out[index] += from[index] * share }
            }
        }
        var (first, last) = (0, known.count)
        while first < last, out[first] < Self.least { first += 1 }
        while last > first, out[last - 1] < Self.least { last -= 1 }
        let offset = known.lowerBound - cells.lowerBound
        return offset + first..<offset + last
    }
}
