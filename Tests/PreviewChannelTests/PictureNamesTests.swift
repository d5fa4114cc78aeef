import Testing

@testable import PreviewChannel

struct PictureNamesTests {
    private func titles(_ names: [String?]) -> [PictureName] {
        let listings = names.enumerated().map {
            PreviewListing(index: $0, name: $1, file: "folder/my.card.swift", line: $0 + 1)
        }
        let titles = PictureNames.titles(of: listings)
        return listings.compactMap { titles[$0.index] }
    }

    @Test func equalNamesAreNumbered() {
        #expect(titles(["a", "a", "a-2", "a", nil]).map(\.title) == ["a", "a-2", "a-2-2", "a-3", "my.card-5"])
    }

    @Test func filesDifferWhereNamesDo() {
        #expect(titles(["a b", "a-b", "A-B"]).map(\.file) == ["a-b", "a-b-2", "A-B-3"])
    }

    @Test func namesAreMadeSafeForFiles() {
        #expect(PictureNames.fileName(for: "shadow and stroke, resized") == "shadow-and-stroke,-resized")
        #expect(PictureNames.fileName(for: "../up\n\u{7}") == "-.-up--")
        #expect(PictureNames.fileName(for: "") == "preview")
        #expect(PictureNames.fileName(for: String(repeating: "é", count: 300)).utf8.count == 200)
    }
}
