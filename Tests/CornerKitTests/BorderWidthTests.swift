import CoreGraphics
import CornerGeometry
import Testing
import UIKit

@testable import CornerKit

@Suite struct BorderWidthTests {
    private let rect = CGRect(x: 0, y: 0, width: 120, height: 80)

    @Test func textsOfStyleSheets() throws {
        #expect(
            try CardBorderWidths(css: "1px 2px 3px 4px") == CardBorderWidths(top: 1, left: 4, bottom: 3, right: 2))
        #expect(try CardBorderWidths(css: "2px") == .all(2))
        #expect(try CardBorderWidths(css: "1px thick") == CardBorderWidths(top: 1, left: 5, bottom: 1, right: 5))
        #expect(try CardBorderWidths(css: "0 6pt 1px") == CardBorderWidths(top: 0, left: 8, bottom: 1, right: 8))
        for text in ["", "1px 2px 3px 4px 5px", "-1px", "10%", "wide", "1px, 2px", "3"] {
            #expect(throws: DesignTextError.self) { try CardBorderWidths(css: text) }
        }
    }

    /// The same inner edge as that of the house's geometry, by area, for all widths and curves that both have.
    @Test func theInnerEdgeIsTheHouses() {
        for (style, curve) in [(CornerStyle.circular, CornerCurve.circular), (.continuous, .continuous)] {
            for widths in [
                CardBorderWidths.all(4), CardBorderWidths(top: 1, left: 12, bottom: 5, right: 0),
                CardBorderWidths(top: 30, left: 2, bottom: 3, right: 40), CardBorderWidths(top: 60, bottom: 30),
            ] {
                let corners = CardCorners(topLeft: 30, topRight: 10, bottomLeft: 0, bottomRight: 40)
                let ours = CornerPath(in: rect, corners: corners, style: style).insideBorder(widths)
                let outline = CornerOutline(
                    rect: rect, radii: CornerRadii(topLeft: 30, topRight: 10, bottomRight: 40, bottomLeft: 0),
                    curve: curve)
                let below = CGMutablePath()
                outline.insideBorder(top: widths.top, left: widths.left, bottom: widths.bottom, right: widths.right)
                    .forEachSegment { segment in
                        switch segment {
                        case .move(let point): below.move(to: point)
                        case .line(let point): below.addLine(to: point)
                        case .cubic(let control1, let control2, let point):
                            below.addCurve(to: point, control1: control1, control2: control2)
                        case .close: below.closeSubpath()
                        }
                    }
                #expect(abs(PathFigures(ours).area - PathFigures(below).area) < 1e-6, "\(widths)")
            }
        }
    }

    /// A quadratic corner cuts x · y / 6 of its rectangle.
    @Test func quadraticCornersAreStretched() {
        let path = CornerPath(in: rect, corners: .all(20)).insideBorder(
            CardBorderWidths(top: 5, left: 10, bottom: 5, right: 10))
        #expect(abs(PathFigures(path).area - (100 * 70 - 4 * 10 * 15 / 6.0)) < 1e-9)
        let all = CornerPath(in: rect, corners: .all(20))
        #expect(all.border(CardBorderWidths(top: -3, left: .nan)).isEmpty)
        #expect(all.insideBorder(CardBorderWidths(top: 50, bottom: 50)).isEmpty)
        #expect(!all.border(CardBorderWidths(top: 50, bottom: 50)).isEmpty)
    }

    /// Inside the outline, as wide as each side says, over the fill.
    @MainActor @Test func cardsDrawIt() throws {
        let card = CardView(frame: rect)
        card.corners = .all(20)
        card.cornerStyle = .circular
        card.fillColor = .white
        card.borderColor = .black
        card.edgeWidths = CardBorderWidths(top: 2, left: 12, bottom: 2, right: 2)
        card.layoutIfNeeded()
        #expect(card.shapeLayer.strokeColor == nil && card.edgeLayer.superlayer === card.layer)
        let image = UIGraphicsImageRenderer(
            bounds: rect,
            format: {
                let f = UIGraphicsImageRendererFormat(); f.scale = 1; return f
            }()
        )
        .image { card.layer.render(in: $0.cgContext) }
        let cg = try #require(image.cgImage)
        let data = try #require(cg.dataProvider?.data) as Data
        func gray(_ x: Int, _ y: Int) -> Int { Int(data[data.startIndex + y * cg.bytesPerRow + x * 4]) }
        #expect(gray(11, 40) == 0 && gray(12, 40) == 255 && gray(60, 1) == 0 && gray(60, 2) == 255)
        #expect(gray(117, 40) == 255 && gray(118, 40) == 0)
        // The inner corner is 8 wide and 18 high; a round one of 8 would leave (14, 4) white, one of 18 (17, 5) black.
        #expect(gray(12, 9) == 0 && gray(14, 4) == 0 && gray(16, 8) == 255 && gray(17, 5) == 255)
        card.edgeWidths = nil
        card.layoutIfNeeded()
        #expect(card.edgeLayer.superlayer == nil && card.shapeLayer.strokeColor != nil)
    }
}
