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

    /// - Parameter d: The pixel in column 0 of the first of n rows.
    @inline(__always)
    func over(_ d: UnsafeMutablePointer<UInt32>, stride: Int, _ n: Int, runs: UnsafePointer<rk_coverage>) {
        set.pointee.over_runs(d, stride, n, runs)
    }

    /// - Parameter d: The pixel in column 0 of the first of n rows.
    @inline(__always)
    func over(_ d: UnsafeMutablePointer<UInt32>, stride: Int, _ n: Int, outline: UnsafePointer<rk_outline>) {
        set.pointee.over_outline(d, stride, n, outline)
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

    /// See `rk_kernels`: how many blocks of 8 pixels, from a column that is a multiple of 8, it has written.
    @inline(__always)
    func ramp(
        _ d: UnsafeMutablePointer<UInt32>, blocks: Int, row: Double, across: Double, x: Int,
        _ ramp: UnsafePointer<rk_ramp>
    ) -> Int {
        set.pointee.ramp(d, blocks, row, across, x, ramp)
    }

    /// Columns from ..< to, multiples of 8, of row y.
    @inline(__always)
    func shadow(
        _ coverage: UnsafeMutablePointer<UInt8>, from: Int, to: Int, y: Int, _ shadow: UnsafePointer<rk_shadow>
    ) {
        set.pointee.shadow(coverage, from, to, y, shadow)
    }

    /// - Parameter d: The pixel in column 0 of the first of n rows, which is row y.
    @inline(__always)
    func over(_ d: UnsafeMutablePointer<UInt32>, stride: Int, y: Int, _ n: Int, shadow: UnsafePointer<rk_shadow>) {
        set.pointee.over_shadow(d, stride, y, n, shadow)
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
