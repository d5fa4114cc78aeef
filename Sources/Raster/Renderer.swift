/// Draws items into a bitmap: prepares coverage and shadows, then paints bands of rows.
///
/// The bytes are the same with any number of threads, any region and either kind of kernel.
public struct Renderer: Sendable {
    /// 1 draws on the caller's thread.
    public var threads: Int

    public init(threads: Int = 1) {
        self.threads = max(1, threads)
    }

    /// Draws `items` in order over what the bitmap holds.
    ///
    /// - Parameter region: the only pixels that change; nil for all.
    public func draw(_ items: [DrawItem], into bitmap: Bitmap, region: PixelRect? = nil) {
    }
}
