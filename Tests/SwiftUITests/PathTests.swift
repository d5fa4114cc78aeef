import SwiftUI
import Testing

@Suite struct PathTests {
    @Test func builders() {
        let path = Path { path in
            path.move(to: point(1, 2))
            path.addLine(to: point(3, 4))
            path.addQuadCurve(to: point(5, 6), control: point(7, 8))
            path.addCurve(to: point(9, 10), control1: point(11, 12), control2: point(13, 14))
            path.closeSubpath()
        }
        #expect(
            elements(path) == [
                .move(to: point(1, 2)), .line(to: point(3, 4)), .quadCurve(to: point(5, 6), control: point(7, 8)),
                .curve(to: point(9, 10), control1: point(11, 12), control2: point(13, 14)), .closeSubpath,
            ])
        #expect(path.currentPoint == point(1, 2))
        #expect(Path().currentPoint == nil && Path().isEmpty && Path().boundingRect.isNull)
        var lines = Path()
        lines.addLines([point(0, 0), point(4, 0), point(4, 4)])
        #expect(elements(lines) == [.move(to: .zero), .line(to: point(4, 0)), .line(to: point(4, 4))])
        var copy = lines
        copy.addLine(to: point(9, 9))
        #expect(lines != copy && elements(lines).count == 3)
        copy.addPath(lines, transform: CGAffineTransform(translationX: 1, y: 1))
        #expect(elements(copy).count == 7 && copy.currentPoint == point(5, 5))
    }

    @Test func rectanglesAndEllipses() {
        #expect(
            elements(Path(CGRect(x: 1, y: 2, width: 3, height: 4))) == [
                .move(to: point(1, 2)), .line(to: point(4, 2)), .line(to: point(4, 6)), .line(to: point(1, 6)),
                .closeSubpath,
            ])
        let ellipse = elements(Path(ellipseIn: CGRect(x: 40, y: 40, width: 200, height: 40)))
        #expect(
            isNear(
                ellipse,
                [
                    .move(to: point(240, 60)),
                    .curve(to: point(140, 80), control1: point(240, 71.045695), control2: point(195.228475, 80)),
                    .curve(to: point(40, 60), control1: point(84.771525, 80), control2: point(40, 71.045695)),
                    .curve(to: point(140, 40), control1: point(40, 48.954305), control2: point(84.771525, 40)),
                    .curve(to: point(240, 60), control1: point(195.228475, 40), control2: point(240, 48.954305)),
                    .closeSubpath,
                ], within: 1e-6))
        var two = Path()
        two.addRects([CGRect(x: 0, y: 0, width: 1, height: 1), CGRect(x: 5, y: 5, width: 1, height: 1)])
        #expect(elements(two).count == 10 && two.boundingRect == CGRect(x: 0, y: 0, width: 6, height: 6))
    }

    @Test func arcs() {
        // Decreasing angles are counterclockwise where y grows downwards, and `clockwise` in CoreGraphics' sense.
        var arc = Path()
        arc.addArc(center: .zero, radius: 10, startAngle: .degrees(0), endAngle: .degrees(90), clockwise: false)
        #expect(elements(arc).count == 2 && isNear(arc.currentPoint ?? .zero, point(0, 10)))
        arc = Path()
        arc.addArc(center: .zero, radius: 10, startAngle: .degrees(225), endAngle: .degrees(0), clockwise: true)
        #expect(elements(arc).count == 4 && isNear(arc.currentPoint ?? .zero, point(10, 0)))
        arc = Path()
        arc.addRelativeArc(center: .zero, radius: 10, startAngle: .degrees(0), delta: .degrees(-90))
        #expect(isNear(arc.currentPoint ?? .zero, point(0, -10)))
        arc = Path()
        arc.move(to: point(400, 400))
        arc.addArc(tangent1End: point(140, 250), tangent2End: point(110, 180), radius: 50)
        #expect(
            isNear(
                elements(arc),
                [
                    .move(to: point(400, 400)), .line(to: point(154.415379, 258.316565)),
                    .curve(
                        to: point(133.444250, 234.703250), control1: point(145.057503, 252.917790),
                        control2: point(137.699975, 244.633276)),
                ], within: 1e-3))
    }

    @Test func texts() throws {
        let path = Path { path in
            path.move(to: point(0.5, -2))
            path.addLine(to: point(1e7, 1.0 / 3))
            path.addQuadCurve(to: point(5, 6), control: point(7, 8))
            path.addCurve(to: point(9, 10), control1: point(11, 12), control2: point(13, 14))
            path.closeSubpath()
        }
        #expect(path.description == "0.5 -2 m 1e+07 0.333333 l 7 8 5 6 q 11 12 13 14 9 10 c h")
        let read = try #require(Path(path.description))
        #expect(isNear(elements(read), elements(path), within: 1e-3))
        #expect(Path(read.description) == read)
        #expect(Path("") == Path() && Path("  \n") == Path())
        #expect(Path("1 2 3 4 re") == Path(CGRect(x: 1, y: 2, width: 3, height: 4)))
        for wrong in [
            "1 m", "1 2 3 m", "1 2 l", "h", "1 2 m x", "nan 2 m", "inf 2 m", "1 2 m 3", "m",
            "1 2 m 1 2 3 4 5 6 7 c",
            "1 2 m 3 4 5 q", "1,2 m",
        ] { #expect(Path(wrong) == nil, "\(wrong)") }
    }

    @Test func queries() {
        let ring = Path { path in
            path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
            path.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
        }
        #expect(ring.contains(point(5, 5)) && !ring.contains(point(5, 5), eoFill: true))
        #expect(!ring.contains(point(11, 5)) && !ring.contains(point(.nan, 5)))
        // Control points do not count.
        let curve = Path { path in
            path.move(to: .zero)
            path.addQuadCurve(to: point(10, 0), control: point(5, 10))
        }
        #expect(curve.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 5))
    }

    @Test func parts() {
        let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(
            elements(square.trimmedPath(from: 0.125, to: 0.5)) == [
                .move(to: point(5, 0)), .line(to: point(10, 0)), .line(to: point(10, 10)),
            ])
        #expect(square.trimmedPath(from: 0, to: 1) == square && square.trimmedPath(from: -3, to: 7) == square)
        for (from, to) in [(0.5, 0.5), (0.7, 0.2), (.nan, 1), (0, .nan), (2, 3), (-2, -1)] as [(CGFloat, CGFloat)] {
            #expect(square.trimmedPath(from: from, to: to).isEmpty)
        }
        // The length runs on over all subpaths.
        let two = Path { path in
            path.addLines([.zero, point(10, 0)])
            path.addLines([point(0, 5), point(30, 5)])
        }
        #expect(
            elements(two.trimmedPath(from: 0.125, to: 0.5)) == [
                .move(to: point(5, 0)), .line(to: point(10, 0)), .move(to: point(0, 5)), .line(to: point(10, 5)),
            ])
        #expect(elements(square.offsetBy(dx: 1, dy: 2)).first == .move(to: point(1, 2)))
        #expect(
            square.applying(CGAffineTransform(scaleX: 2, y: 3)).boundingRect.size == CGSize(width: 20, height: 30))
    }

    @Test func strokes() {
        let line = Path { $0.addLines([.zero, point(10, 0)]) }
        #expect(abs(area(line.strokedPath(StrokeStyle(lineWidth: 4))) - 40) < 1e-6)
        #expect(
            line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .square)).boundingRect
                == CGRect(x: -2, y: -2, width: 14, height: 4))
        let dashed = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [2, 1], dashPhase: 1))
        // 1 of the first dash, then gaps of 1 and dashes of 2.
        #expect(abs(area(dashed) - 2 * 7) < 1e-6)
        for width in [0, -1, CGFloat.nan, .infinity] {
            #expect(line.strokedPath(StrokeStyle(lineWidth: width)).isEmpty)
        }
    }

    @Test func booleans() {
        let (a, b) = (
            Path(CGRect(x: 0, y: 0, width: 10, height: 10)), Path(CGRect(x: 5, y: 0, width: 10, height: 10))
        )
        #expect(abs(area(a.intersection(b)) - 50) < 1e-5 && abs(area(a.union(b)) - 150) < 1e-5)
        #expect(abs(area(a.subtracting(b)) - 50) < 1e-5)
        #expect(a.subtracting(b).boundingRect.maxX < 5.001)
        #expect(a.symmetricDifference(b).contains(point(2, 5)) && !a.symmetricDifference(b).contains(point(7, 5)))
        let line = Path { $0.addLines([point(0, 5), point(20, 5)]) }
        #expect(line.lineIntersection(a).boundingRect.maxX < 10.001)
        #expect(line.lineSubtraction(a).boundingRect.minX > 9.999)
        var crossed = a
        crossed.addRect(CGRect(x: 2, y: 2, width: 4, height: 4))
        #expect(
            abs(area(crossed.normalized(eoFill: true)) - 84) < 1e-5 || !crossed.normalized().contains(point(3, 3)))
    }

    @Test func whatHasNoPlaceIsLeftOut() {
        var path = Path()
        path.addLine(to: point(1, 1))
        #expect(path.isEmpty)
        path.move(to: point(.nan, 0))
        path.addRect(CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1))
        path.addRect(.null)
        path.addEllipse(in: .null)
        path.addRoundedRect(in: .null, cornerSize: CGSize(width: 1, height: 1))
        path.addRoundedRect(in: .null, cornerRadii: RectangleCornerRadii(topLeading: 1))
        path.addRoundedRect(
            in: CGRect(x: 0, y: 0, width: 1e308, height: 1), cornerSize: CGSize(width: 1e-300, height: 1))
        #expect(!path.boundingRect.minX.isNaN)
        #expect(
            Path(roundedRect: CGRect(x: 0, y: 0, width: 4, height: 4), cornerRadius: .nan)
                == Path(CGRect(x: 0, y: 0, width: 4, height: 4)))
    }

    @Test func bridges() {
        let cgPath = CGMutablePath()
        cgPath.addEllipse(in: CGRect(x: 0, y: 0, width: 5, height: 5))
        let path = Path(cgPath)
        #expect(path.cgPath == cgPath)
        cgPath.move(to: .zero)
        #expect(elements(path).count == 6)
        #expect(Path(path.cgPath) == path && UIBezierPath(cgPath: path.cgPath).cgPath == path.cgPath)
    }
}
