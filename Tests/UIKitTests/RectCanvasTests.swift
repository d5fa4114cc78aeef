import Testing
import UIKit

@testable import QuartzCore

/// A rounded container and a rectangle in it that is dragged: its corners follow the container's all the way.
@MainActor @Suite(.serialized) struct RectCanvasTests {
    /// As a program would read the radii: in its layout.
    private final class ReportingView: UIView {
        var reports: [[CGFloat]] = []

        override func layoutSubviews() {
            super.layoutSubviews()
            reports.append(effectiveRadii(self))
        }
    }

    private let container = UIView(frame: CGRect(x: 20, y: 20, width: 280, height: 320))
    private let inner = ReportingView(frame: CGRect(x: 8, y: 8, width: 110, height: 110))

    init() {
        container.addSubview(inner)
    }

    private func usesDifferentCorners(_ isDifferent: Bool, minimum: CGFloat) {
        container.cornerConfiguration =
            isDifferent
            ? .corners(
                topLeftRadius: .fixed(0), topRightRadius: .fixed(28), bottomLeftRadius: .fixed(14),
                bottomRightRadius: .fixed(42)) : .uniformCorners(radius: .fixed(28))
        let adaptive = UICornerRadius.containerConcentric(minimum: minimum)
        inner.cornerConfiguration = isDifferent ? .corners(radius: adaptive) : .uniformCorners(radius: adaptive)
        container.layoutIfNeeded()
    }

    /// From the top left to the bottom right, 8 points from the edges at both ends.
    private func drag(to phase: CGFloat) {
        inner.frame.origin = CGPoint(x: 8 + 154 * phase, y: 8 + 194 * phase)
        container.layoutIfNeeded()
    }

    @Test func uniformCornersOnTheWay() {
        usesDifferentCorners(false, minimum: 8)
        // The nearest corner counts: at 0 the top left, at 1 the bottom right; the larger gap is the vertical one.
        for (phase, radius) in [(0, 20), (0.05, 10.3), (0.06, 8.36), (0.25, 8), (0.5, 8), (0.95, 10.3), (1, 20)] {
            drag(to: CGFloat(phase))
            let found = inner.reports.last ?? []
            #expect(found.count == 4 && found.allSatisfy { abs($0 - CGFloat(radius)) < 1e-9 }, "\(phase): \(found)")
        }
        #expect(inner.effectiveRadius(corner: .allCorners) == 20)
    }

    @Test func differentCornersOnTheWay() {
        usesDifferentCorners(true, minimum: 0)
        for (phase, radius) in [(0, 0), (0.5, 0), (0.82, 0), (0.9, 14.6), (0.95, 24.3), (1, 34)] {
            drag(to: CGFloat(phase))
            let found = inner.reports.last ?? []
            #expect(found.count == 4 && found.dropLast().allSatisfy { $0 == 0 })
            #expect(abs((found.last ?? -1) - CGFloat(radius)) < 1e-9, "\(phase): \(found)")
        }
        usesDifferentCorners(true, minimum: 8)
        #expect(inner.reports.last == [8, 8, 8, 34])
        // Back to one radius: nothing of the four stays behind.
        usesDifferentCorners(false, minimum: 8)
        #expect(inner.reports.last == [20, 20, 20, 20])
    }

    /// A layout for each step that changes a radius, and for no other.
    @Test func layoutRunsWhereARadiusChanges() {
        usesDifferentCorners(false, minimum: 8)
        drag(to: 0.3)
        let before = inner.reports.count
        for step in 31...60 { drag(to: CGFloat(step) / 100) }
        #expect(inner.reports.count == before)
        drag(to: 0.95)
        #expect(inner.reports.count == before + 1)
    }

    /// A place that is not a round number does not change the size, whose change would ask for a layout.
    @Test func movingTheOriginKeepsTheSize() {
        usesDifferentCorners(false, minimum: 8)
        for step in 0..<1000 {
            drag(to: CGFloat(step) / 997)
            #expect(inner.bounds == CGRect(x: 0, y: 0, width: 110, height: 110))
            #expect(inner.frame.size == CGSize(width: 110, height: 110))
        }
    }

    /// Back in the uniform mode the layers are as if they had never been in the other.
    @Test func theIndependentModeLeavesNoTrace() throws {
        usesDifferentCorners(false, minimum: 8)
        drag(to: 1)
        container.backgroundColor = .green
        inner.backgroundColor = .black
        func pixels() throws -> [UInt8] {
            let size = CGSize(width: 320, height: 360)
            let image = UIGraphicsImageRenderer(size: size).image { container.layer.render(in: $0.cgContext) }
            let data = try #require(image.cgImage?.dataProvider?.data)
            return [UInt8](data as Data)
        }
        let before = try pixels()
        usesDifferentCorners(true, minimum: 0)
        #expect(try pixels() != before)
        usesDifferentCorners(false, minimum: 8)
        #expect(try pixels() == before)
        for view in [container, inner] {
            #expect(
                view.layer.mask == nil && view.layer.cornerRadius == 0 && view.layer.maskedCorners.rawValue == 15)
            #expect(view.layer.sublayers?.contains { $0 is CAShapeLayer } != true)
        }
        #expect(effectiveRadii(container) == [28, 28, 28, 28] && effectiveRadii(inner) == [20, 20, 20, 20])
        // And without any configuration the corners are the layer's own again.
        container.cornerConfiguration = .corners()
        inner.cornerConfiguration = .corners()
        #expect(container.layer.resolvedRadii == nil && inner.layer.resolvedRadii == nil)
        #expect(effectiveRadii(container) == [0, 0, 0, 0] && container.layer.outline.isRectangle)
    }
}
