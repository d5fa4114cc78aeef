import CoreGraphics
import CornerGeometry
import Foundation
import Testing

@Suite struct TransformTests {
    @Test func quarterTurnsAreExact() {
        #expect(CGAffineTransform(rotationAngle: .pi) == CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0))
        #expect(
            CGAffineTransform(rotationAngle: .pi / 2) == CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
        #expect(
            CGAffineTransform(rotationAngle: -.pi / 2) == CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0))
        #expect(CGAffineTransform(rotationAngle: 2 * .pi).isIdentity)
        for turn in -40...40 {
            let (sine, cosine) = Trigonometry.sinCos(Double(turn * 90) * .pi / 180)
            #expect(sine == [0, 1, 0, -1][turn & 3])
            #expect(cosine == [1, 0, -1, 0][turn & 3])
        }
    }

    @Test func sineAndCosineAgreeWithTheLibrary() {
        var worst = 0.0
        for step in -20_000...20_000 {
            let angle = Double(step) * 0.00137
            let (sine, cosine) = Trigonometry.sinCos(angle)
            worst = max(worst, (sine - Foundation.sin(angle)).magnitude, (cosine - Foundation.cos(angle)).magnitude)
        }
        for angle in [1e3, 12_345.678, -1e6, 9.9e6, 1e7 + 0.5, 1e12] {
            let (sine, cosine) = Trigonometry.sinCos(angle)
            if angle.magnitude < 1e7 {
                worst = max(
                    worst, (sine - Foundation.sin(angle)).magnitude, (cosine - Foundation.cos(angle)).magnitude)
            }
            #expect((sine * sine + cosine * cosine - 1).magnitude < 1e-15)
        }
        #expect(worst < 1e-15, "\(worst)")
        for step in 0...1000 {
            let angle = Double(step) * 0.0014
            #expect((Trigonometry.tan(angle) / Foundation.tan(angle) - 1).magnitude < 1e-14 || step == 0)
        }
    }

    @Test func hostileAnglesGiveFiniteMaps() {
        for angle in [CGFloat.nan, .infinity, -.infinity, 1e300, -1e300, .leastNonzeroMagnitude] {
            let t = CGAffineTransform(rotationAngle: angle)
            #expect(t.a.isFinite && t.b.isFinite)
        }
        #expect(CGAffineTransform(rotationAngle: .nan).isIdentity)
    }

    @Test func orderOfComposition() {
        let t = CGAffineTransform(translationX: 10, y: 20).scaledBy(x: 2, y: 3).rotated(by: .pi / 2)
        #expect(CGPoint(x: 1, y: 0).applying(t) == CGPoint(x: 10, y: 23))
        let u = CGAffineTransform(scaleX: 2, y: 3).concatenating(CGAffineTransform(translationX: 10, y: 20))
        #expect(u == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 10, ty: 20))
        #expect(CGAffineTransform.identity.translatedBy(x: 4, y: 5) == CGAffineTransform(translationX: 4, y: 5))
        let back = CGPoint(x: 7, y: -3).applying(t).applying(t.inverted())
        #expect((back.x - 7).magnitude < 1e-14 && (back.y + 3).magnitude < 1e-14)
    }

    @Test func singularMapsStayAsTheyAre() {
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        #expect(flat.inverted() == flat)
        #expect(CGAffineTransform().inverted() == CGAffineTransform())
    }

    @Test func rectanglesBecomeTheBoxAroundThem() {
        let turned = CGRect(x: 0, y: 0, width: 4, height: 2).applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(turned == CGRect(x: -2, y: 0, width: 2, height: 4))
        #expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
        #expect(
            CGSize(width: 3, height: 4).applying(CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 9, ty: 9))
                == CGSize(width: 15, height: 22))
        #expect(CGVector(dx: 1, dy: 2) == CGVector(dx: 1.0, dy: 2.0))
    }

    @Test func survivesCoding() throws {
        let t = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        let decoded = try JSONDecoder().decode(CGAffineTransform.self, from: JSONEncoder().encode(t))
        #expect(decoded == t)
    }
}
