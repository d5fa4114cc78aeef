import CoreGraphics
import Testing

@testable import QuartzCore

struct RasterizationTests {
    /// A round card with a shadow, a border and a sublayer.
    private func card(_ change: (CALayer) -> Void = { _ in }) -> CALayer {
        let card = CALayer.box(CGRect(x: 12, y: 10, width: 20, height: 18), .red)
        card.cornerRadius = 6
        card.borderWidth = 1.5
        (card.shadowOpacity, card.shadowRadius, card.shadowOffset) = (0.6, 3, CGSize(width: 1, height: 4))
        card.addSublayer(.box(CGRect(x: 3.25, y: 4.5, width: 30, height: 6), .blue))
        change(card)
        return card
    }

    private func picture(_ layer: CALayer, scale: CGFloat = 2) -> Picture {
        Picture(.root(48, 40, layer), width: 48, height: 40, scale: scale)
    }

    @Test(arguments: [CGFloat(1), 2, 3]) func theScreensScaleChangesNothing(_ scale: CGFloat) {
        let plain = picture(card(), scale: scale)
        let rasterized = card {
            $0.shouldRasterize = true
            $0.rasterizationScale = scale
        }
        #expect(picture(rasterized, scale: scale).bytes == plain.bytes)
        let mask = CAShapeLayer()
        mask.path = CGPath(ellipseIn: CGRect(x: -2, y: -2, width: 24, height: 30), transform: nil)
        let masked = picture(card { $0.mask = mask }, scale: scale)
        rasterized.mask = mask
        #expect(picture(rasterized, scale: scale).bytes == masked.bytes && masked.bytes != plain.bytes)
    }

    @Test func aLowerScaleIsBlurred() {
        // One pixel a point on a screen of two: an edge within a point spreads over it.
        let layer = CALayer.box(CGRect(x: 0, y: 0, width: 8, height: 8))
        layer.addSublayer(.box(CGRect(x: 0, y: 0, width: 4.5, height: 8), .black))
        let sharp = Picture(layer, width: 8, height: 8, scale: 2)
        #expect(sharp[8, 8].alpha == 255 && sharp[9, 8].alpha == 0)
        layer.shouldRasterize = true
        let soft = Picture(layer, width: 8, height: 8, scale: 2)
        // Bitmap: …255, 255, 128, 0…; its pixels' centres lie a quarter of a pixel from those of the screen.
        let wanted = [255, 223, 159, 96, 32, 0]
        for (index, alpha) in wanted.enumerated() {
            #expect(abs(soft[6 + index, 8].alpha - alpha) <= 1, "\(index): \(soft[6 + index, 8].alpha)")
        }
    }

