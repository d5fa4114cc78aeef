import SwiftUI
import Testing

/// Shapes by their elements and areas.
@Suite struct ShapeTests {
    private let rect = CGRect(x: 10, y: 20, width: 100, height: 60)

    /// Apple's continuous corner in units of the radius: along and away from the edge that it leaves, from its end.
    private static let curve: [(CGFloat, CGFloat)] = [
        (1.528665, 0), (1.088492957618529, 0), (0.868406944063002, 0), (0.631493792830993, 0.074911387847016),
        (0.372823826625747, 0.169059556044370), (0.169059556044370, 0.372823826625747),
        (0.074911387847016, 0.631493792830993), (0, 0.868406944063002), (0, 1.088492957618529), (0, 1.528665),
    ]

    @Test func circularCorners() {
        let k = 10 * (1 - 0.5522847498)
        #expect(
            isNear(
                elements(RoundedRectangle(cornerRadius: 10, style: .circular).path(in: rect)),
                [
                    .move(to: point(110, 50)), .line(to: point(110, 70)),
                    .curve(to: point(100, 80), control1: point(110, 80 - k), control2: point(110 - k, 80)),
                    .line(to: point(20, 80)),
                    .curve(to: point(10, 70), control1: point(10 + k, 80), control2: point(10, 80 - k)),
                    .line(to: point(10, 30)),
                    .curve(to: point(20, 20), control1: point(10, 20 + k), control2: point(10 + k, 20)),
                    .line(to: point(100, 20)),
                    .curve(to: point(110, 30), control1: point(110 - k, 20), control2: point(110, 20 + k)),
                    .closeSubpath,
                ]))
    }

    @Test func continuousCorners() {
        // From the right edge, round the bottom right corner, and on.
        var expected: [Path.Element] = [.move(to: point(110, 50))]
        func add(_ corner: CGPoint, _ from: CGVector, _ onto: CGVector) {
            let points = Self.curve.map { u, v in
                point(corner.x + 10 * (u * from.dx + v * onto.dx), corner.y + 10 * (u * from.dy + v * onto.dy))
            }
            expected.append(.line(to: points[0]))
            for i in [0, 3, 6] {
                expected.append(.curve(to: points[i + 3], control1: points[i + 1], control2: points[i + 2]))
            }
        }
        let (up, down) = (CGVector(dx: 0, dy: -1), CGVector(dx: 0, dy: 1))
        let (left, right) = (CGVector(dx: -1, dy: 0), CGVector(dx: 1, dy: 0))
        add(point(110, 80), up, left)
        add(point(10, 80), right, up)
        add(point(10, 20), down, right)
        add(point(110, 20), left, down)
        expected.append(.closeSubpath)
        #expect(isNear(elements(RoundedRectangle(cornerRadius: 10).path(in: rect)), expected))
        #expect(Path(roundedRect: rect, cornerRadius: 10) == RoundedRectangle(cornerRadius: 10).path(in: rect))
    }

    @Test(arguments: [(10.0, 22.530), (28, 176.63), (42, 397.42)])
    func whatAContinuousCornerCutsOff(_ radius: Double, _ cut: Double) {
        let rect = CGRect(x: 0, y: 0, width: 200, height: 200)
        let shape = UnevenRoundedRectangle(topLeadingRadius: CGFloat(radius))
        #expect(abs(40_000 - area(shape.path(in: rect)) - cut) < 0.01)
    }

    @Test func capsulesAndCircles() {
        let wide = CGRect(x: 0, y: 0, width: 100, height: 40)
        #expect(abs((4000 - area(Capsule().path(in: wide))) / 4 - 88.31) < 0.01)
        // The circle's 85.84; the cubics that stand for it bulge a little.
        #expect(abs((4000 - area(Capsule(style: .circular).path(in: wide))) / 4 - 85.84) < 0.09)
        let square = CGRect(x: 0, y: 0, width: 80, height: 80)
        #expect(abs((6400 - area(RoundedRectangle(cornerRadius: 40).path(in: square))) / 4 - 346.04) < 0.01)
        #expect(Capsule().path(in: wide) == RoundedRectangle(cornerRadius: 999).path(in: wide))
        #expect(Circle().path(in: wide) == Path(ellipseIn: CGRect(x: 30, y: 0, width: 40, height: 40)))
        #expect(Ellipse().path(in: wide) == Path(ellipseIn: wide))
        #expect(Circle().sizeThatFits(ProposedViewSize(width: 50, height: 20)) == CGSize(width: 20, height: 20))
        #expect(Circle().sizeThatFits(ProposedViewSize(width: 50, height: nil)) == CGSize(width: 50, height: 50))
        #expect(Ellipse().sizeThatFits(.unspecified) == CGSize(width: 10, height: 10))
    }

    @Test func ovalCorners() {
        let path = RoundedRectangle(cornerSize: CGSize(width: 20, height: 10), style: .circular).path(in: rect)
        let reference = CGPath(roundedRect: rect, cornerWidth: 20, cornerHeight: 10, transform: nil)
        #expect(isNear(elements(path), elements(Path(reference)), within: 1e-6))
        // Both sides are limited by half of the shorter one.
        let round = RoundedRectangle(cornerSize: CGSize(width: 400, height: 400), style: .circular).path(in: rect)
        let oval = CGPath(roundedRect: rect, cornerWidth: 30, cornerHeight: 30, transform: nil)
        #expect(isNear(elements(round), elements(Path(oval)), within: 1e-6))
        #expect(RoundedRectangle(cornerSize: CGSize(width: 20, height: 0)).path(in: rect) == Path(rect))
    }

    /// Measured on Apple's pictures.
    @Test func unevenCornersAreLimitedEdgeByEdge() {
        let low = CGRect(x: 0, y: 0, width: 100, height: 20)
        func path(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> Path {
            UnevenRoundedRectangle(
                topLeadingRadius: a, bottomLeadingRadius: b, bottomTrailingRadius: c, topTrailingRadius: d
            ).path(in: low)
        }
        #expect(path(12, 9, 0, 0) == path(11, 9, 0, 0))
        #expect(path(0, 45, 45, 45) == path(0, 20, 10, 10))
        #expect(elements(path(0, 0, 0, 0)) == elements(Path(low)))
        // Square corners are the ends of lines.
        #expect(elements(path(5, 0, 0, 0)).count == 1 + 3 + 4 + 1)
    }

    @Test func insets() {
        #expect(Rectangle().inset(by: 5).path(in: rect) == Path(rect.insetBy(dx: 5, dy: 5)))
        #expect(
            RoundedRectangle(cornerRadius: 12).inset(by: 5).path(in: rect)
                == RoundedRectangle(cornerRadius: 7).path(in: rect.insetBy(dx: 5, dy: 5)))
        #expect(
            RoundedRectangle(cornerRadius: 12).inset(by: 2).inset(by: 3).path(in: rect)
                == RoundedRectangle(cornerRadius: 7).path(in: rect.insetBy(dx: 5, dy: 5)))
        #expect(RoundedRectangle(cornerRadius: 3).inset(by: 5).path(in: rect) == Path(rect.insetBy(dx: 5, dy: 5)))
        #expect(
            UnevenRoundedRectangle(topLeadingRadius: 12, bottomTrailingRadius: 4).inset(by: 5).path(in: rect)
                == UnevenRoundedRectangle(topLeadingRadius: 7).path(in: rect.insetBy(dx: 5, dy: 5)))
        #expect(Capsule().inset(by: 5).path(in: rect) == Capsule().path(in: rect.insetBy(dx: 5, dy: 5)))
        #expect(Circle().inset(by: 5).path(in: rect).boundingRect.size == CGSize(width: 50, height: 50))
        #expect(Rectangle().inset(by: 40).path(in: rect).isEmpty)
        #expect(
            RoundedRectangle(cornerRadius: 12).inset(by: -5).path(in: rect)
                == RoundedRectangle(cornerRadius: 17).path(in: rect.insetBy(dx: -5, dy: -5)))
    }

    @Test func shapesOfShapes() {
        let square = CGRect(x: 0, y: 0, width: 10, height: 10)
        #expect(Rectangle().offset(x: 3).path(in: square).boundingRect.minX == 3)
        #expect(
            Rectangle().scale(x: 0.5, anchor: .leading).path(in: square).boundingRect
                == CGRect(x: 0, y: 0, width: 5, height: 10))
        #expect(
            Rectangle().scale(2).path(in: square).boundingRect == CGRect(x: -5, y: -5, width: 20, height: 20))
        let turned = Rectangle().rotation(.degrees(90), anchor: .topLeading).path(in: square).boundingRect
        #expect(turned == CGRect(x: -10, y: 0, width: 10, height: 10))
        #expect(
            Rectangle().size(width: 4, height: 2).path(in: square).boundingRect
                == CGRect(x: 0, y: 0, width: 4, height: 2))
        #expect(
            Rectangle().size(width: 4, height: 2, anchor: .bottomTrailing).path(in: square).boundingRect
                == CGRect(x: 6, y: 8, width: 4, height: 2))
        #expect(
            Rectangle().transform(CGAffineTransform(translationX: 0, y: 9)).path(in: square).boundingRect.minY == 9)
        #expect(Rectangle().trim(from: 0, to: 0.25).path(in: square).boundingRect.height == 0)
        #expect(
            Rectangle().stroke(lineWidth: 2).path(in: square).boundingRect
                == CGRect(x: -1, y: -1, width: 12, height: 12))
        #expect(
            abs(area(Rectangle().subtracting(Rectangle().size(width: 5, height: 10)).path(in: square)) - 50) < 1e-5)
        let inset = Rectangle().offset(x: 3).inset(by: 2).path(in: square).boundingRect
        #expect(inset == CGRect(x: 5, y: 2, width: 6, height: 6))
        #expect(AnyShape(Capsule()).path(in: square) == Capsule().path(in: square))
    }

    @Test func theTrimOfARoundedRectangleBeginsInTheMiddleOfTheRightEdge() {
        let start = RoundedRectangle(cornerRadius: 10).trim(from: 0, to: 0.01).path(in: rect)
        #expect(elements(start).first == .move(to: point(110, 50)))
        #expect(start.boundingRect.maxY > 50 && start.boundingRect.minX == 110)
    }

    @Test func names() {
        func path(_ shape: some Shape) -> Path { shape.path(in: rect) }
        #expect(path(.rect) == Path(rect) && path(.circle) == path(Circle()) && path(.ellipse) == path(Ellipse()))
        #expect(
            path(.capsule) == path(Capsule()) && path(.capsule(style: .circular)) == path(Capsule(style: .circular))
        )
        #expect(path(.rect(cornerRadius: 9)) == path(RoundedRectangle(cornerRadius: 9)))
        #expect(path(.rect(topLeadingRadius: 9)) == path(UnevenRoundedRectangle(topLeadingRadius: 9)))
        #expect(path(.containerRelative) == Path(rect))
        #expect(path(.rect(corners: .fixed(9))) == path(RoundedRectangle(cornerRadius: 9)))
    }

    @Test func animatedValues() {
        var shape = RoundedRectangle(cornerRadius: 10)
        shape.animatableData = AnimatablePair(4, 6)
        #expect(shape.cornerSize == CGSize(width: 4, height: 6))
        var trimmed = Circle().rotation(.degrees(90))
        trimmed.animatableData.second.first = Double.pi
        #expect(abs(trimmed.angle.degrees - 180) < 1e-9)
        var any = AnyShape(RoundedRectangle(cornerRadius: 10))
        var data = any.animatableData
        data.scale(by: 0.5)
        any.animatableData = data + AnyShape(RoundedRectangle(cornerRadius: 1)).animatableData
        #expect(any.path(in: rect) == RoundedRectangle(cornerRadius: 6).path(in: rect))
        // Of another shape nothing is taken over.
        any.animatableData = AnyShape(UnevenRoundedRectangle()).animatableData
        #expect(any.path(in: rect) == RoundedRectangle(cornerRadius: 6).path(in: rect))
        var style = StrokeStyle(lineWidth: 4)
        style.animatableData.second.second = 3
        #expect(style.dashPhase == 3)
        let pair = AnimatablePair(3.0, AnimatablePair(4.0, 12.0))
        #expect(pair.magnitudeSquared == 169 && (pair - pair) == .zero && (pair + pair).second.second == 24)
    }
}
