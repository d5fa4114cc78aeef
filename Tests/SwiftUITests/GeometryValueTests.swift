import Testing

@testable import SwiftUI

@Suite struct GeometryValueTests {
    @Test func angles() {
        #expect(Angle(degrees: 180).radians == .pi && Angle.radians(.pi / 2).degrees == 90)
        #expect(Angle.degrees(Double(3) / Double(8)) * 360.0 == Angle.degrees(135))
        #expect((Angle.degrees(30) + .degrees(15) - .degrees(5)).degrees.rounded() == 40)
        #expect(-Angle.degrees(90) < .zero && Angle.degrees(90) / 2 == .degrees(45))
        var angle = Angle.degrees(10)
        angle.animatableData = .pi
        #expect(angle == .degrees(180))
    }

    @Test func edgesAndAxes() {
        #expect(Edge.allCases == [.top, .leading, .bottom, .trailing])
        #expect(Edge.Set.horizontal == [.leading, .trailing] && Edge.Set.all.rawValue == 15)
        #expect(Edge.Set(.bottom) == .bottom && Edge.Corner.Set.top.contains(.topTrailing))
        #expect("\(Axis.vertical)" == "vertical" && Axis.Set.vertical.rawValue == 2)
    }

    @Test func alignments() {
        let size = ViewDimensions(CGSize(width: 40, height: 20)) {
            $0 == HorizontalAlignment.trailing.key ? 33 : nil
        }
        #expect(size[HorizontalAlignment.center] == 20 && size[VerticalAlignment.bottom] == 20)
        #expect(size[HorizontalAlignment.trailing] == 33 && size[explicit: HorizontalAlignment.center] == nil)
        #expect(size[VerticalAlignment.firstTextBaseline] == 20)
        #expect(Alignment.topTrailing == Alignment(horizontal: .trailing, vertical: .top))
        #expect(Alignment.top != .bottom)
    }

    @Test func points() {
        #expect(UnitPoint.bottomTrailing.point(in: CGRect(x: 1, y: 2, width: 3, height: 4)) == CGPoint(x: 4, y: 6))
        #expect(UnitPoint() == .zero && UnitPoint.topLeading == .zero)
        #expect(
            ProposedViewSize(width: 5, height: nil).replacingUnspecifiedDimensions() == CGSize(width: 5, height: 10)
        )
    }
}
