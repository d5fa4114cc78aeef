import CoreGraphics
import Testing

@Suite struct PathTests {
    @Test func rectangle() {
        let path = CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil)
        #expect(elements(path) == ["m 1 2", "l 4 2", "l 4 6", "l 1 6", "h"])
        var found = CGRect.zero
        #expect(path.isRect(&found))
        #expect(found == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(path.currentPoint == CGPoint(x: 1, y: 2))
        let turned = CGMutablePath()
        turned.addRect(CGRect(x: 0, y: 0, width: 2, height: 2), transform: CGAffineTransform(rotationAngle: 0.5))
        #expect(!turned.isRect(nil))
    }

    @Test func ellipseOfTheRecordedFigures() {
        let path = CGPath(ellipseIn: CGRect(x: 40, y: 40, width: 200, height: 40), transform: nil)
        #expect(
            elements(path) == [
                "m 240 60",
                "c 240 71.045695 195.228475 80 140 80",
                "c 84.771525 80 40 71.045695 40 60",
                "c 40 48.954305 84.771525 40 140 40",
                "c 195.228475 40 240 48.954305 240 60",
                "h",
            ])
    }

    @Test func roundedRectangle() {
        let path = CGPath(
            roundedRect: CGRect(x: 0, y: 0, width: 100, height: 60), cornerWidth: 20, cornerHeight: 10,
            transform: nil)
        #expect(
            elements(path) == [
                "m 100 30", "l 100 50",
                "c 100 55.522847 91.045695 60 80 60", "l 20 60",
                "c 8.954305 60 0 55.522847 0 50", "l 0 10",
                "c 0 4.477153 8.954305 0 20 0", "l 80 0",
                "c 91.045695 0 100 4.477153 100 10", "h",
            ])
        let tooLarge = CGPath(
            roundedRect: CGRect(x: 0, y: 0, width: 10, height: 10), cornerWidth: 50, cornerHeight: 5, transform: nil
        )
        #expect(elements(tooLarge)[1] == "l 10 5")
        #expect(elements(tooLarge)[2] == "c 10 7.761424 7.761424 10 5 10")
    }

    @Test func arcByQuarters() {
        let path = CGMutablePath()
        path.addArc(
            center: CGPoint(x: 0, y: 0), radius: 10, startAngle: 225 * .pi / 180, endAngle: 0, clockwise: true)
        let list = elements(path)
        #expect(list.count == 4)
        #expect(list[0] == "m -7.071068 -7.071068")
        #expect(list[1].hasSuffix(" -7.071068 7.071068"))
        #expect(list[2].hasSuffix(" 7.071068 7.071068"))
        #expect(list[3].hasSuffix(" 10 0"))
        // The eighth that is left: 4/3 tan(π/16) of the radius.
        #expect(list[3] == "c 8.946432 5.195704 10 2.652165 10 0")
    }

    @Test func wholeCircleIsExact() {
        let path = CGMutablePath()
        path.addArc(center: CGPoint(x: 50, y: 50), radius: 40, startAngle: 0, endAngle: 2 * .pi, clockwise: false)
        #expect(
            elements(path) == [
                "m 90 50", "c 90 72.09139 72.09139 90 50 90", "c 27.90861 90 10 72.09139 10 50",
                "c 10 27.90861 27.90861 10 50 10", "c 72.09139 10 90 27.90861 90 50",
            ])
        let none = CGMutablePath()
        none.addArc(center: .zero, radius: 5, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
        #expect(elements(none) == ["m 5 0"])
    }

    @Test func arcsJoinTheCurrentPoint() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addRelativeArc(center: CGPoint(x: 10, y: 0), radius: 2, startAngle: 0, delta: -.pi / 2)
        let list = elements(path)
        #expect(list[1] == "l 12 0")
        #expect(list[2].hasSuffix(" 10 -2"))
        #expect(list.count == 3)
    }

    @Test func tangentArcOfTheRecordedFigures() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 400, y: 400))
        path.addArc(
            tangent1End: CGPoint(x: 140, y: 250), tangent2End: CGPoint(x: 110, y: 180), radius: 50)
        let list = elements(path)
        #expect(list.count == 3)
        let expected: [[Double]] = [
            [400, 400], [154.415379, 258.316565],
            [145.057503, 252.917790, 137.699975, 244.633276, 133.444250, 234.703250],
        ]
        for (line, numbers) in zip(list, expected) {
            let values = line.split(separator: " ").dropFirst().compactMap { Double($0) }
            #expect(values.count == numbers.count)
            for (value, number) in zip(values, numbers) { #expect((value - number).magnitude < 2e-4, "\(line)") }
        }
    }

    @Test func tangentArcOfMoreThanAQuarter() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 0, y: 50), radius: 10)
        let list = elements(path)
        #expect(list.count == 4)
        let straight = CGMutablePath()
        straight.move(to: .zero)
        straight.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 20, y: 0), radius: 5)
        #expect(elements(straight) == ["m 0 0", "l 10 0"])
        straight.addArc(tangent1End: CGPoint(x: 10, y: 10), tangent2End: CGPoint(x: 0, y: 10), radius: 0)
        #expect(elements(straight) == ["m 0 0", "l 10 0", "l 10 10"])
    }

    @Test func segmentsBeforeAMoveAreIgnored() {
        let path = CGMutablePath()
        path.addLine(to: CGPoint(x: 1, y: 1))
        path.addQuadCurve(to: .zero, control: .zero)
        path.closeSubpath()
        #expect(path.isEmpty)
        #expect(path.currentPoint == .zero)
        path.addLines(between: [CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4)])
        path.closeSubpath()
        path.closeSubpath()
        #expect(elements(path) == ["m 1 2", "l 3 4", "h"])
        #expect(path.currentPoint == CGPoint(x: 1, y: 2))
    }

    @Test func copiesDoNotChange() throws {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 1), transform: CGAffineTransform(scaleX: 2, y: 3))
        let frozen = try #require(path.copy())
        path.addLine(to: .zero)
        #expect(elements(frozen) == ["m 2 3"])
        #expect(frozen.copy() === frozen)
        var shift = CGAffineTransform(translationX: 1, y: 0)
        let moved = try #require(path.copy(using: &shift))
        #expect(elements(moved) == ["m 3 3", "l 1 0"])
        let other = try #require(frozen.mutableCopy())
        other.addLine(to: .zero)
        #expect(other == path)
        #expect(other.hashValue == path.hashValue)
        #expect(other != frozen)
    }

    @Test func hostileValuesLeaveFinitePaths() {
        for bad in [CGFloat.nan, .infinity, -.infinity, 1e300, -1e300] {
            let path = CGMutablePath()
            path.move(to: .zero)
            let point = CGPoint(x: bad, y: 1)
            path.addLine(to: point)
            path.addQuadCurve(to: point, control: point)
            path.addCurve(to: point, control1: point, control2: point)
            path.addRect(CGRect(x: bad, y: 0, width: bad, height: bad))
            path.addEllipse(in: CGRect(x: 0, y: 0, width: bad, height: 1))
            path.addRoundedRect(in: CGRect(x: 0, y: 0, width: 10, height: 10), cornerWidth: bad, cornerHeight: bad)
            path.addArc(center: point, radius: bad, startAngle: bad, endAngle: bad, clockwise: true)
            path.addArc(center: .zero, radius: bad, startAngle: 0, endAngle: 3, clockwise: false)
            path.addArc(center: .zero, radius: 1, startAngle: bad, endAngle: -bad, clockwise: false)
            path.addRelativeArc(center: .zero, radius: 1, startAngle: bad, delta: bad)
            path.addArc(tangent1End: point, tangent2End: point, radius: bad)
            path.addArc(tangent1End: CGPoint(x: 1, y: 0), tangent2End: CGPoint(x: 2, y: 5), radius: bad)
            path.addLine(to: CGPoint(x: 1, y: 1), transform: CGAffineTransform(scaleX: bad, y: bad))
            path.addRect(.null)
            path.addRect(.infinite)
            path.applyWithBlock { element in
                let count = [1, 1, 2, 3, 0][Int(element.pointee.type.rawValue)]
                for index in 0..<count {
                    #expect(element.pointee.points[index].x.isFinite && element.pointee.points[index].y.isFinite)
                }
            }
        }
    }
}
