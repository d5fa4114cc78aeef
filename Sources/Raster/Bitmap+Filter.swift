extension Bitmap {
    /// Replaces each pixel by what a function makes of its straight components, each from 0 to 1.
    ///
    /// - Parameter change: Takes and gives red, green, blue and alpha; what lies outside of 0 ... 1 is clamped.
    public func mapColors(_ change: (SIMD4<Float>) -> SIMD4<Float>) {
        let (zero, one) = (SIMD4<Float>(repeating: 0), SIMD4<Float>(repeating: 1))
        // Neighbours are often the same.
        var (last, lastResult): (UInt32, UInt32) = (
            0, Self.packed(change(zero).clamped(lowerBound: zero, upperBound: one))
        )
        for y in 0..<height {
            withMutableRow(y) { row in
                for x in row.indices {
                    if row[x] != last {
                        last = row[x]
                        var color = Self.components(last)
                        let alpha = color.w
                        if alpha > 0 {
                            color /= SIMD4(alpha, alpha, alpha, 1)
                        }
                        lastResult = Self.packed(change(color).clamped(lowerBound: zero, upperBound: one))
                    }
                    row[x] = lastResult
                }
            }
        }
    }

    /// Replaces the picture by its blur with a Gaussian; beyond the bitmap there is nothing.
    ///
    /// Each pixel is a sum over its row and then its column, in one order, so that the bytes are the same everywhere.
    ///
    /// - Parameters:
    ///   - sigma: The standard deviation in pixels.
    ///   - extendsEdges: Beyond the bitmap lies what is on its edge.
    public func blur(sigma: Double, extendsEdges: Bool = false) {
        guard sigma >= GaussianKernel.leastSigma, sigma.isFinite, width > 0, height > 0 else { return }
        let kernel =
            sigma < 1
            ? GaussianKernel.betweenPixels(sigma: sigma, shift: 0)
            : GaussianKernel.sampled(variance: sigma * sigma, shift: 0)
        var plane = [SIMD4<Float>](repeating: .zero, count: width * height)
        var line = [SIMD4<Float>](repeating: .zero, count: max(width, height))
        for y in 0..<height {
            withRow(y) { row in for x in 0..<width { line[x] = Self.components(row[x]) } }
            for x in 0..<width {
                plane[y * width + x] = Self.sum(line, at: x, count: width, kernel, extendsEdges)
            }
        }
        var columns = [SIMD4<Float>](repeating: .zero, count: height)
        for x in 0..<width {
            for y in 0..<height { line[y] = plane[y * width + x] }
            for y in 0..<height { columns[y] = Self.sum(line, at: y, count: height, kernel, extendsEdges) }
            for y in 0..<height { plane[y * width + x] = columns[y] }
        }
        for y in 0..<height {
            withMutableRow(y) { row in
                for x in 0..<width { row[x] = Self.packedPremultiplied(plane[y * width + x]) }
            }
        }
    }

    /// Makes what is there in part wholly opaque, its colour as it is.
    public func makeOpaque() {
        mapColors { $0.w > 0 ? SIMD4($0.x, $0.y, $0.z, 1) : $0 }
    }

    private static func sum(
        _ line: [SIMD4<Float>], at place: Int, count: Int, _ kernel: GaussianKernel, _ extendsEdges: Bool
    ) -> SIMD4<Float> {
        var sum = SIMD4<Float>(repeating: 0)
        let first = place + kernel.first
        if extendsEdges {
            for index in kernel.weights.indices {
                sum += line[min(max(first + index, 0), count - 1)] * kernel.weights[index]
            }
            return sum
        }
        let (low, high) = (max(0, -first), min(kernel.weights.count, count - first))
        guard low < high else { return sum }
        for index in low..<high { sum += line[first + index] * kernel.weights[index] }
        return sum
    }

    /// Red, green, blue and alpha as they are kept: the colours times alpha.
    private static func components(_ bits: UInt32) -> SIMD4<Float> {
        SIMD4(Float(bits & 0xFF), Float(bits >> 8 & 0xFF), Float(bits >> 16 & 0xFF), Float(bits >> 24)) / 255
    }

    /// Of straight components.
    private static func packed(_ color: SIMD4<Float>) -> UInt32 {
        packedPremultiplied(SIMD4(color.x * color.w, color.y * color.w, color.z * color.w, color.w))
    }

    private static func packedPremultiplied(_ color: SIMD4<Float>) -> UInt32 {
        let scaled = (color * 255).rounded(.toNearestOrAwayFromZero)
        let alpha = min(max(scaled.w, 0), 255)
        func byte(_ value: Float) -> UInt32 { UInt32(min(max(value, 0), alpha)) }
        return byte(scaled.x) | byte(scaled.y) << 8 | byte(scaled.z) << 16 | UInt32(alpha) << 24
    }
}
