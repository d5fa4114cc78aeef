import CoreGraphics
import Raster
import Testing

@testable import QuartzCore

struct ContentsTests {
    /// - Parameter color: R G B A from the low byte on.
    static func image(_ width: Int, _ height: Int, _ color: (Int, Int) -> UInt32) -> CGImage? {
        guard let bitmap = Bitmap(width: width, height: height) else { return nil }
        for y in 0..<height {
            bitmap.withMutableRow(y) { row in
                for x in 0..<width { row[x] = color(x, y) }
            }
        }
        return CGImage(bitmap: bitmap)
    }

    static let red: UInt32 = 0xff00_00ff
    static let green: UInt32 = 0xff00_ff00
    static let blue: UInt32 = 0xffff_0000

    private func layer(_ image: CGImage?, _ size: CGFloat) -> CALayer {
        let layer = CALayer.box(CGRect(x: 0, y: 0, width: size, height: size))
        layer.contents = image
        layer.magnificationFilter = .nearest
        return layer
    }

    @Test func gravityPlaces() {
        // In a layer of 6, an image of 2.
        let expected: [(CALayerContentsGravity, CGRect)] = [
            (.center, CGRect(x: 2, y: 2, width: 2, height: 2)), (.top, CGRect(x: 2, y: 4, width: 2, height: 2)),
            (.bottom, CGRect(x: 2, y: 0, width: 2, height: 2)), (.left, CGRect(x: 0, y: 2, width: 2, height: 2)),
            (.right, CGRect(x: 4, y: 2, width: 2, height: 2)), (.topLeft, CGRect(x: 0, y: 4, width: 2, height: 2)),
            (.topRight, CGRect(x: 4, y: 4, width: 2, height: 2)),
            (.bottomLeft, CGRect(x: 0, y: 0, width: 2, height: 2)),
            (.bottomRight, CGRect(x: 4, y: 0, width: 2, height: 2)),
            (.resize, CGRect(x: 0, y: 0, width: 6, height: 6)),
            (.resizeAspect, CGRect(x: 0, y: 0, width: 6, height: 6)),
        ]
        for (gravity, rect) in expected {
            let layer = layer(Self.image(2, 2) { _, _ in Self.red }, 6)
            layer.contentsGravity = gravity
            let picture = Picture(layer, width: 6, height: 6)
            for y in 0..<6 {
                for x in 0..<6 {
                    let isInside = rect.contains(CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5))
                    #expect(picture[x, y] == (isInside ? .red : .clear), "\(gravity.rawValue) at \(x), \(y)")
                }
            }
        }
    }

    @Test func aspectFitsAndFills() {
        let image = Self.image(2, 1) { x, _ in x == 0 ? Self.red : Self.green }
        let fit = layer(image, 4)
        fit.contentsGravity = .resizeAspect
        let fitted = Picture(fit, width: 4, height: 4)
        #expect(fitted[0, 0] == .clear && fitted[0, 1] == .red && fitted[3, 2] == .green && fitted[0, 3] == .clear)
        let fill = layer(image, 4)
        fill.contentsGravity = .resizeAspectFill
        fill.position = CGPoint(x: 4, y: 2)
        let filled = Picture(fill, width: 8, height: 4)
        #expect(filled[0, 0] == .red && filled[7, 3] == .green)
        fill.masksToBounds = true
        let clipped = Picture(fill, width: 8, height: 4)
        #expect(
            clipped[1, 0] == .clear && clipped[2, 0] == .red && clipped[5, 3] == .green && clipped[6, 0] == .clear)
    }

    @Test func contentsScaleAndRect() {
        let image = Self.image(4, 4) { x, y in x < 2 ? Self.red : (y < 2 ? Self.green : Self.blue) }
        let scaled = layer(image, 4)
        scaled.contentsGravity = .bottomLeft
        scaled.contentsScale = 2
        scaled.minificationFilter = .nearest
        let picture = Picture(scaled, width: 4, height: 4)
        #expect(
            picture[0, 0] == .red && picture[1, 0] == .green && picture[1, 1] == .blue && picture[2, 0] == .clear)
        let part = layer(image, 4)
        part.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
        let right = Picture(part, width: 4, height: 4)
        #expect(right[0, 0] == .green && right[3, 1] == .green && right[0, 2] == .blue)
    }

    @Test func ninePartsStretchTheMiddle() {
        // Corners red, edges green, the middle blue.
        let image = Self.image(3, 3) { x, y in
            x == 1 && y == 1 ? Self.blue : (x == 1 || y == 1 ? Self.green : Self.red)
        }
        let layer = layer(image, 9)
        layer.contentsCenter = CGRect(x: 1.0 / 3, y: 1.0 / 3, width: 1.0 / 3, height: 1.0 / 3)
        for scale in [1, 1.25] as [CGFloat] {
            let picture = Picture(layer, width: 9, height: 9, scale: scale)
            let last = Int(9 * scale) - 1
            #expect(picture[0, 0] == .red && picture[last, last] == .red)
            #expect(picture[3, 0] == .green && picture[0, 3] == .green && picture[last - 2, 0] == .green)
            #expect(picture[3, 3] == .blue && picture[5, 5] == .blue)
            // No ground shines through between the parts.
            for i in 0..<last { #expect(picture[i, 4].alpha == 255 && picture[4, i].alpha == 255) }
        }
    }

    @Test func whatIsNoImageIsNotDrawn() {
        let layer = layer(nil, 2)
        layer.contents = "a picture"
        #expect(Picture(layer, width: 2, height: 2)[0, 0] == .clear)
    }

    @Test func imagesStandUprightInFlippedGeometry() {
        let image = Self.image(2, 2) { _, y in y == 0 ? Self.red : Self.blue }
        let layer = layer(image, 2)
        layer.isGeometryFlipped = true
        let picture = Picture(.root(2, 2, layer), width: 2, height: 2)
        #expect(picture[0, 0] == .red && picture[0, 1] == .blue)
        // A mirroring transform does mirror them.
        layer.isGeometryFlipped = false
        layer.setAffineTransform(CGAffineTransform(scaleX: 1, y: -1))
        let mirrored = Picture(.root(2, 2, layer), width: 2, height: 2)
        #expect(mirrored[0, 0] == .blue && mirrored[0, 1] == .red)
    }

    final class Corner: CALayer {
        override func draw(in ctx: CGContext) {
            ctx.setFillColor(.red)
            ctx.fill(CGRect(x: bounds.minX, y: bounds.minY, width: 1, height: 1))
        }
    }

    @Test func drawingHasItsOriginInTheMinimalCorner() {
        let layer = Corner()
        layer.frame = CGRect(x: 1, y: 1, width: 2.5, height: 2.5)
        layer.bounds.origin = CGPoint(x: 7, y: -3)
        layer.contentsScale = 2
        layer.setNeedsDisplay()
        let picture = Picture(layer, width: 4, height: 4, scale: 2)
        #expect(
            picture[2, 2] == .red && picture[3, 3] == .red && picture[4, 2] == .clear && picture[2, 4] == .clear)
        // In flipped geometry the minimal corner is the lower one.
        layer.isGeometryFlipped = true
        layer.setNeedsDisplay()
        let flipped = Picture(layer, width: 4, height: 4, scale: 2)
        #expect(flipped[2, 2] == .clear && flipped[2, 5] == .red && flipped[3, 6] == .red)
    }
}
