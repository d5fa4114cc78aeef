import Raster

/// The image that the masked tiles show: two ramps, and a pattern of the bits of column and row.
enum TileImage {
    static let side = 160

    /// Made once: a picture that a program draws is decoded before it is drawn.
    static let bitmap: Bitmap = {
        guard let bitmap = Bitmap(width: side, height: side) else { fatalError("no memory for the tile image") }
        for row in 0..<side {
            bitmap.withMutableRow(row) { pixels in
                for column in 0..<side {
                    let red = UInt32(255 * column / 159)
                    let green = UInt32(255 * row / 159)
                    let blue = UInt32(8 * ((column ^ row) & 31))
                    pixels[column] = red | green << 8 | blue << 16 | 0xff00_0000
                }
            }
        }
        return bitmap
    }()
}
