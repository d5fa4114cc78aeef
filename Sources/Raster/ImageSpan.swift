import Foundation

/// Paints rows of an image under an affine map.
///
/// A target pixel takes one sample at its centre. Pixels that do not touch the image are clear; those that its edge
/// goes through take the colour of the nearest texels in full, since the shape that is filled already covers them in
/// part.
struct ImageSpan: PixelSpan {
    private let bitmap: Bitmap
    /// The texels that may be sampled.
    private let texels: PixelRect
    /// From target pixels to texels; nil where nothing is painted.
    private let inverse: Affine?
    private let isNearest: Bool
    /// Where the centre of a pixel that touches the image may lie, in texels.
    private let minU, maxU, minV, maxV: Double
    /// Set where texels lie on pixels: the texel of pixel (0, 0).
    private let offset: (x: Int, y: Int)?
    private let factor: UInt8
    private let tint: UInt32?

    init(_ paint: ImagePaint) {
        let source = paint.source.intersection(paint.bitmap.bounds)
        let alpha = paint.alpha > 0 ? min(paint.alpha, 1) : 0
        factor = UInt8(truncatingIfNeeded: Int(alpha * 255 + 0.5))
        tint = paint.tint?.bits
        isNearest = paint.interpolation == .nearest
        var map = source.isEmpty || factor == 0 ? nil : paint.transform.inverted
        var bitmap = paint.bitmap
        var texels = source
        // How many texels a pixel spans along each side of the image.
        if let whole = map, whole.isFinite, !isNearest {
            let across = Self.steps((whole.a * whole.a + whole.c * whole.c).squareRoot(), most: source.width)
            let down = Self.steps((whole.b * whole.b + whole.d * whole.d).squareRoot(), most: source.height)
            if across > 1 || down > 1, let reduced = bitmap.averaged(source, across: across, down: down) {
                bitmap = reduced
                texels = reduced.bounds
                let toReduced = Affine(
                    a: 1 / Double(across), b: 0, c: 0, d: 1 / Double(down), tx: -Double(source.x0) / Double(across),
                    ty: -Double(source.y0) / Double(down))
                map = whole.concatenating(toReduced)
            }
        }
        if let found = map, !found.isFinite { map = nil }
        self.bitmap = bitmap
        self.texels = texels
        inverse = map
        let whole = map ?? .identity
        // Half of a pixel's extent in texels; a hair less, so that one that only touches stays out.
        let halfU = (abs(whole.a) + abs(whole.c)) * 0.499_999
        let halfV = (abs(whole.b) + abs(whole.d)) * 0.499_999
        minU = Double(texels.x0) - halfU
        maxU = Double(texels.x1) + halfU
        minV = Double(texels.y0) - halfV
        maxV = Double(texels.y1) + halfV
        let isPlain =
            whole.a == 1 && whole.b == 0 && whole.c == 0 && whole.d == 1 && whole.tx.rounded() == whole.tx
            && whole.ty.rounded() == whole.ty && abs(whole.tx) < 0x1p40 && abs(whole.ty) < 0x1p40
        offset = isPlain ? (Int(whole.tx), Int(whole.ty)) : nil
    }

    func fill(_ row: UnsafeMutableBufferPointer<UInt32>, x: Int, y: Int) {
        guard let inverse else {
            row.update(repeating: 0)
            return
        }
        if let offset {
            copy(row, x: x + offset.x, y: y + offset.y)
        } else if isNearest {
            sampleNearest(row, x: x, y: y, inverse)
        } else {
            sampleLinear(row, x: x, y: y, inverse)
        }
        if let tint {
            for index in row.indices {
                let alpha = UInt8(truncatingIfNeeded: row[index] >> 24)
                row[index] = Self.times(Self.times(tint, alpha), factor)
            }
        } else if factor != 255 {
            for index in row.indices { row[index] = Self.times(row[index], factor) }
        }
    }

    private func copy(_ row: UnsafeMutableBufferPointer<UInt32>, x: Int, y: Int) {
        let from = min(max(texels.x0 - x, 0), row.count)
        let to = max(min(texels.x1 - x, row.count), from)
        guard y >= texels.y0, y < texels.y1, from < to else {
            row.update(repeating: 0)
            return
        }
        for index in 0..<from { row[index] = 0 }
        (row.baseAddress! + from).update(from: bitmap.pixels + y * bitmap.stride + x + from, count: to - from)
        for index in to..<row.count { row[index] = 0 }
    }

