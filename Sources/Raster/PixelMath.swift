extension PixelColor {
    /// The bits with no component over alpha: sums in the kernels then stay in a byte.
    var validBits: UInt32 {
        let a = bits >> 24
        let r = min(bits & 255, a)
        let g = min(bits >> 8 & 255, a)
        let b = min(bits >> 16 & 255, a)
        return r | g << 8 | b << 16 | a << 24
    }

    /// Each of a pixel's bytes times `factor` / 255, rounded to nearest: the kernels' own product.
    static func scaled(_ pixel: UInt32, by factor: UInt8) -> UInt32 {
        let c = UInt32(factor)
        var even = (pixel & 0xff00ff) &* c &+ 0x800080
        var odd = (pixel >> 8 & 0xff00ff) &* c &+ 0x800080
        even = (even &+ (even >> 8 & 0xff00ff)) >> 8 & 0xff00ff
        odd = (odd &+ (odd >> 8 & 0xff00ff)) & 0xff00_ff00
        return even | odd
    }
}

extension PixelRect {
    func union(_ other: PixelRect) -> PixelRect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        return PixelRect(x0: min(x0, other.x0), y0: min(y0, other.y0), x1: max(x1, other.x1), y1: max(y1, other.y1))
    }

    func contains(_ other: PixelRect) -> Bool {
        other.isEmpty || x0 <= other.x0 && y0 <= other.y0 && x1 >= other.x1 && y1 >= other.y1
    }

    func grown(by margin: Int, dx: Int = 0, dy: Int = 0) -> PixelRect {
        PixelRect(x0: x0 - margin + dx, y0: y0 - margin + dy, x1: x1 + margin + dx, y1: y1 + margin + dy)
    }

    func intersects(_ other: PixelRect) -> Bool {
        x0 < other.x1 && other.x0 < x1 && y0 < other.y1 && other.y0 < y1
    }
}
