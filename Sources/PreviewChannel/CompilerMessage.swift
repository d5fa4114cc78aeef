import Foundation

/// Something that the compiler says of a place in a file.
package struct CompilerMessage: Codable, Sendable, Equatable {
    package var file: String
    package var line: Int
    package var column: Int
    /// `error`, `warning` or `note`.
    package var kind: String
    package var text: String

    package init(file: String, line: Int, column: Int, kind: String, text: String) {
        (self.file, self.line, self.column, self.kind, self.text) = (file, line, column, kind, text)
    }

    /// Of a line such as `Card.swift:3:14: error: cannot find 'x' in scope`.
    package init?(_ line: String) {
        for kind in ["error", "warning", "note"] {
            guard let mark = line.range(of: ": \(kind): ") else { continue }
            let place = line[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
            guard place.count >= 3, let number = Int(place[place.count - 2]),
                let column = Int(place[place.count - 1])
            else { continue }
            let file = place.dropLast(2).joined(separator: ":")
            guard !file.isEmpty, !file.hasPrefix(" ") else { continue }
            self.init(
                file: file, line: number, column: column, kind: kind, text: String(line[mark.upperBound...]))
            return
        }
        return nil
    }
}
