import CornerKit
import Foundation
import Testing

@Suite struct CardCornersTests {
    @Test func namedCorners() {
        #expect(CardCorners.top(5) == CardCorners(topLeft: 5, topRight: 5, bottomLeft: 0, bottomRight: 0))
        #expect(CardCorners.bottom(5) == CardCorners(topLeft: 0, topRight: 0, bottomLeft: 5, bottomRight: 5))
        #expect(CardCorners.left(5) == CardCorners(topLeft: 5, topRight: 0, bottomLeft: 5, bottomRight: 0))
        #expect(CardCorners.right(5) == CardCorners(topLeft: 0, topRight: 5, bottomLeft: 0, bottomRight: 5))
        #expect(CardCorners.all(5) == CardCorners(topLeft: 5, topRight: 5, bottomLeft: 5, bottomRight: 5))
        #expect(CardCorners.zero == .all(0))
        let (whole, broken): (CardCorners, CardCorners) = (20, 2.5)
        #expect(whole == .all(20))
        #expect(broken == .all(2.5))
    }

    @Test func radiiThatFitStay() {
        let corners = CardCorners(topLeft: 30, topRight: 10, bottomLeft: 10, bottomRight: 150)
        #expect(corners.limited(to: CGSize(width: 300, height: 300)) == corners)
        #expect(CardCorners.all(20).limited(to: CGSize(width: 100, height: 40)) == .all(20))
    }

    @Test func neighboursShareTheirEdge() {
        // Half of the shorter side each.
        #expect(CardCorners.all(1000).limited(to: CGSize(width: 100, height: 40)) == .all(20))
        // Beside square corners, the whole of the shorter side.
        #expect(CardCorners(topLeft: 1000).limited(to: CGSize(width: 100, height: 40)) == CardCorners(topLeft: 40))
        // A small corner keeps its radius and leaves the rest of the edge.
        let uneven = CardCorners(topLeft: 12, bottomLeft: 9).limited(to: CGSize(width: 200, height: 20))
        #expect(uneven == CardCorners(topLeft: 11, bottomLeft: 9 + 0))
        #expect(
            CardCorners(topLeft: 45, topRight: 45, bottomLeft: 45).limited(to: CGSize(width: 200, height: 20))
                == CardCorners(topLeft: 10, topRight: 20, bottomLeft: 10))
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -5, -.greatestFiniteMagnitude])
    func whatIsNoRadiusCountsAsNone(value: CGFloat) {
        #expect(CardCorners.all(value).limited(to: CGSize(width: 100, height: 40)) == .zero)
        let mixed = CardCorners(topLeft: value, topRight: 8, bottomLeft: value, bottomRight: 7)
        #expect(mixed.limited(to: CGSize(width: 100, height: 40)) == CardCorners(topRight: 8, bottomRight: 7))
        #expect(CardCorners.all(5).limited(to: CGSize(width: value < -1e9 ? .nan : value, height: 40)).topLeft <= 5)
    }

    @Test func noSizeLeavesNoRadius() {
        #expect(CardCorners.all(5).limited(to: .zero) == .zero)
        #expect(CardCorners.all(5).limited(to: CGSize(width: CGFloat.nan, height: 40)) == .zero)
        #expect(CardCorners.all(.greatestFiniteMagnitude).limited(to: CGSize(width: 8, height: 6)) == .all(3))
    }
}
