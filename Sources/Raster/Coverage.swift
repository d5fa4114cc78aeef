/// Sparse coverage: per row, runs of pixels, left to right, not overlapping. Runs are padded with zeros to multiples of
/// 8 pixels, which may lie beyond the bounds.
public struct Coverage: Sendable {
    public struct Run: Sendable, BitwiseCopyable {
        public var x: Int32
        public var count: Int32
        /// Under 0: every pixel is fully covered (255); else the bytes are bytes[offset ..< offset + count].
        public var offset: Int32
    }

    /// Rows bounds.y0 ..< bounds.y1.
    public var bounds: PixelRect
    /// bounds.height + 1 of them; the runs of row y are runs[rowStart[y - y0] ..< rowStart[y - y0 + 1]].
    public var rowStart: [Int32]
    public var runs: [Run]
    public var bytes: [UInt8]

    public static let empty = Coverage(bounds: .empty, rowStart: [0], runs: [], bytes: [])
}
