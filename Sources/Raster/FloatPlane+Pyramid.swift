/// Half size and back, by the weights of quadratic B-splines (1 3 3 1).
///
/// Unlike plain boxes and straight interpolation they spread every point by the same variance, wherever it lies
/// against the coarse grid; so a Gaussian on the coarse grid makes up the rest and nothing ripples. Coarse pixel j
/// always stands for the fine pixels 2j and 2j + 1 of the plane itself, whatever part is worked on.
extension FloatPlane {
    /// The variance that going down `shift` times adds on each axis, in fine pixels; going up adds as much.
    static func halvingVariance(shift: Int) -> Double {
        let factor = Double(1 << shift)
        return (factor * factor - 1) / 4
    }

    static func halved(_ range: Range<Int>) -> Range<Int> {
        (range.lowerBound - 1) >> 1..<(range.upperBound >> 1) + 1
    }

    /// The coarse pixels that the fine ones in `range` are made from.
    static func sources(of range: Range<Int>) -> Range<Int> {
        (range.lowerBound >> 1) - 1..<((range.upperBound - 1) >> 1) + 2
    }

    /// A part of a plane at half its size.
    init(halving plane: AlphaPlane, area: PixelRect) {
        let rows = Self.halved(area.y0..<area.y1)
        self.init(bounds: PixelRect(x0: area.x0, y0: rows.lowerBound, x1: area.x1, y1: rows.upperBound))
        let width = area.width
        let stride = self.stride
        let zeros = [UInt8](repeating: 0, count: width)
        zeros.withUnsafeBufferPointer { none in
            plane.bytes.withUnsafeBufferPointer { input in
                values.withUnsafeMutableBufferPointer { output in
                    func row(_ y: Int) -> UnsafePointer<UInt8> {
                        y < area.y0 || y >= area.y1
                            ? none.baseAddress!
                            : input.baseAddress! + (y - plane.bounds.y0) * plane.stride + area.x0 - plane.bounds.x0
                    }
                    for j in rows {
                        let (a, b, c, d) = (row(2 * j - 1), row(2 * j), row(2 * j + 1), row(2 * j + 2))
                        let to = output.baseAddress! + (j - rows.lowerBound) * stride
                        for x in 0..<width {
                            let near = Int32(b[x]) + Int32(c[x])
                            to[x] = Float(3 * near + Int32(a[x]) + Int32(d[x])) * 0.125
                        }
                    }
                }
            }
        }
        self = halvedHorizontally()
    }

    func halved() -> FloatPlane {
        halvedVertically().halvedHorizontally()
    }

    private func halvedVertically() -> FloatPlane {
        let rows = Self.halved(bounds.y0..<bounds.y1)
        var result = FloatPlane(
            bounds: PixelRect(x0: bounds.x0, y0: rows.lowerBound, x1: bounds.x1, y1: rows.upperBound))
        let zeros = [Float](repeating: 0, count: stride)
        let stride = self.stride
        let source = bounds
        zeros.withUnsafeBufferPointer { none in
            values.withUnsafeBufferPointer { input in
                result.values.withUnsafeMutableBufferPointer { output in
                    func row(_ y: Int) -> UnsafePointer<Float> {
                        y < source.y0 || y >= source.y1
                            ? none.baseAddress! : input.baseAddress! + (y - source.y0) * stride
                    }
                    for j in rows {
                        let a = row(2 * j - 1)
                        let b = row(2 * j)
                        let c = row(2 * j + 1)
                        let d = row(2 * j + 2)
                        let to = output.baseAddress! + (j - rows.lowerBound) * stride
                        for x in 0..<stride { to[x] = (b[x] + c[x]) * 0.375 + (a[x] + d[x]) * 0.125 }
                    }
                }
            }
        }
        return result
    }

