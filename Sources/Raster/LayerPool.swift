/// Scratch memory of one worker: rows, and layers of nested groups that are used again and again.
///
/// Memory handed out for a purpose is valid until it is asked for again.
final class LayerPool {
    @exclusivity(unchecked) private var bytes = UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)
    @exclusivity(unchecked) private var moreBytes = UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)
    @exclusivity(unchecked) private var row = UnsafeMutableBufferPointer<UInt32>(start: nil, count: 0)
    @exclusivity(unchecked) private var numbers = UnsafeMutableBufferPointer<Float>(start: nil, count: 0)
    @exclusivity(unchecked) private var layers: [UnsafeMutableBufferPointer<UInt32>] = []
    @exclusivity(unchecked) private var used = 0

    deinit {
        bytes.deallocate()
        moreBytes.deallocate()
        row.deallocate()
        numbers.deallocate()
        for layer in layers { layer.deallocate() }
    }

    /// A row of coverage.
    func bytes(_ count: Int) -> UnsafeMutablePointer<UInt8> { Self.room(&bytes, count) }

    /// Another row of coverage.
    func secondBytes(_ count: Int) -> UnsafeMutablePointer<UInt8> { Self.room(&moreBytes, count) }

    /// A row of pixels.
    func pixels(_ count: Int) -> UnsafeMutablePointer<UInt32> { Self.room(&row, count) }

    /// A row of numbers.
    func floats(_ count: Int) -> UnsafeMutablePointer<Float> { Self.room(&numbers, count) }

    private static func room<Element: BitwiseCopyable>(
        _ buffer: inout UnsafeMutableBufferPointer<Element>, _ count: Int
    ) -> UnsafeMutablePointer<Element> {
        if buffer.count < count + 64 {
            buffer.deallocate()
            buffer = .allocate(capacity: 2 * count + 64)
        }
        return buffer.baseAddress!
    }

    /// A clear layer over these pixels, until `release`.
    func layer(bounds: PixelRect) -> PaintTarget {
        let x0 = bounds.x0 & ~7
        let stride = (bounds.x1 - x0 + 7) & ~7
        let count = stride * bounds.height
        if used == layers.count { layers.append(UnsafeMutableBufferPointer(start: nil, count: 0)) }
        let pixels = Self.room(&layers[used], count)
        pixels.update(repeating: 0, count: count)
        used += 1
        return PaintTarget(pixels: pixels, stride: stride, x0: x0, y0: bounds.y0)
    }

    func release() { used -= 1 }

    var memory: Int {
        layers.reduce(4 * (row.count + numbers.count) + bytes.count + moreBytes.count) { $0 + 4 * $1.count }
    }
}
