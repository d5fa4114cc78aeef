import CoreGraphics
import UIKit

@testable import Raster

/// The bytes of a picture, premultiplied.
struct Pixels {
    let bitmap: Bitmap

    init?(_ image: UIImage) {
        guard let cgImage = image.cgImage else { return nil }
        bitmap = cgImage.bitmap
    }

    init(_ bitmap: Bitmap) {
        self.bitmap = bitmap
    }

    /// Red, green, blue, alpha.
    subscript(x: Int, y: Int) -> [Int] {
        bitmap.withRow(y) { row in
            let pixel = row[x]
            return [0, 8, 16, 24].map { Int(pixel >> $0 & 255) }
        }
    }
}

let red = [255, 0, 0, 255]
let green = [0, 255, 0, 255]
let blue = [0, 0, 255, 255]
let black = [0, 0, 0, 255]
let white = [255, 255, 255, 255]
let clear = [0, 0, 0, 0]
