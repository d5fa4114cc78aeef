/// The shadow of a shape's true area under a small sigma, where pixels are too coarse to blur.
///
/// A blurred plane takes its pixels as uniform squares, which blurs the shape once by a square before the Gaussian
/// does: one twelfth of a square pixel more variance, or up to 2.6 / sigma² levels of 255 at an edge within a pixel.
/// Drawn 2 or 4 times as fine and averaged, the shape loses a quarter or a sixteenth of that.
struct FineShadow {
    /// Samples along a pixel's side; 1 where whole pixels are fine enough.
    let factor: Int

    private static let rowsAtOnce = 64

    init(sigma: Double) {
        factor = sigma >= 4 ? 1 : sigma >= 1.25 ? 2 : 4
    }

    /// - Parameters:
    ///   - target: The pixels asked for. Which they are does not change the byte of any of them.
    ///   - coverage: Of the shape enlarged by `factor`, within the given fine pixels.
    func plane(
        sigma: Double, dx: Double, dy: Double, target: PixelRect, kernels: Kernels,
        coverage: (PixelRect) -> Coverage
    ) -> AlphaPlane {
        var result = AlphaPlane(bounds: target)
        let scale = Double(factor)
        // A few rows at a time: the fine plane of a large shape would be 16 times its size.
        for y in stride(from: target.y0, to: target.y1, by: Self.rowsAtOnce) {
            let rows = y..<min(y + Self.rowsAtOnce, target.y1)
            let fine = PixelRect(
                x0: target.x0 * factor, y0: rows.lowerBound * factor, x1: target.x1 * factor,
                y1: rows.upperBound * factor)
            let need = Preparer.source(of: fine, sigma: sigma * scale, dx: dx * scale, dy: dy * scale)
            let sharp = coverage(need)
            guard !sharp.bounds.isEmpty else { continue }
            var plane = AlphaPlane(bounds: sharp.bounds)
            plane.add(sharp)
            let blurred = plane.softened(
                sigma: sigma * scale, dx: dx * scale, dy: dy * scale, falloff: .gaussian, within: fine,
                kernels: kernels)
            average(blurred.alphas(kernels: kernels), into: &result, rows: rows)
        }
        return result
    }

    private func average(_ fine: AlphaPlane, into result: inout AlphaPlane, rows: Range<Int>) {
        let count = factor * factor
        for y in rows {
            let first = max(y * factor, fine.bounds.y0)
            let last = min((y + 1) * factor, fine.bounds.y1)
            guard first < last else { continue }
            let out = (y - result.bounds.y0) * result.stride - result.bounds.x0
            for x in result.bounds.x0..<result.bounds.x1 {
                let from = max(x * factor, fine.bounds.x0)
                let to = min((x + 1) * factor, fine.bounds.x1)
                guard from < to else { continue }
                var sum = 0
                for row in first..<last {
                    let start = (row - fine.bounds.y0) * fine.stride - fine.bounds.x0
                    for column in from..<to { sum += Int(fine.bytes[start + column]) }
                }
                result.bytes[out + x] = UInt8(truncatingIfNeeded: (2 * sum + count) / (2 * count))
            }
        }
    }
}
