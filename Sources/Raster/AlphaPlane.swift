/// Dense 8-bit alpha; row y of bounds begins at bytes[(y - bounds.y0) * stride], stride a multiple of 16.
public struct AlphaPlane: Sendable {
    public var bounds: PixelRect
    public var stride: Int
    public var bytes: [UInt8]
}
