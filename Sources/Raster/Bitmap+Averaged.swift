extension Bitmap {
    /// A part at reduced size: each new pixel is the mean of `across` by `down` old ones, or of those of them that
    /// the part still has at its right and bottom edges.
    func averaged(_ source: PixelRect, across: Int, down: Int) -> Bitmap? {
        let source = source.intersection(bounds)
        guard across > 0, down > 0, !source.isEmpty else { return nil }
        let width = (source.width + across - 1) / across
        let height = (source.height + down - 1) / down
        guard let result = Bitmap(width: width, height: height) else { return nil }
        // Two components to a word, 32 bits each: room for 2^24 pixels.
        var even = [UInt64](repeating: 0, count: width)
        var odd = [UInt64](repeating: 0, count: width)
        for y in 0..<height {
            let top = source.y0 + y * down
            let bottom = min(top + down, source.y1)
            for index in 0..<width {
                even[index] = 0
                odd[index] = 0
            }
            for line in top..<bottom {
                let from = pixels + line * stride + source.x0
                for x in 0..<width {
                    let end = min((x + 1) * across, source.width)
                    var first: UInt64 = 0
                    var second: UInt64 = 0
                    for column in (x * across)..<end {
                        let pixel = UInt64(from[column])
                        first &+= (pixel & 0xff) | (pixel & 0x00ff_0000) << 16
                        second &+= (pixel >> 8 & 0xff) | (pixel & 0xff00_0000) << 8
                    }
                    even[x] &+= first
                    odd[x] &+= second
                }
            }
            let to = result.pixels + y * result.stride
            for x in 0..<width {
                let count = UInt64((min((x + 1) * across, source.width) - x * across) * (bottom - top))
                func mean(_ sum: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: (sum + count / 2) / count) }
                to[x] =
                    mean(even[x] & 0xffff_ffff) | mean(odd[x] & 0xffff_ffff) << 8 | mean(even[x] >> 32) << 16
                    | mean(odd[x] >> 32) << 24
            }
        }
        return result
    }
}
