import Foundation

/// Gives every preview a name of its own, and a name for its file.
package struct PictureNames {
    private var takenNames: Set<String> = []
    private var takenFiles: Set<String> = []

    /// Names for previews, in their order: a second equal name gets `-2`.
    package static func titles(of listings: [PreviewListing]) -> [Int: PictureName] {
        var names = PictureNames()
        var titles: [Int: PictureName] = [:]
        for listing in listings {
            titles[listing.index] = names.next(for: listing.title)
        }
        return titles
    }

    private mutating func next(for title: String) -> PictureName {
        let name = Self.free(title, in: &takenNames) { $0 }
        // Letters that differ in case alone are one file on some disks.
        let file = Self.free(Self.fileName(for: name), in: &takenFiles) { $0.lowercased() }
        return PictureName(title: name, file: file)
    }

    private static func free(_ name: String, in taken: inout Set<String>, key: (String) -> String) -> String {
        var candidate = name
        var count = 2
        while !taken.insert(key(candidate)).inserted {
            candidate = "\(name)-\(count)"
            count += 1
        }
        return candidate
    }

    /// A preview's name as a file's: what may not, or should not, stand in one becomes a hyphen.
    static func fileName(for name: String) -> String {
        var file = String(name.map { $0.isWhitespace || "/\\".contains($0) || isControl($0) ? "-" : $0 })
        // The system takes names of 255 bytes; the ending and a number must fit too.
        while file.utf8.count > 200 { file.removeLast() }
        if file.hasPrefix(".") { file = "-" + file.dropFirst() }
        return file.isEmpty ? "preview" : file
    }

    private static func isControl(_ character: Character) -> Bool {
        character.unicodeScalars.contains { $0.properties.generalCategory == .control }
    }
}

/// What a picture is called.
package struct PictureName: Equatable {
    /// Among the previews.
    package var title: String
    /// In its folder, without an ending.
    package var file: String

    /// The title on one line, without the tabs that part it from what follows.
    package var line: String { String(title.map { $0.isNewline || $0 == "\t" ? " " : $0 }) }
}
