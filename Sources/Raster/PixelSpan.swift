/// A paint whose pixels are made row by row.
protocol PixelSpan {
    /// Writes the premultiplied pixels x ..< x + row.count of row y.
    func fill(_ row: UnsafeMutableBufferPointer<UInt32>, x: Int, y: Int)
}
