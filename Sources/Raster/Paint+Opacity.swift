extension Paint {
    /// Whether every one of these pixels gets an opaque colour. False where that would take long to find out.
    func isOpaque(over pixels: PixelRect) -> Bool {
        switch self {
        case .color(let color): color.isOpaque
        case .gradient(let gradient): gradient.isOpaque
        case .image(let image): image.isOpaque(over: pixels)
        }
    }
}

extension GradientPaint {
    /// All of the plane gets an opaque colour.
    var isOpaque: Bool {
        guard case .axial = geometry, extendsBeforeStart, extendsAfterEnd, !stops.isEmpty,
            stops.allSatisfy({ $0.alpha >= 1 }), let inverse = transform.inverted, inverse.isFinite
        else { return false }
        // Far from overflow: what is not a number is painted clear.
        guard case .axial(let base, let across, let down) = GradientPlaces(self, inverse) else { return false }
        let limit = 0x1p60
        return base.magnitude < limit && across.magnitude < limit && down.magnitude < limit
    }
}

extension ImagePaint {
    /// An image with more texels is not looked through.
    private static let mostTexels = 1 << 20

    fileprivate func isOpaque(over pixels: PixelRect) -> Bool {
        let texels = source.intersection(bitmap.bounds)
        guard tint == nil, alpha >= 1, !texels.isEmpty, texels.width * texels.height <= Self.mostTexels,
            covers(pixels, texels)
        else { return false }
        return bitmap.isOpaque(texels)
    }

    /// Whether all of these pixels touch the image, by a little more than a hair: `ImageSpan` paints none of them clear.
    private func covers(_ pixels: PixelRect, _ texels: PixelRect) -> Bool {
        guard let inverse = transform.inverted, inverse.isFinite else { return false }
        let halfU = (abs(inverse.a) + abs(inverse.c)) * 0.499
        let halfV = (abs(inverse.b) + abs(inverse.d)) * 0.499
        for x in [Double(pixels.x0) + 0.5, Double(pixels.x1) - 0.5] {
            for y in [Double(pixels.y0) + 0.5, Double(pixels.y1) - 0.5] {
                let u = inverse.a * x + inverse.c * y + inverse.tx
                let v = inverse.b * x + inverse.d * y + inverse.ty
                guard u > Double(texels.x0) - halfU, u < Double(texels.x1) + halfU,
                    v > Double(texels.y0) - halfV, v < Double(texels.y1) + halfV
                else { return false }
            }
        }
        return true
    }
}

extension Bitmap {
    fileprivate func isOpaque(_ area: PixelRect) -> Bool {
        for y in area.y0..<area.y1 {
            let row = UnsafeRawPointer(pixels + y * stride)
            func texels(_ x: Int) -> SIMD8<UInt32> {
                row.loadUnaligned(fromByteOffset: 4 * x, as: SIMD8<UInt32>.self)
            }
            var all = SIMD8<UInt32>(repeating: .max)
            var (second, third, fourth) = (all, all, all)
            var x = area.x0
            while x + 32 <= area.x1 {
                all &= texels(x)
                second &= texels(x + 8)
                third &= texels(x + 16)
                fourth &= texels(x + 24)
                x += 32
            }
            all &= second & third & fourth
            while x < area.x1 {
                all[0] &= row.load(fromByteOffset: 4 * x, as: UInt32.self)
                x += 1
            }
            if (all .< 0xff00_0000) != SIMDMask(repeating: false) { return false }
        }
        return true
    }
}
