/// A source file with a list of edits: the text that comes out, and what of it stands where in the original.
public struct EditedSource: Sendable {
    public let original: [UInt8]
    /// In the order of the text; none overlaps another.
    public let edits: [TextEdit]

    /// Edits that overlap an earlier one, or lie outside of the text, are left out.
    public init(original: [UInt8], edits: [TextEdit]) {
        self.original = original
        var kept: [TextEdit] = []
        var end = 0
        // Stable: insertions at one place keep the order in which they were made.
        for edit in edits.enumerated().sorted(by: { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) })
        {
            let edit = edit.element
            guard edit.start >= end, edit.end >= edit.start, edit.end <= original.count else { continue }
            kept.append(edit)
            end = edit.end
        }
        self.edits = kept
    }

    public var isUnchanged: Bool { edits.isEmpty }

    /// The bytes with all edits made.
    public var text: [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity(original.count + edits.reduce(0) { $0 + $1.replacement.utf8.count })
        var place = 0
        for edit in edits {
            text += original[place..<edit.start]
            text += edit.replacement.utf8
            place = edit.end
        }
        return text + original[place...]
    }

    /// The place in the original of a byte of the edited text. Of a replacement's bytes it is the edit's anchor, or the
    /// byte at the same place where both are of one length.
    public func originalOffset(ofEdited offset: Int) -> Int {
        var shift = 0
        for edit in edits {
            let start = edit.start + shift
            guard offset >= start else { break }
            let length = edit.replacement.utf8.count
            if offset < start + length {
                return length == edit.end - edit.start ? edit.start + offset - start : edit.anchor
            }
            shift += length - (edit.end - edit.start)
        }
        return min(original.count, max(0, offset - shift))
    }
}
