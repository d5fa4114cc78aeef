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

    /// A part of a plane at half its size.
    init(halving plane: AlphaPlane, area: PixelRect, kernels: Kernels) {
        let zeros = [UInt8](repeating: 0, count: area.width)
        self = zeros.withUnsafeBufferPointer { none in
            plane.bytes.withUnsafeBufferPointer { input in
                func row(_ y: Int) -> UnsafePointer<UInt8> {
                    y < area.y0 || y >= area.y1
                        ? none.baseAddress!
                        : input.baseAddress! + (y - plane.bounds.y0) * plane.stride + area.x0 - plane.bounds.x0
                }
                return Self.halving(area, kernels) { j, line in
                    kernels.halve(line, area.width, row(2 * j - 1), row(2 * j), row(2 * j + 1), row(2 * j + 2))
                }
            }
        }
    }

    func halved(kernels: Kernels) -> FloatPlane {
        let zeros = [Float](repeating: 0, count: bounds.width)
        return zeros.withUnsafeBufferPointer { none in
            values.withUnsafeBufferPointer { input in
                func row(_ y: Int) -> UnsafePointer<Float> {
                    y < bounds.y0 || y >= bounds.y1
                        ? none.baseAddress! : input.baseAddress! + (y - bounds.y0) * stride
                }
                return Self.halving(bounds, kernels) { j, line in
                    let (a, b, c, d) = (row(2 * j - 1), row(2 * j), row(2 * j + 1), row(2 * j + 2))
                    for x in 0..<bounds.width { line[x] = (b[x] + c[x]) * 0.375 + (a[x] + d[x]) * 0.125 }
                }
            }
        }
    }

    /// - Parameter row: Writes the row of coarse pixels j, at the area's own columns.
    private static func halving(
        _ area: PixelRect, _ kernels: Kernels, row: (_ j: Int, _ line: UnsafeMutablePointer<Float>) -> Void
    ) -> FloatPlane {
        let (columns, rows) = (halved(area.x0..<area.x1), halved(area.y0..<area.y1))
        // The first coarse pixel reads from 2j - 1 on: up to three pixels before the area.
        let lead = area.x0 - (2 * columns.lowerBound - 1)
        return FloatPlane(
            bounds: PixelRect(
                x0: columns.lowerBound, y0: rows.lowerBound, x1: columns.upperBound, y1: rows.upperBound)
        ) { output, stride in
            var line = [Float](repeating: 0, count: max(2 * stride + 16, lead + area.width))
            line.withUnsafeMutableBufferPointer { line in
                for j in rows {
                    row(j, line.baseAddress! + lead)
                    kernels.halve(output + (j - rows.lowerBound) * stride, stride, line.baseAddress!)
                }
            }
        }
    }
}
