import SwiftUI
import Testing

/// Shapes that follow the container which is current.
@Suite struct ConcentricRectangleTests {
    private let frame = CGRect(x: 0, y: 0, width: 280, height: 320)
    private let inner = CGRect(x: 162, y: 202, width: 110, height: 110)
    private let uneven = UnevenRoundedRectangle(
        topLeadingRadius: 0, bottomLeadingRadius: 14, bottomTrailingRadius: 42, topTrailingRadius: 28)

    private func path(
        _ shape: some Shape, in container: (any InsettableShape)?, _ rect: CGRect? = nil
    ) -> Path {
        ContainerShape.$current.withValue(container.map { ContainerShape($0, frame: frame) }) {
            shape.path(in: rect ?? inner)
        }
    }

    private func corners(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> Path {
        UnevenRoundedRectangle(
            topLeadingRadius: a, bottomLeadingRadius: c, bottomTrailingRadius: d, topTrailingRadius: b
        ).path(in: inner)
    }

    @Test func theFigures() {
        let round = RoundedRectangle(cornerRadius: 28)
        #expect(
            path(ConcentricRectangle(corners: .concentric(minimum: 8), isUniform: true), in: round)
                == corners(20, 20, 20, 20))
        #expect(path(ConcentricRectangle(), in: uneven) == corners(0, 0, 0, 34))
        #expect(path(ConcentricRectangle(corners: .concentric(minimum: 8)), in: uneven) == corners(8, 8, 8, 34))
        #expect(
            path(ConcentricRectangle(), in: uneven, CGRect(x: 8, y: 8, width: 110, height: 110))
                == Path(CGRect(x: 8, y: 8, width: 110, height: 110)))
    }

    @Test func cornersOfTheirOwnAndGroups() {
        #expect(
            path(
                ConcentricRectangle(
                    topLeadingCorner: .concentric(minimum: 12), topTrailingCorner: .fixed(24),
                    bottomLeadingCorner: 3),
                in: uneven) == corners(12, 24, 3, 34))
        #expect(
            path(ConcentricRectangle(uniformTopCorners: .fixed(24), uniformBottomCorners: .concentric), in: uneven)
                == corners(24, 24, 34, 34))
        #expect(path(ConcentricRectangle(uniformTrailingCorners: .concentric), in: uneven) == corners(0, 34, 0, 34))
        #expect(
            path(ConcentricRectangle(uniformLeadingCorners: 5, topTrailingCorner: 6), in: uneven)
                == corners(5, 6, 5, 34))
    }

    @Test func containersOfAllKinds() {
        // The capsule's corners of 140 are 8 away.
        #expect(path(ConcentricRectangle(), in: Capsule()) == corners(0, 0, 0, 55))
        #expect(path(ConcentricRectangle(), in: Circle()) == corners(0, 0, 0, 55))
        #expect(path(ConcentricRectangle(), in: Rectangle()) == Path(inner))
        #expect(path(ConcentricRectangle(), in: nil) == Path(inner))
        #expect(path(ConcentricRectangle(corners: .concentric(minimum: 4)), in: nil) == corners(4, 4, 4, 4))
        // One that is no rounded rectangle is made smaller.
        let oval = path(ConcentricRectangle(), in: Ellipse())
        #expect(oval == Path(ellipseIn: inner) && oval == path(ContainerRelativeShape(), in: Ellipse()))
    }

    @Test func containerRelativeShapesAreTheContainerMadeSmaller() {
        let round = RoundedRectangle(cornerRadius: 28)
        #expect(path(ContainerRelativeShape(), in: round) == RoundedRectangle(cornerRadius: 20).path(in: inner))
        #expect(path(ContainerRelativeShape(), in: nil) == Path(inner))
        #expect(
            path(ContainerRelativeShape().inset(by: 2), in: round)
                == RoundedRectangle(cornerRadius: 18).path(in: inner.insetBy(dx: 2, dy: 2)))
    }

    @Test func whatShapesSayOfTheirCorners() {
        #expect(Capsule().corners(in: nil) == .fixed(.infinity))
        #expect(Capsule().corners(in: CGSize(width: 100, height: 40)) == .fixed(20))
        #expect(Rectangle().corners(in: nil) == .fixed(0))
        #expect(uneven.corners(in: nil)?[.bottomTrailing] == .fixed(42))
        #expect(RoundedRectangle(cornerRadius: 9).corners(in: nil)?.topLeading == 9)
        #expect(Edge.Corner.Style.concentric(minimum: .fixed(4)) == .concentric(minimum: 4))
        #expect(Edge.Corner.Style.concentric(minimum: nil) == .concentric)
    }
}
