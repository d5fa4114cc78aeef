import Testing
import UIKit

@Suite struct RoundedRectangleTests {
    @Test(arguments: RoundedRectangleListings.all)
    func elementsAreUIKits(listing: RoundedRectangleListings.Listing) {
        let path = UIBezierPath(
            roundedRect: CGRect(origin: .zero, size: listing.size), cornerRadius: listing.radius)
        #expect(PathElements(path.cgPath).distance(to: PathElements(listing.elements)) < 2e-6)
    }

    @Test func theListingOfAPanel() {
        let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 60, height: 30), cornerRadius: 8)
        let elements = PathElements(path.cgPath)
        #expect(elements.letters == "mlclcclclcclclcclclccl")
        let begin = PathElements(
            """
            m 12.22932 0 l 47.77068 0 c 51.292056339 0 53.052744447 0 54.948049657 0.599291103 l 54.948049657 0.599291103
            c 57.017409387 1.352476448 58.647523552 2.982590613 59.400708897 5.051950343
            c 60 6.947255553 60 8.707943661 60 12.229319878
            """)
        #expect(zip(elements.numbers, begin.numbers).allSatisfy { abs($0 - $1) < 1e-8 })
    }

    @Test func aSquareOfTwiceTheRadiusIsACircle() {
        let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 40, height: 40), cornerRadius: 20)
        #expect(path.bounds == CGRect(x: 0, y: 0, width: 40, height: 40))
        var worst = 0.0
        for step in 0..<360 {
            let angle = Double(step) * .pi / 180
            let (x, y) = (cos(angle), sin(angle))
            if !path.contains(CGPoint(x: 20 + 19.95 * x, y: 20 + 19.95 * y)) { worst = 1 }
            if path.contains(CGPoint(x: 20 + 20.05 * x, y: 20 + 20.05 * y)) { worst = 1 }
        }
        #expect(worst == 0)
    }

    @Test func positionIsKept() {
        let size = CGSize(width: 160, height: 100)
        for radius: CGFloat in [10, 42, 64] {
            let here = UIBezierPath(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: radius)
            let there = UIBezierPath(
                roundedRect: CGRect(origin: CGPoint(x: 7, y: -3), size: size), cornerRadius: radius)
            here.apply(CGAffineTransform(translationX: 7, y: -3))
            #expect(PathElements(here.cgPath).distance(to: PathElements(there.cgPath)) < 1e-9)
        }
    }

    @Test func noRadiusGivesAnOpenRectangle() {
        let rect = CGRect(x: 0, y: 0, width: 160, height: 100)
        let expected = PathElements("m 0 0 l 160 0 l 160 100 l 0 100 l 0 0 l 0 0")
        let plain = UIBezierPath(roundedRect: rect, cornerRadius: 0)
        #expect(PathElements(plain.cgPath).distance(to: expected) == 0)
        let none = UIBezierPath(
            roundedRect: rect, byRoundingCorners: [], cornerRadii: CGSize(width: 20, height: 20))
        #expect(PathElements(none.cgPath).distance(to: expected) == 0)
    }

    @Test func cornersThatAreNotRoundedArePoints() {
        let path = UIBezierPath(
            roundedRect: CGRect(x: 0, y: 0, width: 160, height: 100), byRoundingCorners: [.topLeft],
            cornerRadii: CGSize(width: 20, height: 20))
        let expected = PathElements(
            """
            m 30.5733 0 l 160 0 l 160 100 l 0 100 l 0 30.5733
            c 0 21.769859152 0 17.368138881 1.498227757 12.629875857 l 1.498227757 12.629875857
            c 3.381191121 7.456476533 7.456476533 3.381191121 12.629875857 1.498227757
            c 17.368138881 0 21.769859152 0 30.573299695 0 l 30.5733 0
            """)
        #expect(PathElements(path.cgPath).distance(to: expected) < 1e-8)
        let right = UIBezierPath(
            roundedRect: CGRect(x: 0, y: 0, width: 160, height: 100), byRoundingCorners: [.topRight],
            cornerRadii: CGSize(width: 20, height: 20))
        #expect(PathElements(right.cgPath).letters == "mlclccllll")
        #expect(Array(PathElements(right.cgPath).numbers.prefix(4)) == [0, 0, 129.4267, 0])
    }

    @Test func allCornersAndTheRadiusOfTheWidth() {
        let rect = CGRect(x: 0, y: 0, width: 160, height: 100)
        let all = UIBezierPath(
            roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: 10, height: 15))
        let four = UIBezierPath(
            roundedRect: rect, byRoundingCorners: [.topLeft, .topRight, .bottomLeft, .bottomRight],
            cornerRadii: CGSize(width: 10, height: 0))
        let plain = UIBezierPath(roundedRect: rect, cornerRadius: 10)
        #expect(all == plain)
        #expect(four == plain)
    }

    @Test func someCornersWithoutRoomAreCircular() {
        let path = UIBezierPath(
            roundedRect: CGRect(x: 0, y: 0, width: 60, height: 30),
            byRoundingCorners: [.topLeft, .topRight, .bottomRight], cornerRadii: CGSize(width: 12, height: 12))
        let expected = PathElements(
            """
            m 12 0 l 48 0 c 54.627416998 0 60 5.372583002 60 12 l 60 18 c 60 24.627416998 54.627416998 30 48 30
            l 0 30 l 0 12 c 0 5.372583002 5.372583002 0 12 0 l 12 0
            """)
        #expect(PathElements(path.cgPath).distance(to: expected) < 1e-8)
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300, -1e300, .leastNonzeroMagnitude, -0.0])
    func absurdRadiiGiveSomethingFinite(radius: CGFloat) {
        for rect in [CGRect(x: 0, y: 0, width: 40, height: 20), CGRect(x: 1, y: 1, width: 0, height: 5), .zero] {
            for corners: UIRectCorner in [.allCorners, .topLeft, []] {
                let path = UIBezierPath(
                    roundedRect: rect, byRoundingCorners: corners,
                    cornerRadii: CGSize(width: radius, height: radius))
                #expect(PathElements(path.cgPath).numbers.allSatisfy { $0.isFinite })
            }
        }
    }

    @Test func absurdRectanglesGiveNothing() {
        for rect in [
            CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1),
            CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1), .null,
            .infinite,
        ] {
            #expect(UIBezierPath(roundedRect: rect, cornerRadius: 4).bounds.width.isFinite)
            #expect(UIBezierPath(ovalIn: rect).bounds.width.isFinite)
            #expect(UIBezierPath(rect: rect).bounds.width.isFinite)
        }
    }
}
