/// Turns what the compiler says of edited files into what it would say of the originals: columns and quoted lines.
///
/// Lines are the same in both, and files are named as the originals. Anything else goes through as it is.
public struct DiagnosticTranslator {
    private struct File {
        let source: EditedSource
        let lines: LineTable
        let editedLines: LineTable
    }

    private let files: [String: File]
    /// The file of the message that was read last.
    private var current: File?
    private var quotedLine: Int?

    /// - Parameter files: By the names under which the compiler knows them. Files without edits may be left out.
    public init(_ files: [String: EditedSource]) {
        self.files = files.filter { !$0.value.isUnchanged }.mapValues {
            File(source: $0, lines: LineTable($0.original), editedLines: LineTable($0.text))
        }
    }

    /// One line of the compiler's output, without its end.
    public mutating func translate(_ text: String) -> String {
        if let header = Header(text) {
            current = files[header.path]
            quotedLine = nil
            guard let current else { return text }
            let column = originalColumn(header.column, line: header.line, in: current)
            return "\(header.path):\(header.line):\(column):\(header.rest)"
        }
        guard let current, let bar = text.range(ofBar: ()) else { return text }
        let (gutter, rest) = (text[..<bar], text[text.index(after: bar)...])
        if let number = Int(gutter.filter { $0 != " " }) {
            quotedLine = number
            guard let range = current.lines.range(ofLine: number) else { return text }
            return gutter + "| " + String(decoding: current.source.original[range], as: UTF8.self).droppingReturn
        }
        guard gutter.allSatisfy({ $0 == " " }), let line = quotedLine else { return text }
        return gutter + "|" + moved(Array(rest.unicodeScalars), line: line, in: current)
    }

    /// The marks below a quoted line, each moved to where what it marks stands in the original.
    private func moved(_ marks: [Unicode.Scalar], line: Int, in file: File) -> String {
        var result: [Unicode.Scalar] = []
        var index = 0
        while index < marks.count {
            let mark = marks[index]
            guard mark != " " else {
                index += 1
                continue
            }
            var end = index + 1
            if mark == "`" {
                end = marks.count
            } else {
                while end < marks.count, marks[end] == mark { end += 1 }
            }
            // One space stands between the bar and the line's first column.
            let column = max(0, originalColumn(index, line: line, in: file))
            while result.count < column { result.append(" ") }
            result += marks[index..<end]
            index = end
        }
        return String(String.UnicodeScalarView(result))
    }

    private func originalColumn(_ column: Int, line: Int, in file: File) -> Int {
        guard line >= 1, line <= file.editedLines.starts.count, column >= 1 else { return column }
        let offset = file.source.originalOffset(ofEdited: file.editedLines.starts[line - 1] + column - 1)
        let place = file.lines.position(of: offset)
        return place.line == line ? place.column : column
    }

    /// `FILE:LINE:COLUMN: error: …`
    private struct Header {
        let path: String
        let line: Int
        let column: Int
        let rest: Substring

        init?(_ text: String) {
            for word in [" error:", " warning:", " note:", " remark:"] {
                guard let found = text.firstRange(of: word) else { continue }
                let parts = text[..<found.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
                guard parts.count >= 4, parts.last == "", let column = Int(parts[parts.count - 2]),
                    let line = Int(parts[parts.count - 3])
                else { continue }
                path = parts[..<(parts.count - 3)].joined(separator: ":")
                self.line = line
                self.column = column
                rest = text[found.lowerBound...]
                return
            }
            return nil
        }
    }
}

extension String {
    /// The bar behind the number of a quoted line.
    fileprivate func range(ofBar: Void) -> String.Index? {
        guard let bar = firstIndex(of: "|"), self[..<bar].allSatisfy({ $0 == " " || $0.isNumber }) else {
            return nil
        }
        return bar
    }

    fileprivate var droppingReturn: String { hasSuffix("\r") ? String(dropLast()) : self }
}
