import CoreGraphics
import Testing

@testable import QuartzCore

/// Flips, edges, masks and groups, pixel by pixel.
struct CompositionRuleTests {
    @Test func flippedGeometryTurnsShadowAndMask() {
        let layer = CALayer.box(CGRect(x: 10, y: 10, width: 10, height: 10), .red)
        (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (1, 0, CGSize(width: 0, height: 6))
        layer.addSublayer(.box(CGRect(x: 0, y: 0, width: 10, height: 3), .blue))
        let plain = Picture(.root(30, 30, layer), width: 30, height: 30)
        #expect(plain[15, 22] == .black && plain[15, 6] == .clear && plain[15, 11] == .blue)
        layer.isGeometryFlipped = true
        let flipped = Picture(.root(30, 30, layer), width: 30, height: 30)
        #expect(flipped[15, 22] == .clear && flipped[15, 6] == .black && flipped[15, 18] == .blue)
        layer.mask = .box(CGRect(x: 0, y: 0, width: 10, height: 5), .white)
        let masked = Picture(.root(30, 30, layer), width: 30, height: 30)
        #expect(masked[15, 17] == .red || masked[15, 16] == .red)
        #expect(masked[15, 18] == .blue && masked[15, 12] == .clear)
        // Corners by name turn over with it.
        layer.mask = nil
        layer.shadowOpacity = 0
        (layer.cornerRadius, layer.maskedCorners) = (4, [.layerMinXMinYCorner])
        layer.sublayers = nil
        let cornered = Picture(.root(30, 30, layer), width: 30, height: 30)
        #expect(cornered[10, 19].alpha < 20 && cornered[10, 10] == .red)
        // Twice flipped it stands as it was.
        let outer = CALayer.box(CGRect(x: 0, y: 0, width: 30, height: 30))
        outer.isGeometryFlipped = true
        outer.addSublayer(layer)
        let twice = Picture(.root(30, 30, outer), width: 30, height: 30)
        #expect(twice[10, 10].alpha < 20 && twice[10, 19] == .red)
    }

    @Test func edgesAreAntialiasedWhateverTheHints() {
        func picture(_ change: (CALayer) -> Void) -> [UInt32] {
            let layer = CALayer.box(CGRect(x: 4.5, y: 4.25, width: 10, height: 10), .red)
            layer.setAffineTransform(CGAffineTransform(rotationAngle: 0.2))
            change(layer)
            return Picture(.root(20, 20, layer), width: 20, height: 20).bytes
        }
        let plain = picture { _ in }
        #expect(plain.contains { (1..<255).contains($0 >> 24) })
        #expect(picture { $0.allowsEdgeAntialiasing = true } == plain)
        #expect(picture { $0.edgeAntialiasingMask = [] } == plain)
        #expect(
            CAEdgeAntialiasingMask.layerLeftEdge.rawValue == 1
                && CAEdgeAntialiasingMask.layerRightEdge.rawValue == 2
                && CAEdgeAntialiasingMask.layerBottomEdge.rawValue == 4
                && CAEdgeAntialiasingMask.layerTopEdge.rawValue == 8)
    }

    @Test func onesidedLayersShowTheirFrontAlone() {
        let layer = CALayer.box(CGRect(x: 0, y: 0, width: 8, height: 8), .red)
        layer.isDoubleSided = false
        let root = CALayer.root(8, 8, layer)
        #expect(Picture(root, width: 8, height: 8)[4, 4] == .red)
        layer.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
        #expect(Picture(root, width: 8, height: 8).area == 0)
        layer.isDoubleSided = true
        #expect(Picture(root, width: 8, height: 8)[4, 4] == .red)
        // A mirror image in the plane has its front to the eye.
        layer.isDoubleSided = false
        layer.transform = CATransform3DMakeScale(-1, 1, 1)
        #expect(Picture(root, width: 8, height: 8)[4, 4] == .red)
    }

