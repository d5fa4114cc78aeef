import CoreGraphics
import CornerGeometry
import CornerKit
import Testing

@Suite struct CornerPathTests {
    let own = CardCorners(topLeft: 30, topRight: 10, bottomLeft: 10, bottomRight: 150)

    /// A quadratic corner cuts off a sixth of its square.
    @Test func areaOfTheQuadraticCard() {
        let path = CornerPath(in: CGRect(x: 0, y: 0, width: 300, height: 300), corners: own)
        let area = PathFigures(path.cgPath).area
        #expect(abs(area - (90_000 - (900 + 100 + 100 + 22_500) / 6.0)) < 1e-6)
        #expect(abs(area - 86_066.666_667) < 1e-3)
    }

    @Test func areasOfTheOtherStyles() {
        let square = CGRect(x: 5, y: 7, width: 200, height: 200)
        let circular = PathFigures(CornerPath(in: square, corners: 28, style: .circular).cgPath).area
        // A cubic of handle k cuts off 1/2 - 3k/5 + 3k²/20, a circle 0.2146.
        #expect(abs(40_000 - circular - 4 * 0.214383 * 784) < 0.01)
        let continuous = PathFigures(CornerPath(in: square, corners: 28, style: .continuous).cgPath).area
        #expect(abs(40_000 - continuous - 4 * 176.63) < 0.05)
    }

    /// The tails of a continuous corner share what the radii leave of an edge.
    @Test func areasOfLargeContinuousCorners() {
        let capsule = CornerPath(in: CGRect(x: 0, y: 0, width: 100, height: 40), corners: 20, style: .continuous)
        #expect(abs((4000 - PathFigures(capsule.cgPath).area) / 4 - 88.31) < 0.02)
        let circle = CornerPath(in: CGRect(x: 0, y: 0, width: 80, height: 80), corners: 40, style: .continuous)
        #expect(abs((6400 - PathFigures(circle.cgPath).area) / 4 - 346.04) < 0.02)
    }

