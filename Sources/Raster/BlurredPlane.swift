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
    /// The shares of the coarse pixel before, of its own and of the next: first all pixels' first shares. At least for
    /// eight pixels.
    private let across: [Float]
    /// The same, each pixel's three side by side.
    private let down: [Float]

    private var side: Int { 1 << shift }

    init(_ values: FloatPlane, shift: Int, bounds: PixelRect) {
        self.values = values
        self.shift = shift
        self.bounds = bounds
        let side = 1 << shift
        let period = max(side, 8)
        var across = [Float](repeating: 0, count: 3 * period)
        var down = across
        let all = 2 * Double(side) * Double(side)
        for index in 0..<period {
            let after = Double(index & (side - 1))
            let before = Double(side) - after
            let (left, right) = (before * (before - 1) / all, after * (after + 1) / all)
            for (part, share) in [left, 1 - left - right, right].enumerated() {
                across[part * period + index] = Float(share)
                down[3 * index + part] = Float(share)
            }
        }
        self.across = across
        self.down = down
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
    func alphas(kernels: Kernels) -> AlphaPlane {
        var result = AlphaPlane(bounds: bounds)
        guard !result.bounds.isEmpty, !values.bounds.isEmpty else { return result }
        if shift == 0 {
            values.store(into: &result)
            return result
        }
        let pool = LayerPool()
        let stride = result.stride
        result.bytes.withUnsafeMutableBufferPointer { bytes in
            for y in bounds.y0..<bounds.y1 {
                let row = expand(y: y, pool: pool, kernels: kernels)
                let out = bytes.baseAddress! + (y - bounds.y0) * stride
                (out + row.columns.lowerBound - bounds.x0).update(from: row.bytes, count: row.columns.count)
            }
        }
        return result
    }

    /// Less than this is no byte, whatever the last bit of a sum.
    private static let least: Float = 0.499

    /// The bytes of row y of the bounds, where `shift` is 1 or more: of the columns that have any. They stand in the
    /// pool's `bytes`.
    func expand(
        y: Int, pool: LayerPool, kernels: Kernels
    ) -> (columns: Range<Int>, bytes: UnsafeMutablePointer<UInt8>) {
        let cells = Self.sources(of: bounds.x0..<bounds.x1, shift: shift)
        // Blocks of eight pixels may begin a coarse pixel earlier, and end later.
        let line = pool.floats(cells.count + 24) + 8
        let seen = mix(y, cells, into: line, kernels: kernels)
        // A pixel knows the coarse one that it lies in, and one to each side.
        let from = max(bounds.x0, (cells.lowerBound + seen.lowerBound - 1) << shift)
        let to = min(bounds.x1, (cells.lowerBound + seen.upperBound + 1) << shift)
        guard !seen.isEmpty, from < to else { return (bounds.x0..<bounds.x0, pool.bytes(0)) }
        let start = from & ~7
        let bytes = pool.bytes(to - start + 8)
        across.withUnsafeBufferPointer { weights in
            kernels.expand(
                bytes, (to - start + 7) & ~7, cells: line + ((start >> shift) - 1 - cells.lowerBound),
                weights: weights.baseAddress!, side: side, phase: start & (side - 1))
        }
        return (from..<to, bytes + (from - start))
    }

    /// Mixes three coarse rows into one of these cells; the cells of it that hold something, counted from the first.
    private func mix(
        _ y: Int, _ cells: Range<Int>, into line: UnsafeMutablePointer<Float>, kernels: Kernels
    ) -> Range<Int> {
        (line - 8).update(repeating: 0, count: cells.count + 24)
        let box = values.bounds
        let known = cells.clamped(to: box.x0..<max(box.x0, box.x1))
        let row = y >> shift
        let (first, last) = (max(row - 1, box.y0), min(row + 2, box.y1))
        guard !known.isEmpty, first < last else { return 0..<0 }
        let offset = known.lowerBound - cells.lowerBound
        // Whole vectors of the row: they begin at most seven cells before, and end in its padding.
        let from = (known.lowerBound - box.x0) & ~7
        let lead = known.lowerBound - box.x0 - from
        values.values.withUnsafeBufferPointer { input in
            down.withUnsafeBufferPointer { weights in
                kernels.convolve(
                    line + (offset - lead), (lead + known.count + 7) & ~7,
                    input.baseAddress! + ((first - box.y0) * values.stride + from), step: values.stride,
                    weights: weights.baseAddress! + (3 * (y & (side - 1)) + first - (row - 1)), count: last - first)
            }
        }
        let out = line + offset
        var (begin, end) = (0, known.count)
        while begin < end, out[begin] < Self.least { begin += 1 }
        while end > begin, out[end - 1] < Self.least { end -= 1 }
        return offset + begin..<offset + end
    }
}
