import CoreGraphics
import Raster
import Testing

@testable import QuartzCore

struct CompositingFilterTests {
    private func picture(_ filter: Any?, opacity: Float = 1) -> Picture {
        let layer = CALayer.box(
            CGRect(x: 0, y: 0, width: 4, height: 8), CGColor(red: 0.2, green: 0.4, blue: 1, alpha: 1))
        layer.compositingFilter = filter
        layer.opacity = opacity
        let root = CALayer.box(
            CGRect(x: 0, y: 0, width: 8, height: 8), CGColor(red: 0.5, green: 0.8, blue: 0.6, alpha: 1))
        root.addSublayer(layer)
        return Picture(root, width: 8, height: 8)
    }

    @Test func namesOfBlendModes() {
        // Source (51, 102, 255), ground (128, 204, 153).
        #expect(picture("multiplyBlendMode")[1, 1].isNear(Picture.Pixel(26, 82, 153)))
        #expect(picture("screenBlendMode")[1, 1].isNear(Picture.Pixel(153, 224, 255)))
        #expect(picture("differenceBlendMode")[1, 1].isNear(Picture.Pixel(77, 102, 102)))
        #expect(picture("lightenBlendMode")[1, 1].isNear(Picture.Pixel(128, 204, 255)))
        #expect(picture("multiplyBlendMode", opacity: 0.5)[1, 1].isNear(Picture.Pixel(77, 143, 153)))
        for mode in ["multiplyBlendMode", "clear", "sourceIn", "plusL"] {
            #expect(picture(mode)[6, 1] == picture(nil)[6, 1])
        }
    }

    private final class Blur {}

    @Test func filtersAreKeptAndNotDrawn() {
        let layer = CALayer.box(CGRect(x: 0, y: 0, width: 4, height: 4), .red)
        #expect(layer.filters == nil && layer.backgroundFilters == nil)
        layer.filters = ["gaussianBlur", Blur()]
        layer.backgroundFilters = [Blur()]
        #expect(layer.filters?.count == 2 && layer.filters?.first as? String == "gaussianBlur")
        #expect(layer.backgroundFilters?.first is Blur)
        #expect((layer.value(forKey: "filters") as? [Any])?.count == 2)
        #expect(
            CALayer.name(ofFilter: "gaussianBlur") == "gaussianBlur" && CALayer.name(ofFilter: Blur()) == "a Blur")
        #expect(Picture(layer, width: 4, height: 4)[1, 1] == .red)
        (layer.filters, layer.backgroundFilters) = (nil, nil)
        #expect(layer.filters == nil && layer.backgroundFilters == nil)
        // What is no blend mode is kept all the same.
        layer.compositingFilter = Blur()
        #expect(layer.compositingFilter is Blur)
        layer.compositingFilter = "multiplyBlendMode"
        #expect(layer.compositingFilter as? String == "multiplyBlendMode")
        layer.compositingFilter = 5
        #expect(layer.compositingFilter as? Int == 5 && layer.value(forKey: "compositingFilter") as? Int == 5)
        layer.setValue("screenBlendMode", forKey: "compositingFilter")
        #expect(layer.state.blendMode == .screen)
        layer.compositingFilter = nil
        #expect(layer.compositingFilter == nil)
    }

    @Test func othersDoNothing() {
        let plain = picture(nil)[1, 1]
        #expect(picture("noSuchMode")[1, 1] == plain && picture(12)[1, 1] == plain)
        #expect(picture("normalBlendMode")[1, 1] == plain)
        let layer = CALayer()
        #expect(layer.compositingFilter == nil)
        layer.compositingFilter = "overlayBlendMode"
        #expect(layer.compositingFilter as? String == "overlayBlendMode")
        layer.compositingFilter = nil
        #expect(layer.compositingFilter == nil)
    }
}
