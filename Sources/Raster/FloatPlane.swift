/// Dense numbers over a rectangle, zero outside of it. Rows are padded with zeros, so that vectors may run over.
struct FloatPlane {
    var bounds: PixelRect
    var stride: Int
    var values: [Float]

    private static let lanes = 8

    init(bounds: PixelRect) {
        self.bounds = bounds
        stride = (bounds.width + 15) & ~15
        values = Array(repeating: 0, count: stride * bounds.height)
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
    func convolvedVertically(_ kernel: GaussianKernel, rows: Range<Int>) -> FloatPlane {
        var result = FloatPlane(
            bounds: PixelRect(x0: bounds.x0, y0: rows.lowerBound, x1: bounds.x1, y1: rows.upperBound))
        let stride = self.stride
        let source = bounds
        values.withUnsafeBytes { input in
            result.values.withUnsafeMutableBytes { output in
                for y in rows {
                    // in row = y - first - k, which must lie in the source.
                    let base = y - kernel.first
                    let low = max(0, base - source.y1 + 1)
                    let high = min(kernel.weights.count, base - source.y0 + 1)
                    guard low < high else { continue }
                    let to = (y - rows.lowerBound) * stride
                    var x = 0
                    while x < stride {
                        var sum = SIMD8<Float>(repeating: 0)
                        var more = SIMD8<Float>(repeating: 0)
                        for k in low..<high {
                            let from = ((base - k - source.y0) * stride + x) * 4
                            let weight = kernel.weights[k]
                            sum += input.loadUnaligned(fromByteOffset: from, as: SIMD8<Float>.self) * weight
                            more += input.loadUnaligned(fromByteOffset: from + 32, as: SIMD8<Float>.self) * weight
                        }
                        output.storeBytes(of: sum, toByteOffset: (to + x) * 4, as: SIMD8<Float>.self)
                        output.storeBytes(of: more, toByteOffset: (to + x + Self.lanes) * 4, as: SIMD8<Float>.self)
                        x += 2 * Self.lanes
                    }
                }
            }
        }
        return result
    }

    /// Along the rows, for the columns asked for.
    func convolvedHorizontally(_ kernel: GaussianKernel, columns: Range<Int>) -> FloatPlane {
        var result = FloatPlane(
            bounds: PixelRect(x0: columns.lowerBound, y0: bounds.y0, x1: columns.upperBound, y1: bounds.y1))
        let count = kernel.weights.count
        // One padded row holds all that any vector of the result reads.
        let firstRead = columns.lowerBound - kernel.first - (count - 1)
        let padded = result.stride + count
        var row = [Float](repeating: 0, count: padded + 8)
        let copyFrom = max(firstRead, bounds.x0)
        let copyTo = min(firstRead + padded, bounds.x1)
        guard copyFrom < copyTo else { return result }
        let toStride = result.stride
        values.withUnsafeBufferPointer { input in
            result.values.withUnsafeMutableBytes { output in
                row.withUnsafeMutableBufferPointer { line in
                    for y in 0..<bounds.height {
                        let from = input.baseAddress! + y * stride + copyFrom - bounds.x0
                        (line.baseAddress! + copyFrom - firstRead).update(from: from, count: copyTo - copyFrom)
                        let raw = UnsafeRawPointer(line.baseAddress!)
                        var x = 0
                        while x < toStride {
                            var sum = SIMD8<Float>(repeating: 0)
                            for k in 0..<count {
                                let at = (x + count - 1 - k) * 4
                                sum +=
                                    raw.loadUnaligned(fromByteOffset: at, as: SIMD8<Float>.self)
                                    * kernel.weights[k]
                            }
                            output.storeBytes(of: sum, toByteOffset: (y * toStride + x) * 4, as: SIMD8<Float>.self)
                            x += Self.lanes
                        }
                    }
                }
            }
        }
        result.clearPadding()
        return result
    }

    private mutating func clearPadding() {
        guard stride > bounds.width else { return }
        for y in 0..<bounds.height {
            for x in bounds.width..<stride { values[y * stride + x] = 0 }
        }
    }
}
