import Foundation
internal import Raster

/// Where the bytes of a pixel lie in memory that is not ours: eight bits each, gray or red, green and blue.
struct PixelLayout: Hashable, Sendable {
    var bytesPerPixel: Int
    /// Offsets of the colours; all the same for gray, none where there is alpha alone.
    var red: Int?
    var green: Int?
    var blue: Int?
    var alpha: Int?
    var isPremultiplied: Bool
    var isGray: Bool

    /// Nil for what is not read and written: other depths, floats, 16-bit byte orders.
    init?(isGray: Bool, bitsPerComponent: Int, bitsPerPixel: Int, info: CGBitmapInfo) {
        guard bitsPerComponent == 8, info.rawValue & CGBitmapInfo.floatInfoMask.rawValue == 0,
            let alphaInfo = info.alphaInfo, let order = info.byteOrder
        else { return nil }
        self.isGray = isGray
        isPremultiplied = alphaInfo == .premultipliedFirst || alphaInfo == .premultipliedLast
        let alphaFirst = [.first, .premultipliedFirst, .noneSkipFirst].contains(alphaInfo)
        let hasAlpha = alphaInfo != .noneSkipFirst && alphaInfo != .noneSkipLast
        if alphaInfo == .alphaOnly {
            guard bitsPerPixel == 8 else { return nil }
            (bytesPerPixel, alpha) = (1, 0)
        } else if alphaInfo == .none {
            guard bitsPerPixel == (isGray ? 8 : 24), order == .orderDefault || isGray else { return nil }
            bytesPerPixel = bitsPerPixel / 8
            (red, green, blue) = isGray ? (0, 0, 0) : (0, 1, 2)
        } else if isGray {
            guard bitsPerPixel == 16, order == .orderDefault else { return nil }
            bytesPerPixel = 2
            let gray = alphaFirst ? 1 : 0
            (red, green, blue) = (gray, gray, gray)
            alpha = hasAlpha ? 1 - gray : nil
        } else {
            guard bitsPerPixel == 32, [.orderDefault, .order32Big, .order32Little].contains(order) else {
                return nil
            }
            bytesPerPixel = 4
            let first = alphaFirst ? 1 : 0
            func place(_ index: Int) -> Int { order == .order32Little ? 3 - index : index }
            (red, green, blue) = (place(first), place(first + 1), place(first + 2))
            alpha = hasAlpha ? place(alphaFirst ? 0 : 3) : nil
        }
    }

    /// Whether a pixel is, byte for byte, what a bitmap holds.
    var isNative: Bool {
        bytesPerPixel == 4 && red == 0 && green == 1 && blue == 2 && alpha == 3 && isPremultiplied
    }

    /// One pixel as a bitmap holds it.
    func read(_ bytes: UnsafeRawPointer) -> UInt32 {
        func byte(_ offset: Int?) -> UInt32 {
            offset.map { UInt32(bytes.load(fromByteOffset: $0, as: UInt8.self)) } ?? 0
        }
        let a = alpha == nil ? 255 : byte(alpha)
        let (r, g, b) = (byte(red), byte(green), byte(blue))
        guard alpha != nil, a < 255 else { return r | g << 8 | b << 16 | a << 24 }
        // A colour of more than its alpha is no colour; limited, blending stays within a byte.
        func channel(_ value: UInt32) -> UInt32 { isPremultiplied ? min(value, a) : (value * a + 127) / 255 }
        return channel(r) | channel(g) << 8 | channel(b) << 16 | a << 24
    }

    /// Writes one pixel of a bitmap. Without alpha its colours are those over black.
    func write(_ pixel: UInt32, to bytes: UnsafeMutableRawPointer) {
        func store(_ value: UInt32, _ offset: Int?) {
            guard let offset else { return }
            bytes.storeBytes(of: UInt8(truncatingIfNeeded: value), toByteOffset: offset, as: UInt8.self)
        }
        let a = pixel >> 24
        var (r, g, b) = (pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255)
        if alpha != nil, !isPremultiplied, a > 0, a < 255 {
            func straight(_ value: UInt32) -> UInt32 { min(255, (value * 255 + a / 2) / a) }
            (r, g, b) = (straight(r), straight(g), straight(b))
        }
        if isGray {
            // Rec. 709 weights in 1/65536.
            let gray = (r * 13933 + g * 46871 + b * 4732 + 32768) >> 16
            (r, g, b) = (gray, gray, gray)
        }
        store(r, red)
        store(g, green)
        store(b, blue)
        store(a, alpha)
    }
}
