import CoreGraphics
import Testing

/// The bytes of an image: red, green, blue and alpha, the colours times alpha.
struct SymbolPixels {
    let width: Int
    let height: Int
    private let bytes: [UInt8]
    private let bytesPerRow: Int

    init(_ image: CGImage?) throws {
        let image = try #require(image)
        (width, height, bytesPerRow) = (image.width, image.height, image.bytesPerRow)
        bytes = Array(try #require(image.dataProvider?.data))
    }

    func callAsFunction(_ x: Int, _ y: Int) -> [Int] {
        let start = y * bytesPerRow + x * 4
        return bytes[start..<start + 4].map { Int($0) }
    }

    var middle: [Int] { self(width / 2, height / 2) }

    /// The sum of all alpha.
    var coverage: Int { (0..<height).reduce(0) { sum, y in sum + (0..<width).reduce(0) { $0 + self($1, y)[3] } } }
}
