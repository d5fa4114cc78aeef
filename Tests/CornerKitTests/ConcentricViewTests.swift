import CornerKit
import Foundation
import Testing
import UIKit

@testable import CornerGeometry

@MainActor @Suite struct ConcentricViewTests {
    private let container = ConcentricContainerView(frame: CGRect(x: 0, y: 0, width: 280, height: 320))
    private let inner = ConcentricView(frame: CGRect(x: 8, y: 8, width: 110, height: 110))
    private let different = CardCorners(topLeft: 0, topRight: 28, bottomLeft: 14, bottomRight: 42)

    init() {
        container.corners = 28
        container.addSubview(inner)
    }

    private var settled: CardCorners {
        container.layoutIfNeeded()
        return inner.corners
    }

    @Test func theFigures() {
        inner.rule = ConcentricCorners(minimum: 8, isUniform: true)
        inner.frame.origin = CGPoint(x: 162, y: 202)
        #expect(settled == 20)
        inner.frame.origin = CGPoint(x: 85, y: 105)
        #expect(settled == 8)
        container.corners = different
        inner.rule = ConcentricCorners()
        #expect(settled == 0)
        inner.center = CGPoint(x: 217, y: 257)
        #expect(settled == CardCorners(bottomRight: 34))
        inner.rule.minimum = 8
        #expect(settled == CardCorners(topLeft: 8, topRight: 8, bottomLeft: 8, bottomRight: 34))
        inner.removeFromSuperview()
        #expect(inner.corners == 8)
    }

    /// The kit's rule is that of the views' corner configurations.
    @Test func theRuleIsTheSameAsThatOfConfigurations() {
        var random = SystemRandomNumberGenerator()
        for _ in 0..<2000 {
            func value(_ range: ClosedRange<CGFloat>) -> CGFloat { CGFloat.random(in: range, using: &random) }
            let box = CGRect(x: value(-9...9), y: value(-9...9), width: value(20...200), height: value(20...200))
            let rect = CGRect(
                x: value(-20...60), y: value(-20...60), width: value(0...150), height: value(0...150))
            let corners = CardCorners(
                topLeft: value(0...60), topRight: value(0...60), bottomLeft: value(0...60),
                bottomRight: value(0...60))
            let minimum = value(-5...20)
            for isUniform in [false, true] {
                let found = ConcentricCorners(minimum: minimum, isUniform: isUniform)
                    .corners(of: rect, in: box, corners: corners)
                let wanted = CornerPlan(.concentric(minimum: minimum), isUniform: isUniform).radii(
                    size: rect.size, box: rect,
                    in: CornerContainer(
                        box: box,
                        radii: CornerRadii(
                            topLeft: corners.topLeft, topRight: corners.topRight, bottomRight: corners.bottomRight,
                            bottomLeft: corners.bottomLeft)))
                #expect(found.topLeft == wanted.topLeft && found.topRight == wanted.topRight)
                #expect(found.bottomLeft == wanted.bottomLeft && found.bottomRight == wanted.bottomRight)
            }
        }
    }

    @Test func chainsAndWhatLiesBetween() {
        inner.frame = CGRect(x: 8, y: 8, width: 264, height: 304)
        let plain = UIView(frame: CGRect(x: 4, y: 4, width: 256, height: 296))
        let deep = ConcentricView(frame: CGRect(x: 4, y: 4, width: 248, height: 288))
        plain.addSubview(deep)
        inner.addSubview(plain)
        container.layoutIfNeeded()
        #expect(inner.corners == 20 && deep.corners == 12)
        container.corners = 40
        container.layoutIfNeeded()
        #expect(inner.corners == 32 && deep.corners == 24)
        plain.frame.origin.x = 6
        inner.setNeedsLayout()
        container.layoutIfNeeded()
        // The plain view's move: 10 from the left, 6 from the right, 8 from above and below.
        #expect(deep.corners == CardCorners(topLeft: 22, topRight: 24, bottomLeft: 22, bottomRight: 24))
    }

    @Test func changesAreTold() {
        final class Telling: ConcentricView {
            var told: [CGFloat] = []
            override func cornersDidChange() { told.append(corners.topLeft) }
        }
        let view = Telling(frame: CGRect(x: 3, y: 3, width: 80, height: 80))
        container.addSubview(view)
        container.layoutIfNeeded()
        container.setNeedsLayout()
        container.layoutIfNeeded()
        view.frame.origin.x = 7
        container.layoutIfNeeded()
        #expect(view.told == [25, 21])
        #expect(view.cornerStyle == .continuous && view.cornerContainer === container)
    }

    @Test func hostileValues() {
        for value in [CGFloat.nan, .infinity, -.infinity, -4, 1e308] {
            let rule = ConcentricCorners(minimum: value)
            let rect = CGRect(x: value, y: 0, width: 40, height: 20)
            for corners in [
                rule.corners(of: rect, in: CGRect(x: 0, y: 0, width: 90, height: value), corners: .all(value)),
                rule.corners(of: CGSize(width: 40, height: 20)),
            ] {
                #expect(corners.topLeft >= 0 && corners.topLeft <= 10)
            }
        }
    }
}
