import Foundation
import Testing

@testable import CornerGeometry

/// The radii of a box in a container: the figures of the nested corners, and each line of their rule.
@Suite struct ConcentricTests {
    private let box = CGRect(x: 0, y: 0, width: 280, height: 320)
    private let side = CGSize(width: 110, height: 110)
    private let different = CornerRadii(topLeft: 0, topRight: 28, bottomRight: 42, bottomLeft: 14)

    /// Top left, top right, bottom left, bottom right.
    private func radii(_ plan: CornerPlan, at x: CGFloat, _ y: CGFloat, in radii: CornerRadii) -> [CGFloat] {
        let inner = CGRect(origin: CGPoint(x: x, y: y), size: side)
        let found = plan.radii(size: side, box: inner, in: CornerContainer(box: box, radii: radii))
        return [found.topLeft, found.topRight, found.bottomLeft, found.bottomRight]
    }

    private func each(_ minimum: CGFloat?) -> CornerPlan { CornerPlan(.concentric(minimum: minimum)) }
    private func uniform(_ minimum: CGFloat?) -> CornerPlan {
        CornerPlan(.concentric(minimum: minimum), isUniform: true)
    }

    @Test func figures() {
        #expect(radii(uniform(8), at: 162, 202, in: CornerRadii(28)) == [20, 20, 20, 20])
        #expect(radii(each(0), at: 8, 8, in: different) == [0, 0, 0, 0])
        #expect(radii(each(0), at: 162, 202, in: different) == [0, 0, 0, 34])
        #expect(radii(each(8), at: 162, 202, in: different) == [8, 8, 8, 34])
        #expect(radii(uniform(8), at: 85, 105, in: CornerRadii(28)) == [8, 8, 8, 8])
    }

    @Test func theLargerGapIsTheDistance() {
        // 3 from the right edge, 10 from the bottom.
        #expect(radii(each(nil), at: 167, 200, in: CornerRadii(28)) == [0, 0, 0, 18])
        // Near along one edge, far along the other: nothing is followed.
        #expect(radii(each(nil), at: 162, 100, in: CornerRadii(28)) == [0, 0, 0, 0])
        #expect(CornerContainer.distance(across: 8, down: 8) == 8)
        #expect(CornerContainer.distance(across: -4, down: -9) == 0)
    }

    @Test func whatSticksOutCountsAsTouching() {
        #expect(radii(each(nil), at: 200, 240, in: CornerRadii(28)) == [0, 0, 0, 28])
        #expect(radii(each(nil), at: 165, 400, in: CornerRadii(28)) == [0, 0, 0, 23])
    }

    @Test func aSquareCornerStaysSquareHoweverNear() {
        #expect(radii(each(nil), at: 0, 0, in: different) == [0, 0, 0, 0])
        #expect(radii(each(5), at: 0, 0, in: different) == [5, 5, 5, 5])
    }

    @Test func withoutAContainerTheMinimumIsLeft() {
        #expect(each(nil).radii(size: side) == .zero)
        #expect(each(9).radii(size: side) == CornerRadii(9))
        #expect(CornerPlan(.capsule(maximum: nil)).radii(size: CGSize(width: 100, height: 40)) == CornerRadii(20))
    }

    @Test func rulesOfTheirOwn() {
        let size = CGSize(width: 100, height: 40)
        #expect(CornerPlan(.fixed(40)).radii(size: size) == CornerRadii(20))
        #expect(CornerPlan(.capsule(maximum: 10)).radii(size: size) == CornerRadii(10))
        #expect(CornerPlan(.capsule(maximum: 90)).radii(size: size) == CornerRadii(20))
        let mixed = CornerPlan(topLeft: .fixed(10), bottomRight: .fixed(30), bottomLeft: .fixed(20))
        #expect(
            mixed.radii(size: CGSize(width: 120, height: 80))
                == CornerRadii(topLeft: 10, topRight: 0, bottomRight: 30, bottomLeft: 20))
        // A minimum is limited to the side as well.
        #expect(CornerPlan(.concentric(minimum: 400)).radii(size: size) == CornerRadii(20))
    }

    @Test func groupsTakeTheirLargest() {
        let left = CornerPlan(
            topLeft: .fixed(4), topRight: .fixed(7), bottomRight: .fixed(1), bottomLeft: .fixed(9),
            uniformGroups: [.left])
        let size = CGSize(width: 60, height: 60)
        #expect(left.radii(size: size) == CornerRadii(topLeft: 9, topRight: 7, bottomRight: 1, bottomLeft: 9))
        let edges = CornerPlan(
            topLeft: .concentric(minimum: nil), topRight: .concentric(minimum: nil), bottomRight: .fixed(3),
            bottomLeft: .fixed(3), uniformGroups: [.top, .bottom])
        #expect(radii(edges, at: 162, 8, in: different) == [20, 20, 3, 3])
    }

    @Test func chains() {
        let outer = CornerContainer(box: CGRect(x: 0, y: 0, width: 200, height: 200), radii: CornerRadii(28))
        let middle = each(nil).radii(
            size: CGSize(width: 184, height: 184), box: CGRect(x: 8, y: 8, width: 184, height: 184), in: outer)
        #expect(middle == CornerRadii(20))
        let inner = each(nil).radii(
            size: CGSize(width: 168, height: 168), box: CGRect(x: 8, y: 8, width: 168, height: 168),
            in: CornerContainer(box: CGRect(x: 0, y: 0, width: 184, height: 184), radii: middle))
        #expect(inner == CornerRadii(12))
    }

    /// A step of a point never changes a radius by more than a point.
    @Test func radiiAreSteadyWhileTheBoxIsDragged() {
        for path in 0..<40 {
            let (dx, dy) = (CGFloat(path % 8) / 4 - 0.75, CGFloat(path / 8) / 3 - 0.5)
            var last: [CGFloat]?
            for step in 0..<400 {
                let now = radii(each(3), at: -20 + dx * CGFloat(step), -20 + dy * CGFloat(step), in: different)
                if let last {
                    let limit = max(abs(dx), abs(dy)) + 1e-9
                    #expect(zip(now, last).allSatisfy { abs($0 - $1) <= limit })
                }
                #expect(zip(now, [3.0, 28, 14, 42]).allSatisfy { $0 >= 3 && $0 <= $1 })
                last = now
            }
        }
    }

    @Test func hostileValues() {
        let strange: [CGFloat] = [.nan, .infinity, -.infinity, -5, 0, 1e308, -1e308, 5e-324]
        for a in strange {
            for b in strange {
                let box = CGRect(x: a, y: b, width: b, height: a)
                for container in [
                    CornerContainer(box: box, radii: CornerRadii(28)),
                    CornerContainer(box: self.box, radii: CornerRadii(a)),
                ] {
                    for rule in [
                        CornerRule.fixed(a), .capsule(maximum: b), .concentric(minimum: a),
                        .concentric(minimum: nil),
                    ] {
                        let plan = CornerPlan(rule, isUniform: true)
                        for size in [CGSize(width: a, height: b), side] {
                            let found = plan.radii(size: size, box: box, in: container)
                            let half = min(abs(size.width), abs(size.height)) / 2
                            #expect(found.largest >= 0 && found.largest.isFinite)
                            if half.isFinite { #expect(found.largest <= half) }
                        }
                    }
                }
            }
        }
        // Too large is as large as fits; what is not a number is nothing.
        #expect(CornerPlan(.fixed(.infinity)).radii(size: side) == CornerRadii(55))
        #expect(CornerPlan(.fixed(.nan)).radii(size: side) == .zero)
    }
}
