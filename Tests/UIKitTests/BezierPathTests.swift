import Testing
import UIKit

@Suite struct BezierPathTests {
    @Test func defaults() {
        let path = UIBezierPath()
        #expect(path.lineWidth == 1)
        #expect(path.lineCapStyle == .butt)
        #expect(path.lineJoinStyle == .miter)
        #expect(path.miterLimit == 10)
        #expect(path.flatness == 0.6)
        #expect(!path.usesEvenOddFillRule)
        #expect(path.isEmpty)
        #expect(path.bounds == .zero)
        #expect(path.currentPoint == .zero)
    }

    @Test func shapes() {
        let rect = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(PathElements(rect.cgPath).distance(to: PathElements("m 1 2 l 4 2 l 4 6 l 1 6 z")) == 0)
        let oval = UIBezierPath(ovalIn: CGRect(x: 40, y: 40, width: 200, height: 40))
        let elements = PathElements(oval.cgPath)
        #expect(elements.letters == "mccccz")
        #expect(Array(elements.numbers.prefix(2)) == [240, 60])
        #expect(abs(elements.numbers[3] - 71.045695) < 1e-5)
        #expect(abs(elements.numbers[4] - 195.228475) < 1e-5)
    }

    @Test func arcsTurnAsSeenOnTheScreen() {
        let quarter = UIBezierPath(
            arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(PathElements(quarter.cgPath).letters == "mc")
        #expect(abs(quarter.currentPoint.x) < 1e-12 && abs(quarter.currentPoint.y - 10) < 1e-12)
        let rest = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        #expect(PathElements(rest.cgPath).letters == "mccc")
        let whole = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
        let back = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: 2 * .pi, clockwise: false)
        #expect(abs(back.bounds.width - 20) < 0.01 && abs(back.bounds.height - 20) < 0.01)
        #expect(PathElements(whole.cgPath).letters == "mcccc")
        let joined = UIBezierPath()
        joined.move(to: CGPoint(x: -20, y: 0))
        joined.addArc(withCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(PathElements(joined.cgPath).letters == "mlc")
    }

    @Test func building() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addQuadCurve(to: CGPoint(x: 20, y: 10), controlPoint: CGPoint(x: 20, y: 0))
        path.addCurve(
            to: CGPoint(x: 0, y: 20), controlPoint1: CGPoint(x: 20, y: 20), controlPoint2: CGPoint(x: 10, y: 30))
        path.close()
        let listing = "m 0 0 l 10 0 q 20 0 20 10 c 20 20 10 30 0 20 z"
        #expect(PathElements(path.cgPath).distance(to: PathElements(listing)) == 0)
        #expect(path.currentPoint == .zero)
        path.append(path)
        #expect(PathElements(path.cgPath).distance(to: PathElements(listing + " " + listing)) == 0)
        path.apply(CGAffineTransform(scaleX: 2, y: 1))
        #expect(PathElements(path.cgPath).numbers[2] == 20)
        path.removeAllPoints()
        #expect(path.isEmpty)
    }

    @Test func reversing() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addCurve(
            to: CGPoint(x: 0, y: 20), controlPoint1: CGPoint(x: 20, y: 20), controlPoint2: CGPoint(x: 10, y: 30))
        path.close()
        path.move(to: CGPoint(x: 5, y: 5))
        path.addQuadCurve(to: CGPoint(x: 7, y: 7), controlPoint: CGPoint(x: 7, y: 5))
        path.lineWidth = 3
        let reversed = path.reversing()
        let expected = PathElements("m 7 7 q 7 5 5 5 m 0 20 c 10 30 20 20 10 0 l 0 0 z")
        #expect(PathElements(reversed.cgPath).distance(to: expected) == 0)
        #expect(reversed.lineWidth == 3)
        #expect(UIBezierPath().reversing().isEmpty)
    }

    @Test func queries() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addCurve(
            to: CGPoint(x: 40, y: 0), controlPoint1: CGPoint(x: 0, y: 40), controlPoint2: CGPoint(x: 40, y: 40))
        #expect(path.bounds == CGRect(x: 0, y: 0, width: 40, height: 30))
        #expect(path.contains(CGPoint(x: 20, y: 29)))
        #expect(!path.contains(CGPoint(x: 20, y: 31)))
        let rings = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
        rings.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
        #expect(rings.contains(CGPoint(x: 15, y: 15)))
        rings.usesEvenOddFillRule = true
        #expect(!rings.contains(CGPoint(x: 15, y: 15)))
        #expect(!rings.contains(CGPoint(x: CGFloat.nan, y: 15)))
    }

    @Test func copiesAndEquality() throws {
        let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 9, height: 9))
        path.lineWidth = 4
        path.lineCapStyle = .round
        let pattern: [CGFloat] = [3, 2]
        path.setLineDash(pattern, count: 2, phase: 1)
        let copy = try #require(path.copy() as? UIBezierPath)
        #expect(copy == path)
        #expect(copy.hash == path.hash)
        #expect(copy.lineWidth == 4 && copy.lineCapStyle == .round)
        var count = 0
        var phase: CGFloat = 0
        var lengths: [CGFloat] = [0, 0]
        copy.getLineDash(&lengths, count: &count, phase: &phase)
        #expect(count == 2 && phase == 1 && lengths == pattern)
        copy.addLine(to: .zero)
        #expect(copy != path)
        #expect(PathElements(path.cgPath).letters == "mccccz")
        let taken = path.cgPath
        path.removeAllPoints()
        #expect(PathElements(taken).letters == "mccccz")
        path.cgPath = taken
        #expect(PathElements(path.cgPath).letters == "mccccz")
    }
}
