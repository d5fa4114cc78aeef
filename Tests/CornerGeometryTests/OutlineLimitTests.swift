import CornerGeometry
import Foundation
import Testing

@Suite struct OutlineLimitTests {
    @Test func radiiOfOneEdgeGiveWayToEachOther() {
        let outline = CornerOutline(
            rect: CGRect(x: 0, y: 0, width: 200, height: 20), radii: CornerRadii(topLeft: 12, bottomLeft: 9))
        #expect(outline.radii == CornerRadii(topLeft: 11, bottomLeft: 9))
        let three = CornerOutline(
            rect: CGRect(x: 0, y: 0, width: 200, height: 20),
            radii: CornerRadii(topLeft: 0, topRight: 45, bottomRight: 45, bottomLeft: 45))
        #expect(three.radii == CornerRadii(topLeft: 0, topRight: 10, bottomRight: 10, bottomLeft: 20))
    }

    @Test func radiiOfUpToHalfTheShorterSideStay() {
        let rect = CGRect(x: 3, y: 4, width: 100, height: 40)
        let radii = CornerRadii(topLeft: 20, topRight: 7, bottomRight: 20, bottomLeft: 20)
        #expect(CornerOutline(rect: rect, radii: radii).radii == radii)
        #expect(CornerRadii(90).limitedToHalfSide(of: rect.size) == CornerRadii(20))
    }

    @Test func rectanglesAreStandardised() {
        let outline = CornerOutline(rect: CGRect(x: 50, y: 60, width: -40, height: -20))
        #expect(outline.rect == CGRect(x: 10, y: 40, width: 40, height: 20))
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func rectanglesThatAreNotFiniteAreEmpty(_ value: Double) {
        for rect in [
            CGRect(x: value, y: 0, width: 10, height: 10), CGRect(x: 0, y: value, width: 10, height: 10),
            CGRect(x: 0, y: 0, width: value, height: 10), CGRect(x: 0, y: 0, width: 10, height: value),
        ] {
            let outline = CornerOutline(rect: rect, radii: CornerRadii(4), curve: .continuous)
            #expect(outline.isEmpty)
            #expect(outline.radii.isZero)
            #expect(!outline.contains(.zero))
        }
        #expect(CornerOutline(rect: CGRect(x: 1.7e308, y: 0, width: 1.7e308, height: 1)).isEmpty)
        #expect(CornerRadii(value).isZero)
        #expect(CornerRadii(-3).isZero)
    }

    @Test func insetsShrinkRadiiDownToSquare() {
        let outline = CornerOutline(
            rect: CGRect(x: 0, y: 0, width: 100, height: 60),
            radii: CornerRadii(topLeft: 20, topRight: 5, bottomRight: 0, bottomLeft: 8))
        let inner = outline.inset(by: 6)
        #expect(inner.rect == CGRect(x: 6, y: 6, width: 88, height: 48))
        #expect(inner.radii == CornerRadii(topLeft: 14, topRight: 0, bottomRight: 0, bottomLeft: 2))
        #expect(outline.inset(by: 30).isEmpty)
        #expect(outline.inset(by: 1e9).isEmpty)
        let outer = outline.inset(by: -4)
        #expect(outer.radii == CornerRadii(topLeft: 24, topRight: 9, bottomRight: 0, bottomLeft: 12))
    }

    @Test func queriesFindTheFastPaths() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 40)
        #expect(CornerOutline(rect: rect).isRectangle)
        #expect(CornerOutline(rect: rect, radii: CornerRadii(20)).isCapsule)
        #expect(!CornerOutline(rect: rect, radii: CornerRadii(20), curve: .continuous).isCapsule)
        #expect(!CornerOutline(rect: rect, radii: CornerRadii(19)).isCapsule)
        #expect(!CornerOutline(rect: rect, radii: CornerRadii(topLeft: 3)).isUniform)
    }
}
