import CoreGraphics
import QuartzCore
import Testing

struct Transform3DTests {
    private func near(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
        let (x, y) = (entries(a), entries(b))
        return zip(x, y).allSatisfy { abs($0 - $1) < 1e-12 }
    }

    private func entries(_ t: CATransform3D) -> [CGFloat] {
        [
            t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43,
            t.m44,
        ]
    }

    @Test func makers() {
        #expect(CATransform3DIsIdentity(CATransform3DIdentity))
        #expect(!CATransform3DIsIdentity(CATransform3D()))
        let moved = CATransform3DMakeTranslation(1, 2, 3)
        #expect(moved.m41 == 1 && moved.m42 == 2 && moved.m43 == 3)
        #expect(!CATransform3DIsAffine(moved) && CATransform3DIsAffine(CATransform3DMakeTranslation(1, 2, 0)))
        let scaled = CATransform3DMakeScale(2, 3, 4)
        #expect(scaled.m11 == 2 && scaled.m22 == 3 && scaled.m33 == 4 && scaled.m44 == 1)
    }

    @Test func rotationAboutZIsThePlanesRotation() {
        for angle in [0.3, -1.2, .pi / 2, 4] as [CGFloat] {
            let turned = CATransform3DMakeRotation(angle, 0, 0, 1)
            #expect(CATransform3DIsAffine(turned))
            #expect(CATransform3DGetAffineTransform(turned) == CGAffineTransform(rotationAngle: angle))
        }
        #expect(CATransform3DGetAffineTransform(CATransform3DMakeRotation(.pi, 0, 1, 0)).a == -1)
        #expect(CATransform3DMakeRotation(1, 0, 0, 0) == CATransform3DIdentity)
        #expect(CATransform3DMakeRotation(.nan, 0, 0, 1) == CATransform3DIdentity)
    }

    @Test func rotationAboutASlantedAxisKeepsIt() {
        let t = CATransform3DMakeRotation(2, 1, 2, 3)
        let x = 1 * t.m11 + 2 * t.m21 + 3 * t.m31
        let y = 1 * t.m12 + 2 * t.m22 + 3 * t.m32
        let z = 1 * t.m13 + 2 * t.m23 + 3 * t.m33
        #expect(abs(x - 1) < 1e-12 && abs(y - 2) < 1e-12 && abs(z - 3) < 1e-12)
        // The vector's length does not matter.
        #expect(near(t, CATransform3DMakeRotation(2, 1e200, 2e200, 3e200)))
    }

    @Test func whatIsAddedComesFirst() {
        let t = CATransform3DScale(CATransform3DMakeTranslation(10, 0, 0), 2, 2, 1)
        #expect(t.m41 == 10 && t.m11 == 2)
        let u = CATransform3DTranslate(CATransform3DMakeScale(2, 2, 1), 10, 0, 0)
        #expect(u.m41 == 20)
        let v = CATransform3DRotate(CATransform3DMakeTranslation(10, 0, 0), .pi / 2, 0, 0, 1)
        #expect(v.m41 == 10 && v.m12 == 1)
        #expect(CATransform3DConcat(CATransform3DMakeScale(2, 2, 1), CATransform3DMakeTranslation(10, 0, 0)) == t)
    }

    @Test func inverse() {
        var t = CATransform3DMakeRotation(1, 1, -2, 0.5)
        t = CATransform3DScale(CATransform3DTranslate(t, 3, -4, 5), 2, 0.5, 3)
        t.m34 = -1 / 500
        #expect(near(CATransform3DConcat(t, CATransform3DInvert(t)), CATransform3DIdentity))
        let flat = CATransform3DMakeScale(0, 1, 1)
        #expect(CATransform3DInvert(flat) == flat)
        #expect(CATransform3DEqualToTransform(CATransform3DMakeAffineTransform(.identity), CATransform3DIdentity))
    }
}
