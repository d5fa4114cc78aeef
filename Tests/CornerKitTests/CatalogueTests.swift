import Foundation
import Testing

/// The reference shows a picture for each public idea: every picture that is named is there, and none is left over.
@Suite struct CatalogueTests {
    static let kit = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Sources/CornerKit")

    @Test func namesThePicturesThatItHas() throws {
        let resources = Self.kit.appendingPathComponent("CornerKit.docc/Resources")
        let pictures = Set(
            try FileManager.default.contentsOfDirectory(atPath: resources.path)
                .filter { $0.hasSuffix("@2x.png") }.map { String($0.dropLast("@2x.png".count)) })
        var named: Set<String> = []
        let pages = AppleNamesTests.sources + [Self.kit.appendingPathComponent("CornerKit.docc/CornerKit.md")]
        for page in pages {
            let text = try String(contentsOf: page, encoding: .utf8)
            // The text of a picture may go over several lines.
            for match in text.matches(of: /!\[[^\]]+\]\((?<name>[^)]+)\)/) {
                named.insert(String(match.output.name))
            }
        }
        #expect(named == pictures)
        #expect(pictures.count >= 11)
    }

    @Test func picturesAreSmall() throws {
        let resources = Self.kit.appendingPathComponent("CornerKit.docc/Resources")
        for file in try FileManager.default.contentsOfDirectory(
            at: resources, includingPropertiesForKeys: [.fileSizeKey])
        {
            let size = try file.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
            #expect(size > 500 && size < 60_000, "\(file.lastPathComponent): \(size) bytes")
        }
    }
}
