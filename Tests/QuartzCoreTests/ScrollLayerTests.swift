import CoreGraphics
import Testing

@testable import QuartzCore

/// Layers that show a part of what they hold, and layers that are drawn in tiles elsewhere.
struct ScrollLayerTests {
    private func scroller() -> CAScrollLayer {
        let layer = CAScrollLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        return layer
    }

    @Test func scrollingMovesTheBounds() {
        let layer = scroller()
        layer.addSublayer(.box(CGRect(x: 20, y: 0, width: 5, height: 20), .red))
        let root = CALayer.root(20, 10, layer)
        #expect(Picture(root, width: 20, height: 10).area == 0)
        layer.scroll(to: CGPoint(x: 18, y: 4))
        #expect(layer.bounds == CGRect(x: 18, y: 4, width: 10, height: 10))
        let picture = Picture(root, width: 20, height: 10)
        #expect(picture.area == 50 && picture[2, 0] == .red && picture[7, 0] == .clear)
    }

    @Test func modesHoldAxes() {
        let layer = scroller()
        #expect(layer.scrollMode == .both)
        layer.scrollMode = .vertically
        layer.scroll(to: CGPoint(x: 5, y: 6))
        #expect(layer.bounds.origin == CGPoint(x: 0, y: 6))
        layer.scrollMode = .horizontally
        layer.scroll(to: CGPoint(x: 5, y: 1))
        #expect(layer.bounds.origin == CGPoint(x: 5, y: 6))
        layer.scrollMode = .none
        layer.scroll(to: CGPoint(x: 1, y: 1))
        layer.scrollMode = .both
        layer.scroll(to: CGPoint(x: CGFloat.nan, y: 1))
        #expect(layer.bounds.origin == CGPoint(x: 5, y: 6))
    }

    @Test func rectanglesAreBroughtIntoView() {
        let layer = scroller()
        layer.scroll(to: CGRect(x: 12, y: 2, width: 4, height: 4))
        #expect(layer.bounds.origin == CGPoint(x: 6, y: 0))
        layer.scroll(to: CGRect(x: 8, y: 2, width: 4, height: 4))
        #expect(layer.bounds.origin == CGPoint(x: 6, y: 0))
        let inner = CALayer.box(CGRect(x: 30, y: 30, width: 10, height: 10), .red)
        layer.addSublayer(inner)
        inner.scrollRectToVisible(CGRect(x: 0, y: 0, width: 5, height: 5))
        #expect(layer.bounds.origin == CGPoint(x: 25, y: 25))
        #expect(inner.visibleRect == CGRect(x: 0, y: 0, width: 5, height: 5))
        inner.scroll(CGPoint(x: 1, y: 2))
        #expect(layer.bounds.origin == CGPoint(x: 31, y: 32))
    }

    private final class Tiles: CATiledLayer {
        override func draw(in ctx: CGContext) {
            ctx.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
            ctx.fill(CGRect(x: 0, y: 0, width: bounds.width, height: 2))
        }
    }

    @Test func tiledLayersAreDrawnWhole() {
        let layer = Tiles()
        #expect(layer.tileSize == CGSize(width: 256, height: 256) && layer.levelsOfDetail == 1)
        #expect(layer.levelsOfDetailBias == 0 && CATiledLayer.fadeDuration() == 0.25)
        layer.tileSize = CGSize(width: 4, height: 4)
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        let root = CALayer.root(20, 10, layer)
        #expect(Picture(root, width: 20, height: 10).area == 20)
        layer.frame.size.width = 16
        #expect(Picture(root, width: 20, height: 10).area == 32)
    }
}
