import CornerKit
import QuartzCore
import Testing
import UIKit

/// What shadows of design tools become.
@MainActor @Suite struct DesignShadowTests {
    private let outline = CornerPath(
        in: CGRect(x: 20, y: 20, width: 60, height: 60), corners: CardCorners(topLeft: 20, topRight: 2),
        style: .circular)

    @Test func spreadGrowsTheShape() {
        let grown = DesignShadow(spread: 4).caster(of: outline)
        #expect(grown.rect == CGRect(x: 16, y: 16, width: 68, height: 68))
        // 2 is half of the spread: 2 + 4 (1 - 1/8). A square corner stays one.
        #expect(grown.corners == CardCorners(topLeft: 24, topRight: 5.5))
        let shrunk = DesignShadow(spread: -4).caster(of: outline)
        #expect(shrunk.rect == CGRect(x: 24, y: 24, width: 52, height: 52))
        #expect(shrunk.corners == CardCorners(topLeft: 16, topRight: 0))
        let hole = DesignShadow(spread: 4, isInset: true).caster(of: outline)
        #expect(hole == shrunk)
        #expect(DesignShadow(spread: .nan).caster(of: outline) == outline)
        #expect(DesignShadow(spread: -40).caster(of: outline).isEmpty)
    }

    @Test func aLayerTakesIt() {
        let layer = CALayer()
        let shadow = DesignShadow(x: 1, y: 2, blur: 10, spread: 3, color: UIColor(white: 0, alpha: 0.5))
        shadow.apply(to: layer, outline: outline)
        #expect(layer.shadowRadius == 5 && layer.shadowOffset == CGSize(width: 1, height: 2))
        #expect(layer.shadowOpacity == 1 && layer.shadowColor?.alpha == 0.5)
        #expect(layer.shadowPath == shadow.caster(of: outline).cgPath)
        DesignShadow(isInset: true).apply(to: layer, outline: outline)
        #expect(layer.shadowOpacity == 0)
        let card = CardView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
        card.shadow = CardShadow(shadow)
        card.layoutIfNeeded()
        #expect(card.layer.shadowPath?.boundingBox == CGRect(x: -3, y: -3, width: 66, height: 66))
        #expect(CardShadow(DesignShadow(isInset: true)).opacity == 0)
    }

    private func alpha(_ layer: CALayer) throws -> (Int, Int) -> Int {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        format.opaque = false
        let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100), format: format).image {
            let root = CALayer()
            root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            root.addSublayer(layer)
            root.render(in: $0.cgContext)
        }
        let picture = try #require(image.cgImage)
        let data = try #require(picture.dataProvider?.data as Data?)
        return { x, y in Int(data[y * picture.bytesPerRow + x * 4 + 3]) }
    }

    @Test func anInnerShadowFallsInsideAlone() throws {
        let round = CornerPath(in: CGRect(x: 20, y: 20, width: 60, height: 60), corners: 20, style: .continuous)
        let black = UIColor(white: 0, alpha: 1)
        let sharp = try alpha(DesignShadow(x: 6, y: 0, blur: 0, color: black, isInset: true).innerLayer(for: round))
        // A band of 6 at the left edge; nothing on the right, nothing outside.
        #expect(sharp(22, 50) == 255 && sharp(25, 50) == 255 && sharp(27, 50) == 0 && sharp(78, 50) == 0)
        #expect(sharp(18, 50) == 0 && sharp(21, 21) == 0)
        let soft = try alpha(
            DesignShadow(y: 0, blur: 8, spread: 3, color: black, isInset: true).innerLayer(for: round))
        // Half of the shadow at the hole's edge, 3 points in; the same on all sides.
        #expect(abs(soft(22, 50) - 128) < 40 && soft(50, 50) == 0 && soft(19, 50) == 0)
        for distance in 0..<12 {
            #expect(abs(soft(20 + distance, 50) - soft(79 - distance, 50)) <= 1)
            #expect(abs(soft(20 + distance, 50) - soft(50, 20 + distance)) <= 1)
            #expect(soft(21 + distance, 50) <= soft(20 + distance, 50))
        }
        // The whole is shadow where no hole is left.
        let full = try alpha(DesignShadow(blur: 0, spread: 50, color: black, isInset: true).innerLayer(for: round))
        #expect(full(50, 50) == 255 && full(18, 50) == 0)
    }
}
