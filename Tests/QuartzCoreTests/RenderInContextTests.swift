import CoreGraphics
import Raster
import Testing

@testable import QuartzCore

struct RenderInContextTests {
    /// A layer that stands elsewhere, turned: neither counts for its own picture.
    private func layer() -> CALayer {
        let layer = CALayer.box(CGRect(x: 70, y: 80, width: 8, height: 8), .red)
        layer.addSublayer(.box(CGRect(x: 0, y: 0, width: 4, height: 4), .green))
        layer.setAffineTransform(CGAffineTransform(rotationAngle: 1))
        return layer
    }

    private func context(_ width: Int, _ height: Int) -> (CGContext, Picture) {
        let bitmap = Picture.canvas(width, height)
        // y downwards, as UIKit's contexts have it.
        let base = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
        return (CGContext(bitmap: bitmap, baseTransform: base), Picture(bitmap: bitmap))
    }

    @Test func ownSpaceUnderTheContextsTransform() {
        let (context, picture) = context(16, 16)
        context.translateBy(x: 2, y: 3)
        layer().render(in: context)
        #expect(
            picture[2, 3] == .green && picture[9, 10] == .red && picture[1, 3] == .clear && picture[2, 2] == .clear)
        let (other, scaled) = self.context(16, 16)
        other.scaleBy(x: 2, y: 2)
        let moved = layer()
        moved.bounds.origin = CGPoint(x: 1, y: 1)
        moved.render(in: other)
        #expect(scaled[0, 0] == .green && scaled[1, 1] == .green && scaled[7, 7] == .green && scaled[8, 8] == .red)
    }

    @Test func quartzContextsHaveTheirYUpwards() {
        let bitmap = Picture.canvas(8, 8)
        layer().render(in: CGContext(bitmap: bitmap))
        let picture = Picture(bitmap: bitmap)
        #expect(picture[0, 7] == .green && picture[0, 0] == .red)
    }

    @Test func clipAndAlphaHoldForTheFinishedPicture() {
        let (context, picture) = context(8, 8)
        context.clip(to: CGRect(x: 1, y: 0, width: 20, height: 20))
        context.setAlpha(0.5)
        layer().render(in: context)
        #expect(picture[0, 0] == .clear && picture[1, 0].isNear(Picture.Pixel(0, 128, 0, 128)))
        let (other, round) = self.context(8, 8)
        other.addEllipse(in: CGRect(x: 0, y: 0, width: 8, height: 8))
        other.clip()
        layer().render(in: other)
        #expect(round[0, 0].alpha < 20 && round[4, 4] == .red && round[3, 3] == .green)
    }

    @Test func opacityMaskAndShadowOfTheRootCount() {
        let (context, picture) = context(16, 16)
        let layer = layer()
        layer.opacity = 0.5
        layer.mask = .box(CGRect(x: 0, y: 0, width: 8, height: 20), .black)
        layer.shadowOpacity = 1
        layer.shadowRadius = 0
        layer.shadowOffset = CGSize(width: 0, height: 4)
        layer.render(in: context)
        #expect(
            picture[1, 1].isNear(Picture.Pixel(0, 128, 0, 128))
                && picture[1, 10].isNear(Picture.Pixel(0, 0, 0, 128)))
    }

    @Test func layoutAndDisplayHappenFirst() {
        final class Late: CALayer {
            override func layoutSublayers() {
                if sublayers == nil { addSublayer(.box(bounds, .blue)) }
            }
        }
        let layer = Late()
        layer.bounds.size = CGSize(width: 4, height: 4)
        let (context, picture) = context(4, 4)
        layer.render(in: context)
        #expect(picture[2, 2] == .blue)
    }

    @Test func insideATransparencyLayer() {
        let (context, picture) = context(8, 8)
        context.setAlpha(0.5)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        layer().render(in: context)
        context.endTransparencyLayer()
        #expect(picture[1, 1].isNear(Picture.Pixel(0, 128, 0, 128)))
    }

    @Test func itIsDrawnAsQuartzDraws() {
        let gradient = CAGradientLayer()
        gradient.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
        gradient.colors = [CGColor.red, CGColor.red]
        let (context, picture) = context(8, 8)
        gradient.render(in: context)
        #expect(picture[4, 4] == Picture.Pixel(255, 38, 0))
        let (other, screen) = self.context(8, 8)
        gradient.renderAsOnScreen(in: other)
        #expect(screen[4, 4] == .red)
    }
}
