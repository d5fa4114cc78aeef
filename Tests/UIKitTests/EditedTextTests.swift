import Testing
import UIFoundation

@Suite struct EditedTextTests {
    private func text(_ string: String) -> EditedText { EditedText(NSAttributedString(string: string)) }

    @Test func charactersAreWhole() {
        var text = text("a👨‍👩‍👧e\u{301}🇩🇪b")
        var places: [Int] = []
        text.move(.start)
        for _ in 0..<6 {
            places.append(text.selection.location)
            text.move(.right)
        }
        let family = "👨‍👩‍👧".utf16.count
        #expect(places == [0, 1, 1 + family, 3 + family, 7 + family, 8 + family])
        text.select(NSRange(location: 2, length: 1))
        #expect(text.selectedText == "👨‍👩‍👧")
        text.select(NSRange(location: -5, length: 500))
        #expect(text.selection.length == text.length || text.selection.location == 0)
    }

    @Test func selectionsExtendAndCollapse() {
        var text = text("one two")
        text.move(.wordLeft, extending: true)
        #expect(text.selectedText == "two")
        text.move(.left, extending: true)
        #expect(text.selectedText == " two")
        text.move(.right, extending: true)
        #expect(text.selectedText == "two")
        text.move(.left)
        #expect(text.selection == NSRange(location: 4, length: 0))
        text.move(.wordLeft)
        #expect(text.selection.location == 0)
        text.move(.wordRight, extending: true)
        #expect(text.selectedText == "one" && text.word(at: 5) == NSRange(location: 4, length: 3))
        text.replace(text.selection, with: "1")
        #expect(text.string == "1 two" && text.selection == NSRange(location: 1, length: 0))
    }

    @Test func nothingIsDeletedAtTheEnds() {
        var text = text("ab")
        #expect(text.rangeToDeleteForward == nil)
        text.move(.start)
        #expect(text.rangeToDeleteBackward == nil)
        #expect(text.rangeToDeleteForward == NSRange(location: 0, length: 1))
        text.replace(NSRange(location: 7, length: .max), with: "c")
        #expect(text.string == "abc")
    }
}
