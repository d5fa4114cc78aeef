import CoreGraphics
import CoreText
import QuartzCore
import Testing

@testable import Raster

struct TextLayerTests {
    private func layer(_ text: Any) -> CATextLayer {
        let layer = CATextLayer()
        layer.string = text
        layer.font = CTFontCreateWithName("JetBrainsMono-Regular", 0, nil)
        layer.fontSize = 10
        layer.foregroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        layer.frame = CGRect(x: 0, y: 0, width: 60, height: 40)
        return layer
    }

    private func alphas(_ layer: CATextLayer) throws -> [[Int]] {
        layer.display()
        let contents = try #require(layer.contents)
        let image = try #require(contents as? CGImage)
        return (0..<image.height).map { y in image.bitmap.withRow(y) { $0.map { Int($0 >> 24) } } }
    }

    private func rows(_ alphas: [[Int]]) -> [Int] { alphas.indices.filter { alphas[$0].contains { $0 > 0 } } }
    private func columns(_ alphas: [[Int]]) -> [Int] {
        alphas[0].indices.filter { x in alphas.contains { $0[x] > 0 } }
    }

    @Test func defaults() {
        let layer = CATextLayer()
        #expect(layer.fontSize == 36)
        #expect(layer.foregroundColor == .white)
        #expect(!layer.isWrapped && layer.truncationMode == .none && layer.alignmentMode == .natural)
        #expect(layer.string == nil)
    }

    @Test func firstLineIsAtTheTop() throws {
        let drawn = try alphas(layer("HH"))
        // Capitals of 7.3 points on a baseline 10.2 under the top, brought to a whole pixel.
        #expect(rows(drawn).first == 2 && rows(drawn).last == 9)
        #expect(columns(drawn).last! < 12)
    }

    @Test func alignmentAndWrapping() throws {
        let text = layer("HH HH HH HH HH")
        text.alignmentMode = .right
        text.string = "HH"
        #expect(columns(try alphas(text)).first! >= 48)
        text.string = "HH HH HH HH HH"
        text.alignmentMode = .left
        #expect(rows(try alphas(text)).last! < 13)
        text.isWrapped = true
        #expect(rows(try alphas(text)).last! > 13)
        text.isWrapped = false
        text.truncationMode = .end
        // The ellipsis has nothing at the height of a capital's upper half.
        #expect(try alphas(text)[3][54...].allSatisfy { $0 == 0 })
    }

    @Test func attributedStringsBringTheirOwn() throws {
        let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
        let text = layer(
            NSAttributedString(
                string: "HH",
                attributes: [
                    .init(rawValue: "NSFont"): CTFontCreateWithName("JetBrainsMono-Bold", 30, nil),
                    .init(rawValue: kCTForegroundColorAttributeName): blue,
                ]))
        text.display()
        let image = try #require(text.contents as? CGImage)
        let strongest = image.bitmap.withRow(20) { $0.max { $0 >> 24 < $1 >> 24 } }
        #expect(strongest == 0xFFFF_0000)
    }

    @Test func oddStrings() throws {
        for value in [3 as Any, "", NSAttributedString(string: ""), "\u{0}"] { _ = try? alphas(layer(value)) }
        let text = layer("abc")
        text.fontSize = .nan
        _ = try alphas(text)
        text.font = 12
        _ = try alphas(text)
    }
}
