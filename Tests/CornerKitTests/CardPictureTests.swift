import CornerKit
import Testing
import UIKit

/// What is drawn of a card, pixel by pixel, one to a point.
@MainActor @Suite struct CardPictureTests {
    /// The bytes of a 60 × 60 pixel picture of a card on a clear page: red, green, blue, alpha.
    struct Picture {
        let bytes: [UInt8]

        @MainActor init(of card: CardView) throws {
            let page = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
            page.addSubview(card)
            page.layoutIfNeeded()
            let context = try #require(
                CGContext(
                    data: nil, width: 60, height: 60, bitsPerComponent: 8, bytesPerRow: 240,
                    space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
            // A bitmap's y grows upwards; a view's downwards.
            context.translateBy(x: 0, y: 60)
            context.scaleBy(x: 1, y: -1)
            page.layer.render(in: context)
            bytes = Array(try #require(context.makeImage()?.dataProvider?.data) as Data)
        }

        subscript(x: Int, y: Int) -> [UInt8] {
            let place = (y * 60 + x) * 4
            return Array(bytes[place..<place + 4])
        }

        /// Of all pixels, in whole pixels.
        var coverage: Double { stride(from: 3, to: bytes.count, by: 4).reduce(0) { $0 + Double(bytes[$1]) / 255 } }
    }

    let card: CardView = {
        let card = CardView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
        card.fillColor = .red
        return card
    }()

    @Test func fillIsTheOutlinesArea() throws {
        card.corners = CardCorners(topLeft: 20, bottomRight: 10)
        let picture = try Picture(of: card)
        // Less by what a bitmap context's chords leave out.
        #expect(abs(picture.coverage - (1600 - 500 / 6.0)) < 1.2)
        #expect(picture[30, 30] == [255, 0, 0, 255])
        #expect(picture[11, 11] == [0, 0, 0, 0])
        #expect(picture[49, 10] == [255, 0, 0, 255])
    }

    @Test func nothingStaysOfAnOldSize() throws {
        card.corners = 12
        card.shadow = CardShadow(color: .blue, opacity: 1, radius: 2, offset: .zero)
        card.borderColor = .green
        _ = try Picture(of: card)
        card.frame = CGRect(x: 10, y: 10, width: 16, height: 16)
        let resized = try Picture(of: card)
        let fresh = CardView(frame: card.frame)
        fresh.fillColor = .red
        fresh.corners = 12
        fresh.shadow = card.shadow
        fresh.borderColor = .green
        #expect(resized.bytes == (try Picture(of: fresh)).bytes)
        #expect(resized[45, 45] == [0, 0, 0, 0])
    }

    /// The drawn part begins at the end of the top left corner and runs clockwise.
    @Test func progressOfTheBorder() throws {
        card.fillColor = nil
        card.borderColor = .green
        card.borderWidth = 4
        // Half of a square's outline: the top and the right side.
        card.strokeProgress = 0.5
        let picture = try Picture(of: card)
        #expect(picture[30, 10] == [0, 255, 0, 255])
        #expect(picture[30, 8] == [0, 255, 0, 255])
        #expect(picture[49, 30] == [0, 255, 0, 255])
        #expect(picture[30, 49] == [0, 0, 0, 0])
        #expect(picture[10, 30] == [0, 0, 0, 0])
        #expect(picture[30, 30] == [0, 0, 0, 0])
    }

    /// An outline casts the shadow of its area, fill or none; content casts that of what is drawn.
    @Test func castersOfTheShadow() throws {
        card.fillColor = nil
        card.borderColor = .green
        card.borderWidth = 2
        card.shadow = CardShadow(color: .blue, opacity: 1, radius: 2, offset: .zero)
        let whole = try Picture(of: card)
        #expect(whole[30, 30] == [0, 0, 255, 255])
        card.shadow.caster = .content
        let drawn = try Picture(of: card)
        #expect(drawn[30, 30] == [0, 0, 0, 0])
        // A line of 2 pixels, 3.5 pixels away, under a Gaussian of sigma 2: 0.0934 of it.
        #expect(abs(Int(drawn[30, 13][2]) - 24) <= 2)
    }
}
