import CornerKit
import SwiftUI
import Testing

struct BadgeTests {
    /// The numbers of the well-known badge, in a square of 100 points.
    @Test func theHexagonHasTheBadgesPoints() {
        var points: [CGPoint] = []
        HexagonShape().path(in: CGRect(x: 0, y: 0, width: 100, height: 160)).forEach { element in
            switch element {
            case .move(let point), .line(let point): points.append(point)
            case .quadCurve(let point, let control): points += [control, point]
            default: break
            }
        }
        func x(_ fraction: CGFloat) -> CGFloat { 8.4 + 83.2 * fraction }
        let expected = [
            CGPoint(x: x(0.95), y: 28.5), CGPoint(x: x(0.6), y: 5), CGPoint(x: x(0.5), y: 0),
            CGPoint(x: x(0.4), y: 5),
            CGPoint(x: x(0.05), y: 28.5), CGPoint(x: x(0), y: 33.5), CGPoint(x: x(0), y: 38.5),
        ]
        #expect(points.count == 19)
        for (point, wanted) in zip(points, expected) {
            #expect(abs(point.x - wanted.x) < 1e-9 && abs(point.y - wanted.y) < 1e-9)
        }
    }

    @Test func theSymbolFitsItsBox() {
        let box = BadgeSymbol().path(in: CGRect(x: 5, y: 7, width: 100, height: 120)).boundingRect
        #expect(abs(box.minX - 8) < 1e-9 && abs(box.maxX - 102) < 1e-9)
        #expect(abs(box.minY - 10) < 1e-9 && abs(box.maxY - 79) < 1e-9)
    }

    @Test func aCardsShapeIsTheCardsOutline() {
        let corners = CardCorners(topLeft: 30, topRight: 10, bottomLeft: 10, bottomRight: 20)
        let rect = CGRect(x: 0, y: 0, width: 90, height: 70)
        let shape = CardShape(corners: corners)
        #expect(shape.path(in: rect).cgPath == CornerPath(in: rect, corners: corners).cgPath)
        #expect(shape.inset(by: 4).path(in: rect).boundingRect == CGRect(x: 4, y: 4, width: 82, height: 62))
        #expect(shape.inset(by: 40).path(in: rect).isEmpty)
    }
}
