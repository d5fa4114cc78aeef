import RasterKernels

/// A set of span kernels. All sets give the same bytes.
package struct Kernels: @unchecked Sendable {
    // Unchecked: it points to a constant of the C module.
    private let set: UnsafePointer<rk_kernels>

    package static let portable = Kernels(set: rk_portable())
    /// The fastest set for this CPU.
    package static let best = Kernels(set: rk_best())

    @inline(__always)
    package func fill(_ d: UnsafeMutablePointer<UInt32>, _ n: Int, _ color: UInt32) {
        set.pointee.fill(d, n, color)
    }

    @inline(__always)
    package func over(_ d: UnsafeMutablePointer<UInt32>, _ n: Int, _ color: UInt32) {
        set.pointee.over(d, n, color)
    }

    @inline(__always)
    package func over(_ d: UnsafeMutablePointer<UInt32>, _ n: Int, _ color: UInt32, coverage: UnsafePointer<UInt8>)
    {
        set.pointee.over_coverage(d, n, color, coverage)
    }

    @inline(__always)
    package func over(_ d: UnsafeMutablePointer<UInt32>, _ n: Int, pixels: UnsafePointer<UInt32>) {
        set.pointee.over_pixels(d, n, pixels)
    }

    @inline(__always)
    package func over(
        _ d: UnsafeMutablePointer<UInt32>, _ n: Int, pixels: UnsafePointer<UInt32>, coverage: UnsafePointer<UInt8>
    ) {
        set.pointee.over_pixels_coverage(d, n, pixels, coverage)
    }

    @inline(__always)
    package func scale(_ d: UnsafeMutablePointer<UInt32>, _ n: Int, coverage: UnsafePointer<UInt8>) {
        set.pointee.scale_pixels(d, n, coverage)
    }

    @inline(__always)
    package func multiply(_ d: UnsafeMutablePointer<UInt8>, _ n: Int, _ s: UnsafePointer<UInt8>) {
        set.pointee.multiply(d, n, s)
    }

    @inline(__always)
    package func scale(_ d: UnsafeMutablePointer<UInt8>, _ n: Int, factor: UInt8) {
        set.pointee.scale(d, n, factor)
    }

    @inline(__always)
    package func alpha(_ d: UnsafeMutablePointer<UInt8>, _ n: Int, pixels: UnsafePointer<UInt32>) {
        set.pointee.alpha(d, n, pixels)
    }

    @inline(__always)
    func shadow(
        _ coverage: UnsafeMutablePointer<UInt8>, _ n: Int, a: UnsafePointer<Float>, b: Float,
        parts: UnsafePointer<rk_shadow_part>, count: Int
    ) {
        set.pointee.shadow(coverage, n, a, b, parts, count)
    }

    @inline(__always)
    func overShadow(
        _ d: UnsafeMutablePointer<UInt32>, _ n: Int, _ color: UInt32, a: UnsafePointer<Float>, b: Float,
        parts: UnsafePointer<rk_shadow_part>, count: Int
    ) {
        set.pointee.over_shadow(d, n, color, a, b, parts, count)
    }

    /// Bytes of blocks of eight pixels, see `rk_kernels`.
    @inline(__always)
    package func coverage(
        _ out: UnsafeMutablePointer<UInt8>, _ areas: UnsafeMutablePointer<Int32>, blocks: Int, sum: Int32
    ) -> Int32 {
        set.pointee.coverage(out, areas, blocks, sum)
    }

    @inline(__always)
    package func profile(
        _ out: UnsafeMutablePointer<Float>, _ n: Int, _ t0: UnsafePointer<Float>, _ t1: UnsafePointer<Float>,
        _ f: Float
    ) {
        set.pointee.profile(out, n, t0, t1, f)
    }

    @inline(__always)
    package func profileSubtract(
        _ out: UnsafeMutablePointer<Float>, _ n: Int, _ t0: UnsafePointer<Float>, _ t1: UnsafePointer<Float>,
        _ f: Float
    ) {
        set.pointee.profile_subtract(out, n, t0, t1, f)
    }

    @inline(__always)
    package func halve(
        _ out: UnsafeMutablePointer<Float>, _ n: Int, _ a: UnsafePointer<UInt8>, _ b: UnsafePointer<UInt8>,
        _ c: UnsafePointer<UInt8>, _ d: UnsafePointer<UInt8>
    ) {
        set.pointee.halve_rows(out, n, a, b, c, d)
    }

    @inline(__always)
    package func halve(_ out: UnsafeMutablePointer<Float>, _ n: Int, _ row: UnsafePointer<Float>) {
        set.pointee.halve_row(out, n, row)
    }

    @inline(__always)
    package func convolve(
        _ out: UnsafeMutablePointer<Float>, _ n: Int, _ row: UnsafePointer<Float>, step: Int,
        weights: UnsafePointer<Float>, count: Int
    ) {
        set.pointee.convolve(out, n, row, step, weights, count)
    }

    /// See `BlurredPlane`: n is a multiple of 8, the side 2 or more, and the phase a multiple of 8 or 0.
    @inline(__always)
    package func expand(
        _ out: UnsafeMutablePointer<UInt8>, _ n: Int, cells: UnsafePointer<Float>, weights: UnsafePointer<Float>,
        side: Int, phase: Int
    ) {
        set.pointee.expand(out, n, cells, weights, side, phase)
    }
}