    @Test func roundClipAndMaskBothAct() {
        let layer = CALayer.box(CGRect(x: 0, y: 0, width: 20, height: 20), .red)
        layer.cornerRadius = 10
        layer.masksToBounds = true
        layer.addSublayer(.box(CGRect(x: 0, y: 0, width: 20, height: 20), .blue))
        layer.mask = .box(CGRect(x: 0, y: 0, width: 20, height: 10), CGColor(gray: 0, alpha: 0.5))
        let both = Picture(layer, width: 20, height: 20)
        #expect(both[10, 5].isNear(Picture.Pixel(0, 0, 128, 128)) && both[10, 15] == .clear && both[0, 0] == .clear)
        layer.mask = nil
        let clipped = Picture(layer, width: 20, height: 20)
        for x in 0..<20 {
            #expect(abs(both[x, 2].alpha * 2 - clipped[x, 2].alpha) <= 2)
        }
    }

    @Test func aMasksOwnMaskIsNotDrawn() {
        let layer = CALayer.box(CGRect(x: 0, y: 0, width: 10, height: 10), .red)
        let mask = CALayer.box(CGRect(x: 0, y: 0, width: 5, height: 10), .white)
        layer.mask = mask
        let one = Picture(layer, width: 10, height: 10)
        mask.mask = .box(CGRect(x: 0, y: 0, width: 10, height: 2), .white)
        #expect(
            Picture(layer, width: 10, height: 10).bytes == one.bytes && one[2, 8] == .red && one[7, 8] == .clear)
        // A sublayer of a mask has a mask of its own.
        mask.mask = nil
        mask.backgroundColor = nil
        let inner = CALayer.box(CGRect(x: 0, y: 0, width: 5, height: 10), .white)
        inner.mask = .box(CGRect(x: 0, y: 0, width: 10, height: 2), .white)
        mask.addSublayer(inner)
        let nested = Picture(layer, width: 10, height: 10)
        #expect(nested[2, 1] == .red && nested[2, 8] == .clear)
    }

    @Test func groupsWithinGroups() {
        let outer = CALayer.box(CGRect(x: 0, y: 0, width: 12, height: 12), .red)
        outer.opacity = 0.5
        let middle = CALayer.box(CGRect(x: 2, y: 2, width: 8, height: 8), .green)
        middle.opacity = 0.5
        middle.addSublayer(.box(CGRect(x: 2, y: 2, width: 4, height: 4), .blue))
        outer.addSublayer(middle)
        let picture = Picture(outer, width: 12, height: 12)
        #expect(picture[1, 1].isNear(Picture.Pixel(128, 0, 0, 128)))
        #expect(picture[3, 3].isNear(Picture.Pixel(64, 64, 0, 128)))
        // No green under the blue.
        #expect(picture[6, 6].isNear(Picture.Pixel(64, 0, 64, 128)))
    }

    @Test func shadowOfATranslucentGroupWithoutABackground() {
        // Two sublayers that overlap cast one shadow of their union, once as dense as the opacities say.
        let group = CALayer.box(CGRect(x: 0, y: 0, width: 20, height: 10))
        group.addSublayer(.box(CGRect(x: 0, y: 0, width: 10, height: 5), .red))
        group.addSublayer(.box(CGRect(x: 5, y: 0, width: 10, height: 5), .blue))
        (group.shadowOpacity, group.shadowRadius, group.shadowOffset) = (0.8, 0, CGSize(width: 0, height: 10))
        group.opacity = 0.5
        let picture = Picture(group, width: 20, height: 20)
        for x in [2, 7, 12] { #expect(picture[x, 12].isNear(Picture.Pixel(0, 0, 0, 102))) }
        #expect(picture[17, 12] == .clear && picture[7, 2].isNear(Picture.Pixel(0, 0, 128, 128)))
        #expect(picture[2, 2].isNear(Picture.Pixel(128, 0, 0, 128)))
        // A translucent sublayer casts half of it.
        group.sublayers?[0].opacity = 0.5
        let half = Picture(group, width: 20, height: 20)
        #expect(half[2, 12].isNear(Picture.Pixel(0, 0, 0, 51)) && half[12, 12].isNear(Picture.Pixel(0, 0, 0, 102)))
    }
}
