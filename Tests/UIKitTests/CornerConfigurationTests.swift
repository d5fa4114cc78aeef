import Testing
import UIKit

@testable import QuartzCore

/// Top left, top right, bottom left, bottom right.
@MainActor func effectiveRadii(_ view: UIView) -> [CGFloat] {
    [UIRectCorner.topLeft, .topRight, .bottomLeft, .bottomRight].map { view.effectiveRadius(corner: $0) }
}

@MainActor @Suite struct CornerConfigurationTests {
    private func view(
        _ width: CGFloat, _ height: CGFloat, _ configuration: UICornerConfiguration
    ) -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
        view.cornerConfiguration = configuration
        return view
    }

    @Test func theTenConfigurations() {
        let (a, b, c): (UICornerRadius, UICornerRadius, UICornerRadius) = (4, 7.5, .fixed(9))
        let all: [(UICornerConfiguration, [CGFloat])] = [
            (.corners(radius: a), [4, 4, 4, 4]),
            (.corners(topLeftRadius: a, bottomRightRadius: c), [4, 0, 0, 9]),
            (.corners(topRightRadius: b, bottomLeftRadius: c), [0, 7.5, 9, 0]),
            (.uniformCorners(radius: b), [7.5, 7.5, 7.5, 7.5]),
            (.uniformEdges(leftRadius: a, rightRadius: c), [4, 9, 4, 9]),
            (.uniformEdges(topRadius: a, bottomRadius: c), [4, 4, 9, 9]),
            (.uniformTopRadius(a, bottomLeftRadius: b, bottomRightRadius: c), [4, 4, 7.5, 9]),
            (.uniformTopRadius(a), [4, 4, 0, 0]),
            (.uniformBottomRadius(a, topLeftRadius: b, topRightRadius: c), [7.5, 9, 4, 4]),
            (.uniformLeftRadius(a, topRightRadius: b, bottomRightRadius: c), [4, 7.5, 4, 9]),
            (.uniformRightRadius(a, topLeftRadius: b, bottomLeftRadius: c), [7.5, 4, 9, 4]),
            (.capsule(), [20, 20, 20, 20]),
            (.capsule(maximumRadius: 10), [10, 10, 10, 10]),
        ]
        for (configuration, radii) in all {
            #expect(effectiveRadii(view(100, 40, configuration)) == radii, "\(configuration)")
        }
    }

    @Test func descriptions() {
        func text(_ corners: String...) -> String {
            "UICornerConfiguration(topLeftRadius: \(corners[0]), topRightRadius: \(corners[1]), "
                + "bottomLeftRadius: \(corners[2]), bottomRightRadius: \(corners[3]))"
        }
        let eight = ".fixed(radius: 8.0)"
        #expect("\(UICornerConfiguration.uniformCorners(radius: 8))" == text(eight, eight, eight, eight))
        let none = ".unspecified"
        #expect(UIView().cornerConfiguration.description == text(none, none, none, none))
        #expect("\(UICornerConfiguration.uniformTopRadius(.fixed(8)))" == text(eight, eight, none, none))
        let capsule = ".capsule"
        #expect("\(UICornerConfiguration.capsule())" == text(capsule, capsule, capsule, capsule))
        let ten = ".fixed(radius: 10.0)"
        #expect("\(UICornerConfiguration.capsule(maximumRadius: 10))" == text(ten, ten, ten, ten))
        let concentric = ".containerConcentric(minimumRadius: 8.0)"
        #expect(
            "\(UICornerConfiguration.corners(topRightRadius: .containerConcentric(minimum: 8)))"
                == text(none, concentric, none, none))
    }

    @Test func equality() {
        #expect(UICornerRadius.fixed(8) == 8 && UICornerRadius.fixed(8) == 8.0)
        #expect(UICornerRadius.containerConcentric() != .containerConcentric(minimum: 0))
        #expect(UICornerConfiguration.corners(radius: 8) != .uniformCorners(radius: 8))
        #expect(UICornerConfiguration.corners(topLeftRadius: 8) == .corners(topLeftRadius: .fixed(8)))
        #expect(UIView().cornerConfiguration == .corners())
        #expect(Set([UICornerConfiguration.capsule(), .capsule(), .capsule(maximumRadius: 3)]).count == 2)
        let view = view(100, 40, .capsule(maximumRadius: 3))
        #expect(view.cornerConfiguration == .capsule(maximumRadius: 3))
    }

    @Test func severalCornersGiveTheLargest() {
        let view = view(
            120, 80,
            .corners(topLeftRadius: 10, topRightRadius: 0, bottomLeftRadius: 20, bottomRightRadius: 30))
        #expect(view.effectiveRadius(corner: .allCorners) == 30)
        #expect(view.effectiveRadius(corner: [.topLeft, .bottomLeft]) == 20)
        #expect(view.effectiveRadius(corner: []) == 0)
    }

    @Test func sizesLimitAndCapsulesFollow() {
        #expect(effectiveRadii(view(100, 40, .uniformCorners(radius: .fixed(40)))) == [20, 20, 20, 20])
        let capsule = view(100, 40, .capsule())
        capsule.frame.size = CGSize(width: 200, height: 60)
        #expect(capsule.effectiveRadius(corner: .allCorners) == 30)
        capsule.bounds.size.width = 20
        #expect(capsule.effectiveRadius(corner: .allCorners) == 10)
        // By the layer alone, and by name.
        capsule.layer.bounds.size = CGSize(width: 8, height: 100)
        #expect(capsule.effectiveRadius(corner: .allCorners) == 4)
        capsule.layer.setValue(6, forKeyPath: "bounds.size.width")
        #expect(capsule.effectiveRadius(corner: .allCorners) == 3)
    }

    /// As measured on a device: the layer's own radius stays what it is, and the configuration is drawn.
    @Test func theConfigurationIsDrawnWhateverTheLayersRadius() {
        let view = view(100, 40, .uniformCorners(radius: 8))
        #expect(view.layer.cornerRadius == 0 && view.layer.maskedCorners.rawValue == 15)
        #expect(view.layer.cornerCurve == .continuous)
        view.layer.cornerRadius = 15
        #expect(view.layer.cornerRadius == 15 && view.effectiveRadius(corner: .topLeft) == 8)
        #expect(view.layer.outline.radii.topLeft == 8)
        view.layer.maskedCorners = []
        #expect(view.layer.outline.radii.topLeft == 8)
        // Without corners of its own the view has its layer's again.
        view.layer.maskedCorners = [.layerMinXMinYCorner]
        view.cornerConfiguration = .corners()
        #expect(view.layer.outline.radii.topLeft == 15 && view.layer.outline.radii.topRight == 0)
        #expect(view.effectiveRadius(corner: .allCorners) == 0)
    }

    @Test func touchesFollowTheCorners() {
        let view = view(100, 100, .corners(topLeftRadius: 40))
        #expect(!view.point(inside: CGPoint(x: 3, y: 3), with: nil))
        #expect(view.point(inside: CGPoint(x: 20, y: 20), with: nil))
        #expect(view.point(inside: CGPoint(x: 97, y: 3), with: nil))
        #expect(view.hitTest(CGPoint(x: 3, y: 3), with: nil) == nil)
        view.cornerConfiguration = .corners()
        #expect(view.hitTest(CGPoint(x: 3, y: 3), with: nil) === view)
    }

    @Test func hostileRadiiAreHandled() {
        for radius in [Double.nan, .infinity, -.infinity, -3, 1e308] {
            let view = view(100, 40, .corners(radius: .fixed(radius)))
            #expect(view.effectiveRadius(corner: .allCorners) == (radius > 0 ? 20 : 0))
            view.cornerConfiguration = .corners(radius: .containerConcentric(minimum: CGFloat(radius)))
            #expect(view.effectiveRadius(corner: .allCorners) == (radius > 0 ? 20 : 0))
            view.cornerConfiguration = .capsule(maximumRadius: radius)
            #expect(view.effectiveRadius(corner: .allCorners) == (radius > 0 ? 20 : 0))
            _ = view.layer.commit()
        }
    }
}
