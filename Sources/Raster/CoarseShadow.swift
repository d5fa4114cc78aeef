/// A shadow under a sigma so large that what casts it need not be drawn in whole pixels.
///
/// A Gaussian of 4096 pixels sees over 40,000 pixels, each of which would have to be drawn, kept and blurred. So what casts
/// the shadow is drawn in coarse pixels, of which sigma still has 64, and its shadow is enlarged between their middles. A
/// coarse pixel taken as a uniform square, and straight lines between, change the shadow by less than one level of 255.
struct CoarseShadow {
    private static let leastSigma = 64.0

    /// Pixels along a coarse pixel's side, a power of two; 1 where whole pixels are drawn.
    let factor: Int
    private let shadow: Shadow
    private let sigma: Double
    private let dx, dy: Double

    /// - Parameter sigma: The shadow's, as it is drawn.
    init(_ shadow: Shadow, sigma: Double) {
        var factor = 1
        while sigma >= Self.leastSigma * Double(2 * factor) { factor *= 2 }
        self.factor = factor
        self.shadow = shadow
        self.sigma = sigma / Double(factor)
        let isQuartz = shadow.falloff == .quartz
        dx = isQuartz ? shadow.dx.rounded() : shadow.dx
        dy = isQuartz ? shadow.dy.rounded() : shadow.dy
    }

    /// From pixels to coarse ones.
    var scale: Double { 1 / Double(factor) }

    /// The shadow's alpha.
    ///
    /// - Parameters:
    ///   - within: The pixels asked for. Which they are does not change the byte of any of them.
    ///   - extent: The coarse pixels that cast the shadow.
    ///   - alpha: What casts it, within the given coarse pixels.
    func plane(within: PixelRect, extent: PixelRect, alpha: (PixelRect) -> AlphaPlane) -> AlphaPlane {
        let held = Extent.everything.intersection(within)
        guard !held.isEmpty, !extent.isEmpty else { return AlphaPlane(bounds: .empty) }
        let target = PixelRect(
            x0: place(held.x0, dx).index, y0: place(held.y0, dy).index, x1: place(held.x1 - 1, dx).index + 2,
            y1: place(held.y1 - 1, dy).index + 2)
        let need = Preparer.source(of: target, sigma: sigma, dx: 0, dy: 0).intersection(extent)
        guard !need.isEmpty else { return AlphaPlane(bounds: .empty) }
        let coarse = alpha(need).blurred(sigma: sigma, dx: 0, dy: 0, falloff: shadow.falloff, within: target)
        return enlarged(coarse, within: held).faded(by: shadow)
    }

    /// The coarse pixel at or before a pixel's middle, and how far that lies towards the next, in 256ths.
    private func place(_ pixel: Int, _ shift: Double) -> (index: Int, part: Int) {
        let limit = Double(1 << 40)
        let place = (Double(pixel) + 0.5 - shift) * scale - 0.5
        let fine = Int((min(max(place, -limit), limit) * 256).rounded(.down))
        return (fine >> 8, fine & 255)
    }

    private func enlarged(_ coarse: AlphaPlane, within: PixelRect) -> AlphaPlane {
        let bounds = coarse.bounds
        guard !bounds.isEmpty else { return coarse }
        var result = AlphaPlane(bounds: within)
        let area = result.bounds
        let columns = (area.x0..<max(area.x0, area.x1)).map { place($0, dx) }
        for y in area.y0..<max(area.y0, area.y1) {
            let row = place(y, dy)
            let out = (y - area.y0) * result.stride
            for (index, column) in columns.enumerated() {
                func byte(_ right: Int, _ below: Int) -> Int {
                    let (x, y) = (column.index + right, row.index + below)
                    guard x >= bounds.x0, x < bounds.x1, y >= bounds.y0, y < bounds.y1 else { return 0 }
                    return Int(coarse.bytes[(y - bounds.y0) * coarse.stride + x - bounds.x0])
                }
                let above = byte(0, 0) * (256 - column.part) + byte(1, 0) * column.part
                let below = byte(0, 1) * (256 - column.part) + byte(1, 1) * column.part
                let sum = above * (256 - row.part) + below * row.part
                result.bytes[out + index] = UInt8(truncatingIfNeeded: (sum + 32_768) >> 16)
            }
        }
        return result
    }
}
