import CoreGraphics
import Testing

@testable import QuartzCore

/// Copies of sublayers: where they stand, in which colour, at which time.
struct ReplicatorLayerTests {
    private func replicator(_ count: Int, step: CGFloat = 10) -> CAReplicatorLayer {
        let layer = CAReplicatorLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 40, height: 10)
        layer.instanceCount = count
        layer.instanceTransform = CATransform3DMakeTranslation(step, 0, 0)
        return layer
    }

    @Test func defaults() {
        let layer = CAReplicatorLayer()
        #expect(layer.instanceCount == 1 && layer.instanceDelay == 0 && !layer.preservesDepth)
        #expect(layer.instanceTransform == CATransform3DIdentity)
        #expect(layer.instanceColor == CGColor(red: 1, green: 1, blue: 1, alpha: 1))
        #expect(layer.instanceRedOffset == 0 && layer.instanceAlphaOffset == 0)
        #expect(layer.value(forKey: "instanceCount") as? Int == 1)
    }

    @Test func copiesStandInARow() {
        let layer = replicator(3)
        layer.addSublayer(.box(CGRect(x: 2, y: 2, width: 4, height: 4), .red))
        let picture = Picture(.root(40, 10, layer), width: 40, height: 10)
        #expect(picture[3, 3] == .red && picture[13, 3] == .red && picture[23, 3] == .red)
        #expect(picture[33, 3] == .clear && picture[8, 3] == .clear)
        #expect(picture.area == 48)
    }

    @Test func turnsAreAboutTheCentreAndAddUp() {
        let layer = CAReplicatorLayer()
        layer.frame = CGRect(x: 10, y: 0, width: 20, height: 20)
        layer.instanceCount = 4
        layer.instanceTransform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
        layer.addSublayer(.box(CGRect(x: 8, y: 0, width: 4, height: 4), .red))
        let picture = Picture(.root(40, 20, layer), width: 40, height: 20)
        for (x, y) in [(20, 1), (28, 10), (20, 18), (11, 10)] { #expect(picture[x, y] == .red) }
        #expect(picture.area == 64)
    }

    @Test func noCopiesAreNone() {
        for count in [0, -3, Int.min] {
            let layer = replicator(count)
            layer.addSublayer(.box(CGRect(x: 2, y: 2, width: 4, height: 4), .red))
            #expect(Picture(.root(40, 10, layer), width: 40, height: 10).area == 0)
        }
    }

    @Test func coloursMultiplyAndStep() {
        let layer = replicator(3)
        layer.instanceColor = CGColor(red: 1, green: 0.5, blue: 1, alpha: 1)
        layer.instanceRedOffset = -0.4
        layer.instanceAlphaOffset = -0.5
        layer.addSublayer(
            .box(CGRect(x: 0, y: 0, width: 10, height: 10), CGColor(red: 1, green: 1, blue: 0, alpha: 1)))
        let picture = Picture(.root(40, 10, layer), width: 40, height: 10)
        #expect(picture[5, 5] == Picture.Pixel(255, 128, 0))
        // Red 0.6, green 0.5, alpha 0.5.
        #expect(picture[15, 5].isNear(Picture.Pixel(77, 64, 0, 128)))
        #expect(picture[25, 5] == .clear)
    }

    @Test func imagesAreColoured() throws {
        let context = try #require(
            CGContext(
                data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        context.setFillColor(CGColor(red: 1, green: 1, blue: 1, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        let layer = replicator(2)
        layer.instanceColor = .red
        let image = CALayer.box(CGRect(x: 0, y: 0, width: 4, height: 4))
        image.contents = context.makeImage()
        layer.addSublayer(image)
        let root = CALayer.root(40, 10, layer)
        let picture = Picture(root, width: 40, height: 10)
        #expect(picture[1, 1] == .red && picture[11, 1] == .red)
        let first = layer.commit().children[0].children[0].contents?.image
        layer.instanceDelay = 1
        #expect(layer.commit().children[0].children[0].contents?.image === first)
    }

    @Test func eachCopyIsLate() {
        let clock = MediaClock(time: 0)
        MediaClock.$current.withValue(clock) {
            let layer = replicator(3)
            layer.instanceDelay = 0.25
            let box = CALayer.box(CGRect(x: 0, y: 0, width: 4, height: 10), .red)
            layer.addSublayer(box)
            let root = CALayer.root(40, 10, layer)
            _ = root.commit()
            root.rest()
            let fade = CABasicAnimation(keyPath: "opacity")
            fade.fromValue = 0
            fade.toValue = 1
            fade.duration = 1
            fade.fillMode = .both
            fade.isRemovedOnCompletion = false
            box.add(fade, forKey: "fade")
            _ = root.commit()
            clock.advance(to: 0.75)
            func expect(_ wanted: [Double]) {
                let shown: [Double] = layer.commit().children.map { $0.children[0].opacity }
                #expect(zip(shown, wanted).allSatisfy { abs($0 - $1) < 1e-6 }, "\(shown)")
            }
            expect([0.75, 0.5, 0.25])
            clock.advance(to: 1.25)
            expect([1, 1, 0.75])
            clock.advance(to: 1.5)
            expect([1, 1, 1])
        }
    }

    @Test func hostileValuesEnd() {
        let outer = replicator(Int.max)
        let inner = replicator(Int.max, step: .nan)
        inner.instanceRedOffset = .infinity
        inner.instanceDelay = -.infinity
        inner.addSublayer(.box(CGRect(x: 0, y: 0, width: 1, height: 1), .red))
        outer.addSublayer(inner)
        #expect(inner.commit().children.count <= CAReplicatorLayer.maximumNodes)
        #expect(outer.commit().children.count == 1)
    }
}
