import Foundation

/// A canvas of premultiplied 8-bit pixels, R G B A in memory, rows from the top.
///
/// `@unchecked Sendable`: drawing hands disjoint bands of rows to threads and joins them before it returns;
/// a bitmap that is shared (the pixels of an image) is never written again.
public final class Bitmap: @unchecked Sendable {
    public let width: Int
    public let height: Int
    /// Pixels from one row to the next; a multiple of 16, so that no vector leaves its row, and each row begins with a
    /// cache line.
    public let stride: Int
    let pixels: UnsafeMutablePointer<UInt32>
    private let memory: PixelMemory

    /// The longest side that is drawn.
    public static let maximumSide = 32_768
    /// The largest memory of one bitmap, in bytes.
    public static let maximumBytes = 2 << 30

    /// Clear pixels. Nil, never a trap, where a side is under 1 or over `maximumSide`, or memory over `maximumBytes`.
    public init?(width: Int, height: Int) {
        guard width > 0, height > 0, width <= Self.maximumSide, height <= Self.maximumSide else { return nil }
        let stride = (width + 15) & ~15
        guard stride * height * 4 <= Self.maximumBytes else { return nil }
        guard let memory = PixelMemory(count: stride * height) else { return nil }
        self.width = width
        self.height = height
        self.stride = stride
        self.memory = memory
        pixels = memory.pixels
    }

    deinit { memory.free() }

    public var bounds: PixelRect { PixelRect(x0: 0, y0: 0, x1: width, y1: height) }

    public func withRow<Result>(
        _ y: Int, _ body: (UnsafeBufferPointer<UInt32>) throws -> Result
    ) rethrows -> Result {
        precondition(y >= 0 && y < height)
        return try body(UnsafeBufferPointer(start: pixels + y * stride, count: width))
    }

    public func withMutableRow<Result>(
        _ y: Int, _ body: (UnsafeMutableBufferPointer<UInt32>) throws -> Result
    ) rethrows -> Result {
        precondition(y >= 0 && y < height)
        return try body(UnsafeMutableBufferPointer(start: pixels + y * stride, count: width))
    }
}
