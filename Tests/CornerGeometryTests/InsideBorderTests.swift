import CornerGeometry
import Foundation
import Testing

@Suite struct InsideBorderTests {
    private let rect = CGRect(x: 10, y: 20, width: 200, height: 100)

    private func segments(_ walk: ((CornerSegment) -> Void) -> Void) -> [CornerSegment] {
        var found: [CornerSegment] = []
        withoutActuallyEscaping({ found.append($0) }) { walk($0) }
        return found
    }

    /// CSS: `border-radius: 30px; border-width: 4px 10px 20px 40px` (top, right, bottom, left).
    @Test func radiiOfDifferentWidths() {
        let outline = CornerOutline(rect: rect, radii: CornerRadii(30))
        let inner = outline.insideBorder(top: 4, left: 40, bottom: 20, right: 10)
        #expect(inner.rect == CGRect(x: 50, y: 24, width: 150, height: 76))
        #expect(inner.radii(at: .topRight) == CGSize(width: 20, height: 26))
        #expect(inner.radii(at: .bottomRight) == CGSize(width: 20, height: 10))
        // 30 - 40 leaves nothing: the corner is square.
        #expect(inner.radii(at: .topLeft) == .zero && inner.radii(at: .bottomLeft) == .zero)
    }

    /// As wide all round it is the inset outline, segment for segment.
    @Test func equalWidthsAreAnInset() {
        for curve in [CornerCurve.circular, .continuous] {
            let outline = CornerOutline(
                rect: rect, radii: CornerRadii(topLeft: 0, topRight: 10, bottomRight: 30, bottomLeft: 45),
                curve: curve)
            for width: CGFloat in [0, 3, 10, 29] {
                let inner = outline.insideBorder(top: width, left: width, bottom: width, right: width)
                #expect(
                    segments { inner.forEachSegment($0) }
                        == segments { outline.inset(by: width).forEachSegment($0) })
            }
        }
    }

    /// The points of an oval corner lie on its ellipse to within what a cubic does.
    @Test func ovalCornersAreEllipses() {
        let inner = CornerOutline(rect: rect, radii: CornerRadii(40)).insideBorder(
            top: 10, left: 20, bottom: 0, right: 0)
        let (a, b) = (20.0, 30.0)
        #expect(inner.radii(at: .topLeft) == CGSize(width: a, height: b))
        let centre = CGPoint(x: inner.rect.minX + a, y: inner.rect.minY + b)
        var start = CGPoint.zero
        var checked = 0
        inner.forEachSegment { segment in
            switch segment {
            case .move(let point), .line(let point): start = point
            case .cubic(let c1, let c2, let end):
                if end.y == inner.rect.minY, end.x == centre.x {
                    for step in 0...20 {
                        let (t, s) = (Double(step) / 20, 1 - Double(step) / 20)
                        func at(_ p: KeyPath<CGPoint, CGFloat>) -> Double {
                            let (p0, p1, p2, p3) = (
                                start[keyPath: p], c1[keyPath: p], c2[keyPath: p], end[keyPath: p]
                            )
                            return s * s * (s * p0 + 3 * t * p1) + t * t * (3 * s * p2 + t * p3)
                        }
                        let (x, y) = ((at(\.x) - centre.x) / a, (at(\.y) - centre.y) / b)
                        #expect(abs((x * x + y * y).squareRoot() - 1) < 3e-4)
                        checked += 1
                    }
                }
                start = end
            case .close: break
            }
        }
        #expect(checked == 21)
    }

    @Test func nonsenseLeavesSomethingFinite() {
        let outline = CornerOutline(rect: rect, radii: CornerRadii(20), curve: .continuous)
        let values: [CGFloat] = [-5, 0, .nan, .infinity, 1e300, 60]
        for top in values {
            for left in values {
                let inner = outline.insideBorder(top: top, left: left, bottom: 1, right: 2)
                inner.forEachSegment { segment in
                    if case .line(let point) = segment { #expect(point.x.isFinite && point.y.isFinite) }
                }
                #expect(inner.rect.width >= 0 && inner.rect.height >= 0)
            }
        }
        #expect(outline.insideBorder(top: 60, left: 0, bottom: 60, right: 0).isEmpty)
    }
}
