/// Dense numbers over a rectangle, zero outside of it. Rows are padded, so that vectors may run over.
struct FloatPlane {
    var bounds: PixelRect
    var stride: Int
    var values: [Float]

    private static func stride(_ bounds: PixelRect) -> Int { (bounds.width + 15) & ~15 }

    init(bounds: PixelRect) {
        self.bounds = bounds
        stride = Self.stride(bounds)
        values = Array(repeating: 0, count: stride * bounds.height)
    }

    /// - Parameter fill: Writes all rows, their padding too.
    init(bounds: PixelRect, _ fill: (_ output: UnsafeMutablePointer<Float>, _ stride: Int) -> Void) {
        let stride = Self.stride(bounds)
        let count = stride * bounds.height
        self.bounds = bounds
        self.stride = stride
        values = Array(unsafeUninitializedCapacity: count) { output, initialized in
            if count > 0 { fill(output.baseAddress!, stride) }
            initialized = count
        }
    }

    init(_ plane: AlphaPlane, area: PixelRect) {
        self.init(bounds: area)
        let width = area.width
        let stride = self.stride
        plane.bytes.withUnsafeBufferPointer { source in
            values.withUnsafeMutableBufferPointer { target in
                for y in area.y0..<area.y1 {
                    let from =
                        source.baseAddress! + (y - plane.bounds.y0) * plane.stride + area.x0 - plane.bounds.x0
                    let to = target.baseAddress! + (y - area.y0) * stride
                    for x in 0..<width { to[x] = Float(from[x]) }
                }
            }
        }
    }

    /// The rectangle round all numbers of at least this.
    func extent(of least: Float) -> PixelRect {
        var (x0, x1) = (bounds.x1, bounds.x0)
        var (y0, y1) = (bounds.y1, bounds.y0)
        values.withUnsafeBufferPointer { values in
            for y in bounds.y0..<max(bounds.y0, bounds.y1) {
                let row = (y - bounds.y0) * stride - bounds.x0
                var (first, last) = (bounds.x0, bounds.x1)
                while first < last, values[row + first] < least { first += 1 }
                guard first < last else { continue }
                while values[row + last - 1] < least { last -= 1 }
                (x0, x1) = (min(x0, first), max(x1, last))
                (y0, y1) = (min(y0, y), y + 1)
            }
        }
        return PixelRect(x0: x0, y0: y0, x1: x1, y1: y1)
    }

    // MARK: Convolution

    /// Down the columns, for the rows asked for.
    func convolvedVertically(_ kernel: GaussianKernel, rows: Range<Int>, kernels: Kernels) -> FloatPlane {
        let source = bounds
        return FloatPlane(
            bounds: PixelRect(x0: bounds.x0, y0: rows.lowerBound, x1: bounds.x1, y1: rows.upperBound)
        ) { output, stride in
            values.withUnsafeBufferPointer { input in
                kernel.weights.withUnsafeBufferPointer { weights in
                    for y in rows {
                        let to = output + (y - rows.lowerBound) * stride
                        // in row = y - first - k, which must lie in the source.
                        let base = y - kernel.first
                        let low = max(0, base - source.y1 + 1)
                        let high = min(weights.count, base - source.y0 + 1)
                        guard low < high else {
                            to.initialize(repeating: 0, count: stride)
                            continue
                        }
                        kernels.convolve(
                            to, stride, input.baseAddress! + (base - low - source.y0) * stride, step: -stride,
                            weights: weights.baseAddress! + low, count: high - low)
                    }
                }
            }
        }
    }

    /// Along the rows, for the columns asked for.
    func convolvedHorizontally(_ kernel: GaussianKernel, columns: Range<Int>, kernels: Kernels) -> FloatPlane {
        let result = PixelRect(x0: columns.lowerBound, y0: bounds.y0, x1: columns.upperBound, y1: bounds.y1)
        let count = kernel.weights.count
        // One padded row holds all that any vector of the result reads.
        let firstRead = columns.lowerBound - kernel.first - (count - 1)
        let padded = Self.stride(result) + count
        let copyFrom = max(firstRead, bounds.x0)
        let copyTo = min(firstRead + padded, bounds.x1)
        guard copyFrom < copyTo else { return FloatPlane(bounds: result) }
        return FloatPlane(bounds: result) { output, toStride in
            var row = [Float](repeating: 0, count: padded)
            row.withUnsafeMutableBufferPointer { row in
                values.withUnsafeBufferPointer { input in
                    kernel.weights.withUnsafeBufferPointer { weights in
                        let line = row.baseAddress!
                        for y in 0..<bounds.height {
                            (line + copyFrom - firstRead).update(
                                from: input.baseAddress! + y * stride + copyFrom - bounds.x0,
                                count: copyTo - copyFrom)
                            kernels.convolve(
                                output + y * toStride, toStride, line + (count - 1), step: -1,
                                weights: weights.baseAddress!, count: count)
                        }
                    }
                }
            }
        }
    }

    // MARK: Bytes

    func store(into plane: inout AlphaPlane) {
        let shared = bounds.intersection(plane.bounds)
        let origin = plane.bounds
        let stride = plane.stride
        values.withUnsafeBufferPointer { input in
            plane.bytes.withUnsafeMutableBufferPointer { output in
                for y in shared.y0..<max(shared.y0, shared.y1) {
                    let from = input.baseAddress! + (y - bounds.y0) * self.stride + shared.x0 - bounds.x0
                    let to = output.baseAddress! + (y - origin.y0) * stride + shared.x0 - origin.x0
                    for x in 0..<shared.width { to[x] = Self.byte(from[x]) }
                }
            }
        }
    }

    /// To nearest, by the bits of a float whose last place is 1. The value lies in 0 ..< 255.5.
    @inline(__always)
    private static func byte(_ value: Float) -> UInt8 {
        UInt8(truncatingIfNeeded: (value + 8_388_608).bitPattern)
    }
}