    private func halvedHorizontally() -> FloatPlane {
        let columns = Self.halved(bounds.x0..<bounds.x1)
        var result = FloatPlane(
            bounds: PixelRect(x0: columns.lowerBound, y0: bounds.y0, x1: columns.upperBound, y1: bounds.y1))
        let toStride = result.stride
        let count = columns.count
        // The first coarse pixel reads from 2j - 1, up to three pixels left of the source.
        let firstRead = 2 * columns.lowerBound - 1
        let lead = bounds.x0 - firstRead
        var line = [Float](repeating: 0, count: max(2 * count + 4, lead + bounds.width))
        values.withUnsafeBufferPointer { input in
            result.values.withUnsafeMutableBufferPointer { output in
                line.withUnsafeMutableBufferPointer { row in
                    let from = row.baseAddress!
                    for y in 0..<bounds.height {
                        (from + lead).update(from: input.baseAddress! + y * stride, count: bounds.width)
                        let to = output.baseAddress! + y * toStride
                        for j in 0..<count {
                            to[j] =
                                (from[2 * j + 1] + from[2 * j + 2]) * 0.375 + (from[2 * j] + from[2 * j + 3])
                                * 0.125
                        }
                    }
                }
            }
        }
        return result
    }

    /// Twice the size, for the fine columns asked for.
    func doubledHorizontally(columns: Range<Int>) -> FloatPlane {
        var result = FloatPlane(
            bounds: PixelRect(x0: columns.lowerBound, y0: bounds.y0, x1: columns.upperBound, y1: bounds.y1))
        let needed = Self.sources(of: columns)
        var line = [Float](repeating: 0, count: needed.count)
        let copyFrom = max(needed.lowerBound, bounds.x0)
        let copyTo = min(needed.upperBound, bounds.x1)
        guard copyFrom < copyTo else { return result }
        let toStride = result.stride
        // Whole pairs 2j, 2j + 1, of which the first and the last may stick out.
        let firstPair = columns.lowerBound >> 1
        let pairs = ((columns.upperBound - 1) >> 1) - firstPair + 1
        let skip = columns.lowerBound - 2 * firstPair
        var pairLine = [Float](repeating: 0, count: 2 * pairs)
        values.withUnsafeBufferPointer { input in
            result.values.withUnsafeMutableBufferPointer { output in
                line.withUnsafeMutableBufferPointer { row in
                    pairLine.withUnsafeMutableBufferPointer { pair in
                        let from = row.baseAddress!
                        let to = pair.baseAddress!
                        for y in 0..<bounds.height {
                            (from + copyFrom - needed.lowerBound).update(
                                from: input.baseAddress! + y * stride + copyFrom - bounds.x0,
                                count: copyTo - copyFrom)
                            for j in 0..<pairs {
                                let middle = from[j + 1] * 0.75
                                to[2 * j] = middle + from[j] * 0.25
                                to[2 * j + 1] = middle + from[j + 2] * 0.25
                            }
                            (output.baseAddress! + y * toStride).update(from: to + skip, count: columns.count)
                        }
                    }
                }
            }
        }
        return result
    }

    /// Twice the size, straight to the bytes of a plane.
    func doubledVertically(into plane: inout AlphaPlane) {
        let rows = plane.bounds.y0..<plane.bounds.y1
        let width = plane.bounds.width
        let stride = plane.stride
        plane.bytes.withUnsafeMutableBufferPointer { output in
            forEachDoubledRow(rows) { y, near, far in
                let to = output.baseAddress! + (y - rows.lowerBound) * stride
                for x in 0..<width { to[x] = Self.byte(near[x] * 0.75 + far[x] * 0.25) }
            }
        }
    }

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

    private func forEachDoubledRow(
        _ rows: Range<Int>, _ body: (Int, UnsafePointer<Float>, UnsafePointer<Float>) -> Void
    ) {
        let zeros = [Float](repeating: 0, count: stride)
        let source = bounds
        let stride = self.stride
        zeros.withUnsafeBufferPointer { none in
            values.withUnsafeBufferPointer { input in
                func row(_ y: Int) -> UnsafePointer<Float> {
                    y < source.y0 || y >= source.y1
                        ? none.baseAddress! : input.baseAddress! + (y - source.y0) * stride
                }
                for y in rows {
                    let j = y >> 1
                    body(y, row(j), row(y & 1 == 0 ? j - 1 : j + 1))
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
