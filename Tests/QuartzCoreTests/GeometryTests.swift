import CoreGraphics
import Testing

@testable import QuartzCore

struct GeometryTests {
    private func near(_ a: CGRect, _ b: CGRect) -> Bool {
        abs(a.minX - b.minX) < 1e-9 && abs(a.minY - b.minY) < 1e-9 && abs(a.width - b.width) < 1e-9
            && abs(a.height - b.height) < 1e-9
    }

    @Test func defaults() {
        let layer = CALayer()
        #expect(layer.bounds == .zero && layer.position == .zero && layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
        #expect(layer.opacity == 1 && !layer.isHidden && !layer.masksToBounds && layer.sublayers == nil)
        #expect(layer.backgroundColor == nil && layer.cornerRadius == 0 && layer.maskedCorners.rawValue == 15)
        #expect(layer.cornerCurve == .circular && layer.borderWidth == 0 && layer.borderColor == .black)
        #expect(layer.shadowColor == .black && layer.shadowOpacity == 0 && layer.shadowRadius == 3)
        #expect(layer.shadowOffset == CGSize(width: 0, height: -3) && layer.shadowPath == nil)
        #expect(layer.contentsGravity == .resize && layer.contentsScale == 1 && layer.contents == nil)
        #expect(layer.contentsRect == CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(layer.contentsCenter == CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(layer.allowsGroupOpacity && !layer.shouldRasterize && layer.rasterizationScale == 1)
        #expect(CATransform3DIsIdentity(layer.transform) && CATransform3DIsIdentity(layer.sublayerTransform))
        #expect(layer.isDoubleSided && !layer.isGeometryFlipped && layer.edgeAntialiasingMask.rawValue == 15)
        let shape = CAShapeLayer()
        #expect(
            shape.fillColor == .black && shape.strokeColor == nil && shape.lineWidth == 1 && shape.miterLimit == 10)
        #expect(shape.strokeStart == 0 && shape.strokeEnd == 1 && shape.lineDashPattern == nil && shape.path == nil)
        #expect(shape.fillRule == .nonZero && shape.lineCap == .butt && shape.lineJoin == .miter)
        let gradient = CAGradientLayer()
        #expect(gradient.startPoint == CGPoint(x: 0.5, y: 0) && gradient.endPoint == CGPoint(x: 0.5, y: 1))
        #expect(gradient.colors == nil && gradient.locations == nil && gradient.type == .axial)
    }

    @Test func frameSetsSizeAndPosition() {
        let layer = CALayer()
        layer.anchorPoint = CGPoint(x: 0, y: 1)
        layer.bounds.origin = CGPoint(x: 5, y: 6)
        layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        #expect(layer.bounds == CGRect(x: 5, y: 6, width: 30, height: 40))
        #expect(layer.position == CGPoint(x: 10, y: 60))
        #expect(layer.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
        layer.anchorPoint = CGPoint(x: 0.5, y: 0.5)
        #expect(layer.frame == CGRect(x: -5, y: 40, width: 30, height: 40))
    }

    @Test func negativeSizesAreStandardised() {
        let layer = CALayer()
        layer.bounds = CGRect(x: 10, y: 10, width: -4, height: -6)
        #expect(layer.bounds == CGRect(x: 6, y: 4, width: 4, height: 6))
        layer.frame = CGRect(x: 10, y: 10, width: -4, height: 6)
        #expect(layer.frame == CGRect(x: 6, y: 10, width: 4, height: 6))
    }

    @Test func frameUnderTransforms() {
        let layer = CALayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 20, height: 10)
        layer.position = CGPoint(x: 50, y: 50)
        layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(layer.frame == CGRect(x: 45, y: 40, width: 10, height: 20))
        layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 3))
        #expect(layer.frame == CGRect(x: 30, y: 35, width: 40, height: 30))
        layer.frame = CGRect(x: 1, y: 2, width: 8, height: 9)
        #expect(near(layer.frame, CGRect(x: 1, y: 2, width: 8, height: 9)))
        #expect(near(layer.bounds, CGRect(x: 0, y: 0, width: 4, height: 3)))
        layer.anchorPoint = .zero
        layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi))
        layer.frame = CGRect(x: 1, y: 2, width: 8, height: 9)
        #expect(near(layer.frame, CGRect(x: 1, y: 2, width: 8, height: 9)))
        #expect(layer.preferredFrameSize() == CGSize(width: 8, height: 9))
    }

    @Test func conversions() {
        let root = CALayer.box(CGRect(x: 0, y: 0, width: 100, height: 100))
        let a = CALayer.box(CGRect(x: 10, y: 20, width: 50, height: 50))
        a.bounds.origin = CGPoint(x: 5, y: 5)
        let b = CALayer.box(CGRect(x: 0, y: 0, width: 10, height: 10))
        b.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
        let c = CALayer.box(CGRect(x: 60, y: 0, width: 10, height: 10))
        root.addSublayer(a)
        a.addSublayer(b)
        root.addSublayer(c)
        // b's own (0, 0) lies at (-5, -5) in a, that is at (0, 10) in the root.
        #expect(b.convert(CGPoint.zero, to: a) == CGPoint(x: -5, y: -5))
        #expect(b.convert(CGPoint.zero, to: root) == CGPoint(x: 0, y: 10))
        #expect(b.convert(CGPoint.zero, to: c) == CGPoint(x: -60, y: 10))
        #expect(c.convert(CGPoint.zero, from: b) == CGPoint(x: -60, y: 10))
        #expect(b.convert(CGPoint(x: -60, y: 10), from: c) == .zero)
        #expect(
            b.convert(CGRect(x: 0, y: 0, width: 10, height: 10), to: root)
                == CGRect(x: 0, y: 10, width: 20, height: 20))
        #expect(c.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 61, y: 1))
        #expect(c.convert(CGPoint(x: 61, y: 1), from: nil) == CGPoint(x: 1, y: 1))
        #expect(c.convert(CGPoint(x: 3, y: 4), to: c) == CGPoint(x: 3, y: 4))
    }

    @Test func conversionsThroughSublayerTransform() {
        let root = CALayer.box(CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = CALayer.box(CGRect(x: 50, y: 50, width: 10, height: 10))
        root.addSublayer(child)
        root.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
        // About the root's anchor point, its middle.
        #expect(child.convert(CGPoint(x: 10, y: 10), to: root) == CGPoint(x: 70, y: 70))
        #expect(root.convert(CGPoint(x: 70, y: 70), to: child) == CGPoint(x: 10, y: 10))
        #expect(root.hitTest(CGPoint(x: 69, y: 69)) === child)
        #expect(root.hitTest(CGPoint(x: 71, y: 71)) === root)
    }

    @Test func conversionsThroughAFlatLayerAreFinite() {
        let root = CALayer.box(CGRect(x: 0, y: 0, width: 100, height: 100))
        let flat = CALayer.box(CGRect(x: 10, y: 10, width: 20, height: 20))
        root.addSublayer(flat)
        flat.setAffineTransform(CGAffineTransform(scaleX: 0, y: 1))
        let into = root.convert(CGPoint(x: 30, y: 30), to: flat)
        #expect(into.x.isFinite && into.y.isFinite)
        #expect(flat.convert(CGPoint(x: 5, y: 5), to: root) == CGPoint(x: 20, y: 15))
        #expect(root.hitTest(CGPoint(x: 20, y: 20)) === root)
    }

    @Test func hitTests() {
        let root = CALayer.box(CGRect(x: 0, y: 0, width: 100, height: 100))
        let a = CALayer.box(CGRect(x: 10, y: 10, width: 50, height: 50))
        let b = CALayer.box(CGRect(x: 20, y: 20, width: 50, height: 50))
        let inner = CALayer.box(CGRect(x: 40, y: 40, width: 20, height: 20))
        root.addSublayer(a)
        root.addSublayer(b)
        a.addSublayer(inner)
        #expect(root.hitTest(CGPoint(x: 15, y: 15)) === a)
        #expect(root.hitTest(CGPoint(x: 30, y: 30)) === b)
        #expect(root.hitTest(CGPoint(x: 5, y: 5)) === root)
        #expect(root.hitTest(CGPoint(x: 100, y: 50)) == nil)
        a.zPosition = 1
        #expect(root.hitTest(CGPoint(x: 30, y: 30)) === a)
        // Sticks out of its superlayer and is found there, unless that masks to its bounds.
        #expect(root.hitTest(CGPoint(x: 65, y: 65)) === inner)
        a.masksToBounds = true
        #expect(root.hitTest(CGPoint(x: 65, y: 65)) === b)
        a.isHidden = true
        #expect(root.hitTest(CGPoint(x: 55, y: 55)) === b)
        #expect(root.hitTest(CGPoint(x: 15, y: 15)) === root)
        #expect(root.hitTest(CGPoint(x: CGFloat.nan, y: 3)) == nil)
    }

    final class Untouchable: CALayer {
        override func hitTest(_ p: CGPoint) -> CALayer? { nil }
    }

    @Test func overriddenHitTestsAreAsked() {
        let root = CALayer.box(CGRect(x: 0, y: 0, width: 100, height: 100))
        let glass = Untouchable()
        glass.frame = root.bounds
        let below = CAShapeLayer()
        below.frame = root.bounds
        root.addSublayer(below)
        root.addSublayer(glass)
        #expect(root.hitTest(CGPoint(x: 5, y: 5)) === below)
    }

    @Test func flippedGeometryTurnsOverSublayers() {
        let root = CALayer.box(CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = CALayer.box(CGRect(x: 0, y: 0, width: 10, height: 10))
        root.addSublayer(child)
        root.isGeometryFlipped = true
        #expect(root.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(child.convert(CGPoint.zero, to: nil) == CGPoint(x: 0, y: 100))
        #expect(root.hitTest(CGPoint(x: 5, y: 95)) === child)
        #expect(child.contentsAreFlipped())
        child.isGeometryFlipped = true
        #expect(!child.contentsAreFlipped())
    }
}