    private func sampleNearest(_ row: UnsafeMutableBufferPointer<UInt32>, x: Int, y: Int, _ inverse: Affine) {
        let middle = Double(y) + 0.5
        for index in row.indices {
            let centre = Double(x + index) + 0.5
            let u = inverse.a * centre + inverse.c * middle + inverse.tx
            let v = inverse.b * centre + inverse.d * middle + inverse.ty
            guard u > minU, u < maxU, v > minV, v < maxV else {
                row[index] = 0
                continue
            }
            let column = min(max(Int(u.rounded(.down)), texels.x0), texels.x1 - 1)
            let line = min(max(Int(v.rounded(.down)), texels.y0), texels.y1 - 1)
            row[index] = bitmap.pixels[line * bitmap.stride + column]
        }
    }

    private func sampleLinear(_ row: UnsafeMutableBufferPointer<UInt32>, x: Int, y: Int, _ inverse: Affine) {
        let middle = Double(y) + 0.5
        let lowU = Double(texels.x0)
        let lowV = Double(texels.y0)
        let highU = Double(texels.x1 - 1)
        let highV = Double(texels.y1 - 1)
        for index in row.indices {
            let centre = Double(x + index) + 0.5
            let u = inverse.a * centre + inverse.c * middle + inverse.tx
            let v = inverse.b * centre + inverse.d * middle + inverse.ty
            guard u > minU, u < maxU, v > minV, v < maxV else {
                row[index] = 0
                continue
            }
            // In 256ths of a texel, from the centre of the first; never negative.
            let s = Int(min(max(u - 0.5, lowU), highU) * 256 + 0.5)
            let t = Int(min(max(v - 0.5, lowV), highV) * 256 + 0.5)
            let near = bitmap.pixels + (t >> 8) * bitmap.stride + (s >> 8)
            let right = (s >> 8) + 1 < texels.x1 ? 1 : 0
            let below = (t >> 8) + 1 < texels.y1 ? bitmap.stride : 0
            row[index] = Self.mixed(
                near[0], near[right], near[below], near[below + right], UInt64(s & 255), UInt64(t & 255))
        }
    }

    /// Between four texels, f and g 256ths of the way right and down; rounded once, at the end.
    @inline(__always)
    private static func mixed(
        _ p: UInt32, _ q: UInt32, _ r: UInt32, _ s: UInt32, _ f: UInt64, _ g: UInt64
    ) -> UInt32 {
        // Four components in four lanes of 16 bits.
        @inline(__always) func spread(_ pixel: UInt32) -> UInt64 {
            let wide = UInt64(pixel)
            return (wide & 0x00ff_00ff) | (wide & 0xff00_ff00) << 24
        }
        let top = spread(p) &* (256 - f) &+ spread(q) &* f
        let bottom = spread(r) &* (256 - f) &+ spread(s) &* f
        let lanes: UInt64 = 0x0000_ffff_0000_ffff
        let half: UInt64 = 0x0000_8000_0000_8000
        let even = (((top & lanes) &* (256 - g) &+ (bottom & lanes) &* g &+ half) >> 16) & lanes
        let odd = (((top >> 16 & lanes) &* (256 - g) &+ (bottom >> 16 & lanes) &* g &+ half) >> 16) & lanes
        // Lanes from low to high: red, blue, green, alpha.
        let packed = even | odd << 16
        return UInt32(truncatingIfNeeded: packed & 0x00ff_00ff)
            | UInt32(truncatingIfNeeded: packed >> 24 & 0xff00_ff00)
    }

    /// Each byte times factor / 255, rounded to nearest.
    @inline(__always)
    private static func times(_ pixel: UInt32, _ factor: UInt8) -> UInt32 {
        let c = UInt32(factor)
        var even = (pixel & 0x00ff_00ff) &* c &+ 0x0080_0080
        var odd = (pixel >> 8 & 0x00ff_00ff) &* c &+ 0x0080_0080
        even = (even &+ (even >> 8 & 0x00ff_00ff)) >> 8 & 0x00ff_00ff
        odd = (odd &+ (odd >> 8 & 0x00ff_00ff)) & 0xff00_ff00
        return even | odd
    }

    /// How many texels to average into one: linear sampling takes in up to two by itself.
    private static func steps(_ span: Double, most: Int) -> Int {
        span >= 2 ? max(1, Int(min(span, Double(most)))) : 1
    }
}
