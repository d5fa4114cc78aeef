import CoreGraphics
import Foundation
import Raster
import Testing

/// A picture that the command wrote, to be measured.
struct ShownPicture {
    struct Pixel {
        var red: Int
        var green: Int
        var blue: Int
    }

    let bitmap: Bitmap

    init(_ file: URL) throws {
        bitmap = try #require(Bitmap(pngData: try Data(contentsOf: file)))
    }

    func color(_ x: Int, _ y: Int) -> [Int] {
        let pixel = self[x, y]
        return [pixel.red, pixel.green, pixel.blue]
    }

    subscript(x: Int, y: Int) -> Pixel { bitmap.withRow(y) { Self.pixel($0[x]) } }

    func sum(rows: Range<Int>, _ value: (Pixel) -> Double) -> Double {
        rows.reduce(0) { sum, y in
            sum + bitmap.withRow(y) { row in row.reduce(0) { $0 + value(Self.pixel($1)) } }
        }
    }

    /// The smallest rectangle around the pixels that are meant.
    func box(_ isMeant: (Pixel) -> Bool) -> CGRect {
        var box = CGRect.null
        for y in 0..<bitmap.height {
            bitmap.withRow(y) { row in
                for (x, pixel) in row.enumerated() where isMeant(Self.pixel(pixel)) {
                    box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
                }
            }
        }
        return box
    }

    private static func pixel(_ bits: UInt32) -> Pixel {
        Pixel(red: Int(bits & 255), green: Int(bits >> 8 & 255), blue: Int(bits >> 16 & 255))
    }
}
