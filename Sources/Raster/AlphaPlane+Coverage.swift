extension AlphaPlane {
    /// Nothing covered. Bounds that no memory could hold (over `Bitmap.maximumBytes`) give an empty plane.
    public init(bounds: PixelRect) {
        let side = 1 << 24
        let area = bounds.intersection(PixelRect(x0: -side, y0: -side, x1: side, y1: side))
        let stride = (area.width + 15) & ~15
        guard !area.isEmpty, stride <= Bitmap.maximumBytes / area.height else {
            self.init(bounds: .empty, stride: 0, bytes: [])
            return
        }
        self.init(bounds: area, stride: stride, bytes: Array(repeating: 0, count: stride * area.height))
    }

    /// Adds coverage inside the plane's bounds; sums stop at 255.
    public mutating func add(_ coverage: Coverage) {
        let shared = bounds.intersection(coverage.bounds)
        guard !shared.isEmpty else { return }
        let origin = bounds
        let stride = self.stride
        bytes.withUnsafeMutableBufferPointer { target in
            for y in shared.y0..<shared.y1 {
                let row = y - coverage.bounds.y0
                let base = (y - origin.y0) * stride - origin.x0
                for run in coverage.runs[Int(coverage.rowStart[row])..<Int(coverage.rowStart[row + 1])] {
                    let from = max(Int(run.x), origin.x0)
                    let to = min(Int(run.x) + Int(run.count), origin.x1)
                    guard from < to else { continue }
                    if run.offset < 0 {
                        for x in from..<to { target[base + x] = 255 }
                    } else {
                        let source = Int(run.offset) - Int(run.x)
                        for x in from..<to {
                            let sum = UInt16(target[base + x]) + UInt16(coverage.bytes[source + x])
                            target[base + x] = UInt8(truncatingIfNeeded: min(sum, 255))
                        }
                    }
                }
            }
        }
    }
}
