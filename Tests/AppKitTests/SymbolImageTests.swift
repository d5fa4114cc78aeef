import Testing

@testable import AppKit

@Suite struct SymbolImageTests {
    @Test func symbolsAreTemplatesBesideTextOfTheSystemsSize() throws {
        let circle = try #require(NSImage(systemSymbolName: "circle", accessibilityDescription: "A ring"))
        #expect((circle.size.height - 1.19 * 13).magnitude < 0.2)
        #expect(circle.isTemplate && circle.accessibilityDescription == "A ring")
        #expect(NSImage(systemSymbolName: "not a name", accessibilityDescription: nil) == nil)
    }

    @Test func configurationsChangeASymbolAndNoOtherImage() throws {
        let circle = try #require(NSImage(systemSymbolName: "circle", accessibilityDescription: "A ring"))
        let large = try #require(circle.withSymbolConfiguration(.init(pointSize: 26, weight: .regular)))
        #expect((large.size.height / circle.size.height - 2).magnitude < 0.01)
        #expect(large.accessibilityDescription == "A ring")
        let red = try #require(large.withSymbolConfiguration(.init(paletteColors: [.red])))
        #expect(!red.isTemplate && red.size == large.size)
        #expect(NSImage(size: NSSize(width: 4, height: 4)).withSymbolConfiguration(.init(scale: .large)) == nil)
        #expect(
            NSImage.SymbolConfiguration(pointSize: 9, weight: .bold).applying(.init(scale: .small))
                == NSImage.SymbolConfiguration(pointSize: 9, weight: .bold, scale: .small))
    }

    @Test func aSymbolIsDrawnUpright() throws {
        // A triangle is wide at its lower edge, which is the first row of pixels from below.
        let image = try #require(NSImage(systemSymbolName: "arrowtriangle.up.fill", accessibilityDescription: nil))
        let large = try #require(image.withSymbolConfiguration(.init(pointSize: 40, weight: .regular)))
        let pixels = try SymbolPixels(large.cgImage(forProposedRect: nil, context: nil, hints: nil))
        func width(_ row: Int) -> Int { (0..<pixels.width).filter { pixels($0, row)[3] > 128 }.count }
        #expect(width(pixels.height * 3 / 4) > 2 * width(pixels.height / 4))
    }
}
