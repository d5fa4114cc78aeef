/// A premultiplied sRGB colour of four bytes, as it lies in a bitmap.
public struct PixelColor: Hashable, Sendable {
    /// Red in the low byte, then green, blue and alpha: R G B A in memory on a little-endian machine.
    public let bits: UInt32

    public static let clear = PixelColor(bits: 0)
    public static let black = PixelColor(bits: 0xff00_0000)
    public static let white = PixelColor(bits: 0xffff_ffff)

    public init(bits: UInt32) { self.bits = bits }

    /// From straight components of 0 ... 1 (others are clamped, NaN counts as 0); each byte is rounded to nearest.
    public init(red: Double, green: Double, blue: Double, alpha: Double) {
        let a = Self.unit(alpha)
        func byte(_ value: Double) -> UInt32 { UInt32((value * 255 + 0.5).rounded(.down)) }
        bits =
            byte(Self.unit(red) * a) | byte(Self.unit(green) * a) << 8 | byte(Self.unit(blue) * a) << 16
            | byte(a) << 24
    }

    public var alpha: UInt8 { UInt8(truncatingIfNeeded: bits >> 24) }
    public var isOpaque: Bool { alpha == 255 }

    private static func unit(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
}
