import Compositor
import CoreGraphics
import Raster

@testable import QuartzCore

/// A layer drawn on a small canvas, one pixel a point unless told otherwise.
struct Picture {
    struct Pixel: Equatable, CustomStringConvertible {
        var red, green, blue, alpha: Int

        init(_ red: Int, _ green: Int, _ blue: Int, _ alpha: Int = 255) {
            (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
        }

        var description: String { "(\(red), \(green), \(blue), \(alpha))" }

        func isNear(_ other: Pixel, within distance: Int = 1) -> Bool {
            abs(red - other.red) <= distance && abs(green - other.green) <= distance
                && abs(blue - other.blue) <= distance && abs(alpha - other.alpha) <= distance
        }

        static let clear = Pixel(0, 0, 0, 0)
        static let white = Pixel(255, 255, 255)
        static let black = Pixel(0, 0, 0)
        static let red = Pixel(255, 0, 0)
        static let green = Pixel(0, 255, 0)
        static let blue = Pixel(0, 0, 255)
    }

    let bitmap: Bitmap

    /// The layer at rest: the animations by which changes since an earlier picture would be seen are taken away, those
    /// that drawing begins too.
    init(_ layer: CALayer, width: Int, height: Int, scale: CGFloat = 1, ground: UInt32 = 0) {
        _ = layer.commit()
        layer.rest()
        self.init(moving: layer, width: width, height: height, scale: scale, ground: ground)
    }

    /// The layer as it is shown at the clock's time.
    init(moving layer: CALayer, width: Int, height: Int, scale: CGFloat = 1, ground: UInt32 = 0) {
        bitmap = Self.canvas(Int(CGFloat(width) * scale), Int(CGFloat(height) * scale), ground: ground)
        Compositor(look: .screen).draw(
            layer.commit(), into: bitmap, transform: CGAffineTransform(scaleX: scale, y: scale))
    }

    init(bitmap: Bitmap) {
        self.bitmap = bitmap
    }

    static func canvas(_ width: Int, _ height: Int, ground: UInt32 = 0) -> Bitmap {
        guard let bitmap = Bitmap(width: width, height: height) else { fatalError("no memory for a test's canvas") }
        for y in 0..<height {
            bitmap.withMutableRow(y) { row in
                for x in row.indices { row[x] = ground }
            }
        }
        return bitmap
    }

    subscript(_ x: Int, _ y: Int) -> Pixel {
        bitmap.withRow(y) { row in
            Pixel(Int(row[x] & 255), Int(row[x] >> 8 & 255), Int(row[x] >> 16 & 255), Int(row[x] >> 24))
        }
    }

    /// Row by row.
    var bytes: [UInt32] { (0..<bitmap.height).flatMap { y in bitmap.withRow(y) { Array($0) } } }

    /// The largest difference of any byte.
    func difference(from other: Picture) -> Int {
        zip(bytes, other.bytes).reduce(0) { largest, pair in
            (0..<4).reduce(largest) { largest, index in
                let shift = UInt32(index * 8)
                return max(largest, abs(Int(pair.0 >> shift & 255) - Int(pair.1 >> shift & 255)))
            }
        }
    }

    /// The sum of all alphas, in whole pixels.
    var area: Double { bytes.reduce(0) { $0 + Double($1 >> 24) / 255 } }
}

extension CGColor {
    static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    static let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
    static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
}

extension CALayer {
    func rest() {
        if layoutFlags.animatesBelow { removeAllAnimations() }
        for layer in children { layer.rest() }
        maskLayer?.rest()
    }

    static func box(_ frame: CGRect, _ color: CGColor? = nil) -> CALayer {
        let layer = CALayer()
        layer.frame = frame
        layer.backgroundColor = color
        return layer
    }

    /// A clear root of that size with the layers in it.
    static func root(_ width: CGFloat, _ height: CGFloat, _ layers: CALayer...) -> CALayer {
        let root = box(CGRect(x: 0, y: 0, width: width, height: height))
        for layer in layers { root.addSublayer(layer) }
        return root
    }
}