    @Test func elementsOfTheQuadraticCard() {
        let path = CornerPath(in: CGRect(x: 0, y: 0, width: 300, height: 200), corners: own)
        #expect(
            PathFigures(path.cgPath).elements == [
                "m 30 0", "l 290 0", "q 300 0 300 10", "l 300 50", "q 300 200 150 200", "l 10 200", "q 0 200 0 190",
                "l 0 30", "q 0 0 30 0", "h",
            ])
    }

    @Test func elementsOfACircularCard() {
        let path = CornerPath(
            in: CGRect(x: 10, y: 20, width: 100, height: 60), corners: CardCorners(topLeft: 10, bottomRight: 20),
            style: .circular)
        #expect(
            PathFigures(path.cgPath).elements == [
                "m 20 20", "l 110 20", "l 110 60", "c 110 71.0457 101.0457 80 90 80", "l 10 80", "l 10 30",
                "c 10 24.4772 14.4772 20 20 20", "h",
            ])
    }

    @Test func elementsOfAContinuousCorner() {
        let path = CornerPath(
            in: CGRect(x: 0, y: 0, width: 60, height: 40), corners: CardCorners(topRight: 8), style: .continuous)
        #expect(
            PathFigures(path.cgPath).elements == [
                "m 0 0", "l 47.7707 0", "c 51.2921 0 53.0527 0 54.948 0.5993",
                "c 57.0174 1.3525 58.6475 2.9826 59.4007 5.052", "c 60 6.9473 60 8.7079 60 12.2293", "l 60 40",
                "l 0 40",
                "h",
            ])
    }

    @Test func squareCornersGiveARectangle() {
        for style in CornerStyle.allCases {
            let path = CornerPath(in: CGRect(x: 1, y: 2, width: 3, height: 4), corners: .zero, style: style)
            #expect(PathFigures(path.cgPath).elements == ["m 1 2", "l 4 2", "l 4 6", "l 1 6", "h"])
        }
    }

    /// So that a path can be animated into another.
    @Test func outlinesOfAStyleHaveEquallyManyElements() {
        let letters = [
            CornerStyle.quadratic: "mlqlqlqlqh", .circular: "mlclclclch", .continuous: "mlccclccclccclccch",
        ]
        for (style, expected) in letters {
            for corners in [CardCorners.all(3), own, .all(1000)] {
                let path = CornerPath(in: CGRect(x: 0, y: 0, width: 70, height: 50), corners: corners, style: style)
                #expect(PathFigures(path.cgPath).letters == expected)
            }
        }
    }

    /// The same outlines as the renderer's own, whatever radii are asked for.
    @Test func agreesWithTheGeometryBelow() {
        var seed: UInt64 = 7
        func next(_ limit: UInt64) -> CGFloat {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return CGFloat((seed >> 33) % (limit * 16)) / 16
        }
        for _ in 0..<200 {
            let rect = CGRect(x: next(50) - 25, y: next(50) - 25, width: 1 + next(120), height: 1 + next(120))
            let corners = CardCorners(
                topLeft: next(90), topRight: next(90), bottomLeft: next(90), bottomRight: next(90))
            for (style, curve) in [(CornerStyle.circular, CornerCurve.circular), (.continuous, .continuous)] {
                let outline = CornerOutline(
                    rect: rect,
                    radii: CornerRadii(
                        topLeft: corners.topLeft, topRight: corners.topRight, bottomRight: corners.bottomRight,
                        bottomLeft: corners.bottomLeft),
                    curve: curve)
                let below = CGMutablePath()
                outline.forEachSegment { segment in
                    switch segment {
                    case .move(let point): below.move(to: point)
                    case .line(let point): below.addLine(to: point)
                    case .cubic(let control1, let control2, let point):
                        below.addCurve(to: point, control1: control1, control2: control2)
                    case .close: below.closeSubpath()
                    }
                }
                let ours = CornerPath(in: rect, corners: corners, style: style)
                #expect(ours.corners.bottomRight == outline.radii.bottomRight)
                #expect(abs(PathFigures(ours.cgPath).area - PathFigures(below).area) < 1e-6)
            }
        }
    }

    @Test func insetsKeepCornersConcentric() {
        let path = CornerPath(in: CGRect(x: 0, y: 0, width: 100, height: 80), corners: own, style: .circular)
        let inner = path.inset(by: 4)
        #expect(inner.rect == CGRect(x: 4, y: 4, width: 92, height: 72))
        #expect(inner.corners == CardCorners(topLeft: 26, topRight: 6, bottomLeft: 6, bottomRight: 66))
        #expect(path.inset(by: -2).corners.topLeft == 32)
        #expect(path.inset(by: 15).corners.topRight == 0)
        #expect(path.inset(by: 40).isEmpty)
        #expect(path.inset(by: .infinity).isEmpty == path.isEmpty)
        #expect(path.inset(by: .nan) == path)
        let square = CornerPath(in: CGRect(x: 0, y: 0, width: 10, height: 10), corners: .zero)
        #expect(square.inset(by: -3).corners == .zero)
    }

    @Test func hostileRectangles() {
        let values: [CGFloat] = [.nan, .infinity, -.infinity, .greatestFiniteMagnitude, -7, 0, 1e300, 1e-300]
        for style in CornerStyle.allCases {
            for x in values {
                for width in values {
                    for radius in values {
                        let path = CornerPath(
                            in: CGRect(x: x, y: 3, width: width, height: 20), corners: .all(radius), style: style)
                        let points = PathFigures(path.cgPath).points
                        #expect(points.allSatisfy { $0.x.isFinite && $0.y.isFinite })
                    }
                }
            }
        }
        let negative = CornerPath(in: CGRect(x: 10, y: 10, width: -10, height: -10), corners: 2)
        #expect(negative.rect == CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(CornerPath(in: .null, corners: 4).cgPath.isEmpty)
    }
}
