import CoreGraphics
import Testing

@testable import SymbolShapes

@Suite struct SymbolCatalogueTests {
    @Test func everyBaseIsDrawnLinedAndFilled() {
        for name in SymbolCatalogue.baseNames {
            let drawing = SymbolCatalogue.drawing(base: name, style: SymbolStyle())
            #expect(drawing != nil, "\(name) is not in the notation")
            for isFilled in [false, true] {
                let extents = drawing?.elements(isFilled: isFilled).compactMap { $0.extent(line: 1.4) } ?? []
                let box = extents.reduce(CGRect.null) { $0.union($1) }
                #expect(!box.isNull && box.width < 36 && box.height < 26, "\(name) covers \(box)")
            }
        }
    }

    @Test func otherNamesLeadToBases() {
        for name in SymbolCatalogue.otherNames {
            #expect(SymbolCatalogue.drawing(base: name, style: SymbolStyle()) != nil, "\(name) leads nowhere")
        }
    }

    @Test func noNameIsInTwoFamilies() {
        let names = SymbolCatalogue.families.flatMap { $0.keys.sorted() }
        #expect(Set(names).count == names.count)
        #expect(Set(names).isDisjoint(with: SymbolCatalogue.otherNames))
    }

    @Test(arguments: [
        "heart.fill", "xmark.circle.fill", "exclamationmark.triangle.fill", "line.horizontal.3.decrease.circle",
        "arrow.forward.circle", "person.crop.circle.badge.plus", "bell.badge.fill", "speaker.slash.fill",
        "star.leadinghalf.filled", "circle.and.line.horizontal", "a.circle", "12.square.fill",
        "play.rectangle.fill",
        "checkmark.seal", "message.badge.filled", "ellipsis.bubble.fill", "chevron.left.forwardslash.chevron.right",
    ])
    func commonNamesAreKnown(_ name: String) {
        #expect(SymbolPicture.isKnown(name) == (name != "message.badge.filled"))
    }

    @Test(arguments: ["", ".", "heart..fill", "Heart", "no such symbol", "heart.fill\u{0}", "é"])
    func whatIsNoNameHasNoPicture(_ name: String) { #expect(SymbolPicture(named: name) == nil) }

    @Test func anUnknownNameIsAMarkedBox() {
        let unknown = SymbolPicture(named: "zebra.crossing.of.numbers")
        #expect(!SymbolPicture.isKnown("zebra.crossing.of.numbers"))
        #expect(unknown?.size == SymbolPicture(named: "questionmark.square")?.size)
    }
}
