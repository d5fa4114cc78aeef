import Foundation

/// A preview as it stands in the program's source.
package struct PreviewListing: Codable, Sendable, Equatable {
    package var index: Int
    /// Its own name, where it has one.
    package var name: String?
    /// The file as the compiler was given it.
    package var file: String
    package var line: Int

    package init(index: Int, name: String?, file: String, line: Int) {
        self.index = index
        self.name = name
        self.file = file
        self.line = line
    }

    /// Its own name, or its file and line.
    package var title: String { name ?? "\(fileTitle)-\(line)" }

    /// The file without folder and extension.
    private var fileTitle: String {
        let last = file.split(separator: "/").last.map(String.init) ?? file
        guard let dot = last.lastIndex(of: "."), dot != last.startIndex else { return last }
        return String(last[..<dot])
    }
}
