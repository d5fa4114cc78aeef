import CornerGeometry
import Raster
import Testing

@testable import CoreGraphics

struct OutlineRecognizerTests {
    private let rect = CGRect(x: 3, y: -2, width: 60, height: 40)

    private func outline(of path: CGPath) -> CornerOutline? { path.shape.outline }

    private func isNear(_ a: CornerRadii, _ b: CornerRadii) -> Bool {
        abs(a.topLeft - b.topLeft) < 1e-3 && abs(a.topRight - b.topRight) < 1e-3
            && abs(a.bottomRight - b.bottomRight) < 1e-3 && abs(a.bottomLeft - b.bottomLeft) < 1e-3
    }

    @Test func pathsOfCoreGraphics() throws {
        let rectangle = try #require(outline(of: CGPath(rect: rect, transform: nil)))
        #expect(rectangle.rect == rect && rectangle.isRectangle)
        let rounded = try #require(
            outline(
                of: CGPath(roundedRect: rect, cornerWidth: 7, cornerHeight: 7, transform: nil)))
        #expect(rounded.rect == rect && isNear(rounded.radii, CornerRadii(7)) && rounded.curve == .circular)
        let capsule = try #require(
            outline(
                of: CGPath(roundedRect: rect, cornerWidth: 20, cornerHeight: 20, transform: nil)))
        #expect(isNear(capsule.radii, CornerRadii(20)))
        let circle = try #require(
            outline(
                of: CGPath(ellipseIn: CGRect(x: 1, y: 2, width: 30, height: 30), transform: nil)))
        #expect(isNear(circle.radii, CornerRadii(15)))
        #expect(outline(of: CGPath(ellipseIn: rect, transform: nil)) == nil)
        #expect(
            outline(
                of: CGPath(roundedRect: rect, cornerWidth: 7, cornerHeight: 9, transform: nil)) == nil)
    }

    @Test func everyOutlineIsRecognised() throws {
        let radii = [
            CornerRadii(8), CornerRadii(topLeft: 3, topRight: 0, bottomRight: 12, bottomLeft: 5),
            CornerRadii(topLeft: 9), CornerRadii(12),
        ]
        for radii in radii {
            for curve in [CornerCurve.circular, .continuous] {
                let outline = CornerOutline(rect: rect, radii: radii, curve: curve)
                let found = try #require(self.outline(of: CGPath(data: PathData(outline))))
                #expect(found.rect == rect && isNear(found.radii, outline.radii) && found.curve == curve)
            }
        }
    }

    @Test func directionStartAndRepeatedPointsDoNotMatter() throws {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addLine(to: CGPoint(x: 0, y: 5))
        path.addLine(to: CGPoint(x: 0, y: 10))
        path.addLine(to: CGPoint(x: 0, y: 10))
        path.addLine(to: CGPoint(x: 20, y: 10))
        path.addLine(to: CGPoint(x: 20, y: 0))
        let found = try #require(outline(of: path))
        #expect(found.rect == CGRect(x: 0, y: 0, width: 20, height: 10) && found.isRectangle)
    }

    @Test func otherPathsAreNot() {
        let triangle = CGMutablePath()
        triangle.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10)])
        triangle.closeSubpath()
        #expect(outline(of: triangle) == nil)
        let two = CGMutablePath()
        two.addRect(rect)
        two.addRect(rect.insetBy(dx: 4, dy: 4))
        #expect(outline(of: two) == nil)
        let bitten = CGMutablePath()
        bitten.addLines(between: [
            CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10), CGPoint(x: 5, y: 5),
            CGPoint(x: 0, y: 10),
        ])
        #expect(outline(of: bitten) == nil)
        let back = CGMutablePath()
        back.addLines(between: [
            CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10), CGPoint(x: 0, y: 10),
            CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10), CGPoint(x: 0, y: 10),
        ])
        #expect(outline(of: back) == nil)
        #expect(outline(of: CGMutablePath()) == nil)
        let nan = CGMutablePath()
        nan.addLines(between: [
            CGPoint(x: 0, y: 0), CGPoint(x: CGFloat.nan, y: 0), CGPoint(x: 10, y: 10), CGPoint(x: 0, y: 10),
        ])
        #expect(outline(of: nan) == nil)
    }

    @Test func aPathThatGrowsIsLookedAtEachTime() {
        let path = CGPath(rect: rect, transform: nil)
        #expect(path.shape.outline != nil && path.shape.controlBox == rect)
        let growing = CGMutablePath()
        growing.addRect(rect)
        #expect(growing.shape.outline != nil)
        growing.addLine(to: CGPoint(x: 200, y: 0))
        #expect(growing.shape.outline == nil && growing.shape.controlBox.maxX == 200)
    }
}