    @Test func aThirdOfTheScale() {
        // A checker of single points comes out as a mean grey.
        let layer = CALayer.box(CGRect(x: 0, y: 0, width: 16, height: 16))
        for x in stride(from: 0, to: 16, by: 2) {
            layer.addSublayer(.box(CGRect(x: CGFloat(x), y: 0, width: 1, height: 16), .black))
        }
        layer.shouldRasterize = true
        layer.rasterizationScale = 0.5
        let picture = Picture(layer, width: 16, height: 16, scale: 1)
        for x in 2..<14 { #expect(abs(picture[x, 8].alpha - 128) <= 1) }
    }

    @Test func aFineBitmapOnACoarseScreen() {
        let layer = CALayer.box(CGRect(x: 0, y: 0, width: 8, height: 8), .red)
        (layer.shouldRasterize, layer.rasterizationScale) = (true, 4)
        let picture = Picture(layer, width: 10, height: 8)
        #expect(picture[4, 4] == .red && picture[9, 4] == .clear)
    }

    @Test func placesBetweenPixels() {
        let layer = CALayer.box(CGRect(x: 2.5, y: 0, width: 4, height: 8), .black)
        (layer.shouldRasterize, layer.rasterizationScale) = (true, 1)
        let picture = Picture(.root(10, 8, layer), width: 10, height: 8)
        #expect((0..<10).map { picture[$0, 4].alpha } == [0, 0, 128, 255, 255, 255, 128, 0, 0, 0])
        let turned = card {
            $0.shouldRasterize = true
            $0.setAffineTransform(CGAffineTransform(rotationAngle: 0.3))
        }
        let plain = card { $0.setAffineTransform(CGAffineTransform(rotationAngle: 0.3)) }
        #expect(abs(self.picture(turned).area - self.picture(plain).area) < 12)
    }

    @Test func theOpacityActsOnTheBitmap() {
        func layer(_ isRasterized: Bool, scale: CGFloat) -> CALayer {
            let layer = CALayer.box(CGRect(x: 0, y: 0, width: 10, height: 10), .white)
            layer.addSublayer(.box(CGRect(x: 0, y: 0, width: 20, height: 5), .red))
            layer.opacity = 0.5
            layer.allowsGroupOpacity = false
            (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (1, 0, CGSize(width: 0, height: 5))
            (layer.shouldRasterize, layer.rasterizationScale) = (isRasterized, scale)
            return layer
        }
        // Without, the shadow shows through the translucent layer.
        #expect(Picture(layer(false, scale: 1), width: 20, height: 20)[5, 7].alpha > 180)
        for scale in [CGFloat(1), 2] {
            let picture = Picture(layer(true, scale: scale), width: 20, height: 20)
            #expect(picture[5, 7].isNear(Picture.Pixel(128, 128, 128, 128)))
            #expect(picture[5, 2].isNear(Picture.Pixel(128, 0, 0, 128)))
            #expect(picture[15, 7].isNear(Picture.Pixel(0, 0, 0, 128)))
        }
    }

    @Test func shadowsAndMasksAreInTheBitmap() {
        let layer = CALayer.box(CGRect(x: 4, y: 4, width: 8, height: 8), .red)
        (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (1, 0, CGSize(width: 0, height: 8))
        layer.shouldRasterize = true
        #expect(Picture(.root(20, 24, layer), width: 20, height: 24, scale: 2)[16, 32] == .black)
        layer.mask = .box(CGRect(x: 0, y: 0, width: 4, height: 30), .white)
        let masked = Picture(.root(20, 24, layer), width: 20, height: 24, scale: 2)
        #expect(masked[12, 32] == .black && masked[20, 32] == .clear && masked[20, 16] == .clear)
        // As a mask of another.
        let owner = CALayer.box(CGRect(x: 0, y: 0, width: 20, height: 20), .blue)
        let mask = CALayer.box(CGRect(x: 0, y: 0, width: 4.5, height: 20), .white)
        mask.shouldRasterize = true
        owner.mask = mask
        let soft = Picture(owner, width: 20, height: 20, scale: 2)
        #expect(soft[4, 8] == .blue && (1..<255).contains(soft[8, 8].alpha) && (1..<255).contains(soft[9, 8].alpha))
    }

    @Test func blendedAsAWhole() {
        let layer = CALayer.box(CGRect(x: 0, y: 0, width: 8, height: 8), CGColor(gray: 0.5, alpha: 1))
        (layer.shouldRasterize, layer.compositingFilter) = (true, "multiplyBlendMode")
        let root = CALayer.box(CGRect(x: 0, y: 0, width: 8, height: 8), .red)
        root.addSublayer(layer)
        let picture = Picture(root, width: 8, height: 8, scale: 2)
        #expect(picture[8, 8].isNear(Picture.Pixel(128, 0, 0)))
    }

    @Test func hostileScales() {
        for scale in [CGFloat.nan, .infinity, -1, 0] {
            let layer = card { ($0.shouldRasterize, $0.rasterizationScale) = (true, scale) }
            let one = card { ($0.shouldRasterize, $0.rasterizationScale) = (true, 1) }
            #expect(picture(layer).bytes == picture(one).bytes)
        }
        for scale in [CGFloat(1e-9), 1e9, 1e-300] {
            let layer = card { ($0.shouldRasterize, $0.rasterizationScale) = (true, scale) }
            #expect(picture(layer).area.isFinite)
        }
        let wide = CALayer.box(CGRect(x: 0, y: 0, width: 1e7, height: 4), .red)
        wide.shouldRasterize = true
        #expect(Picture(wide, width: 8, height: 8, scale: 2).area.isFinite)
    }

    @Test func intoABitmapAsFineAsThatIs() throws {
        func bytes(_ isRasterized: Bool) throws -> [UInt8] {
            let context = try #require(
                CGContext(
                    data: nil, width: 40, height: 40, bitsPerComponent: 8, bytesPerRow: 0,
                    space: CGColorSpaceCreateDeviceRGB(),
                    bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
            context.scaleBy(x: 2, y: 2)
            card { $0.shouldRasterize = isRasterized }.render(in: context)
            return [UInt8](try #require(context.makeImage()?.dataProvider?.data))
        }
        #expect(try bytes(true) == bytes(false))
    }
}
