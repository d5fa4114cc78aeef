import Foundation
import Testing

@testable import UIKit

@Suite struct PasteboardTests {
    @Test func whatIsPutInComesOut() throws {
        let board = UIPasteboard.withUniqueName()
        #expect(!board.hasStrings && board.string == nil && board.types.isEmpty)
        board.string = "text"
        #expect(board.string == "text" && board.hasStrings && board.changeCount == 1)
        #expect(board.data(forPasteboardType: "public.utf8-plain-text") == Data("text".utf8))
        #expect(board.contains(pasteboardTypes: ["public.utf8-plain-text", "other"]))
        board.url = URL(string: "https://example.org/a")
        #expect(board.string == "https://example.org/a" && board.hasURLs && board.changeCount == 2)
        board.color = .red
        #expect(board.color == .red && board.url == nil && !board.hasStrings)
        board.strings = ["a", "b"]
        #expect(board.strings == ["a", "b"] && board.numberOfItems == 2)
        board.string = nil
        #expect(board.items.isEmpty)
    }

    @Test func boardsAreKeptByName() throws {
        let name = UIPasteboard.Name("a board of its own")
        #expect(UIPasteboard.named(name, create: false) == nil)
        let made = try #require(UIPasteboard.named(name, create: true))
        #expect(UIPasteboard.named(name, create: false) === made)
        UIPasteboard.remove(withName: name)
        #expect(UIPasteboard.named(name, create: false) == nil)
        #expect(UIPasteboard.general === UIPasteboard.general)
        UIPasteboard.remove(withName: .general)
        #expect(UIPasteboard.general.name == .general)
    }
}
