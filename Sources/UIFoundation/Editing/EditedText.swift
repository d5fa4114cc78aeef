import Foundation

/// A text that is edited: its characters with their attributes, what is selected, and what typing does.
///
/// Places are counted in UTF-16 units, as attributed strings count, and never lie inside of a character as readers see
/// it.
package struct EditedText {
    package private(set) var content: NSAttributedString
    /// What is selected; of no length where it is a caret.
    package private(set) var selection: NSRange
    /// The end of the selection that moves when it is extended.
    private var movesStart = false

    package init(_ content: NSAttributedString = NSAttributedString(string: "")) {
        self.content = NSAttributedString(attributedString: content)
        selection = NSRange(location: content.length, length: 0)
    }

    package var string: String { content.string }
    package var length: Int { content.length }
    package var hasSelection: Bool { selection.length > 0 }

    package var selectedText: String { (string as NSString).substring(with: selection) }

    /// Takes on another text, the caret at its end.
    package mutating func set(_ content: NSAttributedString) { self = EditedText(content) }

    /// The same characters with other attributes; the selection stays.
    package mutating func restyle(_ content: NSAttributedString) {
        guard content.length == length else { return set(content) }
        self.content = NSAttributedString(attributedString: content)
    }

    /// - Parameter range: What lies outside of the text is left out.
    package mutating func select(_ range: NSRange) {
        selection = whole(range)
        movesStart = false
    }

    package mutating func selectAll() { select(NSRange(location: 0, length: length)) }

    /// Puts a text in the place of another; the caret comes after it.
    ///
    /// - Parameter attributes: Of what comes into an empty text.
    package mutating func replace(
        _ range: NSRange, with text: String, attributes: [NSAttributedString.Key: Any] = [:]
    ) {
        let range = clamped(range)
        if length == 0 {
            content = NSAttributedString(string: text, attributes: attributes)
        } else {
            // What comes in has the attributes of what stood there or before it.
            let changed = NSMutableAttributedString(attributedString: content)
            changed.replaceCharacters(in: range, with: text)
            content = changed
        }
        select(NSRange(location: range.location + (text as NSString).length, length: 0))
    }

    /// What a key of deletion takes away: what is selected, or else the character before the caret.
    package var rangeToDeleteBackward: NSRange? {
        if hasSelection { return selection }
        let start = place(before: selection.location)
        return start < selection.location
            ? NSRange(location: start, length: selection.location - start) : nil
    }

    /// What is selected, or else the character after the caret.
    package var rangeToDeleteForward: NSRange? {
        if hasSelection { return selection }
        let end = place(after: selection.location)
        return end > selection.location
            ? NSRange(location: selection.location, length: end - selection.location) : nil
    }

    /// Moves the caret, or with `extending` the end of the selection that was moved last.
    package mutating func move(_ step: CaretStep, extending: Bool = false) {
        let (start, end) = (selection.location, selection.location + selection.length)
        guard extending else {
            // A selection collapses to the side where the step leads.
            if hasSelection, let side = step.side(start, end) {
                return select(NSRange(location: side, length: 0))
            }
            return select(NSRange(location: target(of: step, from: step.isBackward ? start : end), length: 0))
        }
        let moving = movesStart ? start : end
        let fixed = movesStart ? end : start
        let moved = target(of: step, from: selection.length == 0 ? start : moving)
        selection = NSRange(location: min(fixed, moved), length: abs(moved - fixed))
        movesStart = moved < fixed
    }

    /// Where a step from a place leads.
    package func target(of step: CaretStep, from place: Int) -> Int {
        switch step {
        case .left: self.place(before: place)
        case .right: self.place(after: place)
        case .wordLeft: wordStart(before: place)
        case .wordRight: wordEnd(after: place)
        case .start: 0
        case .end: length
        case .to(let place): min(max(place, 0), length)
        }
    }

    /// The word around a place, or the space between words.
    package func word(at place: Int) -> NSRange {
        let units = Array(string.utf16)
        guard !units.isEmpty else { return NSRange(location: 0, length: 0) }
        let middle = min(max(place, 0), units.count - 1)
        let kind = isWord(units[middle])
        var (start, end) = (middle, middle + 1)
        while start > 0, isWord(units[start - 1]) == kind { start -= 1 }
        while end < units.count, isWord(units[end]) == kind { end += 1 }
        return whole(NSRange(location: start, length: end - start))
    }

    private func place(before place: Int) -> Int {
        guard place > 0 else { return 0 }
        let index = characterStart(place - 1)
        return index.utf16Offset(in: string)
    }

    private func place(after place: Int) -> Int {
        guard place < length else { return length }
        let index = characterStart(place)
        return string.index(after: index).utf16Offset(in: string)
    }

    /// Of the character that holds a unit.
    private func characterStart(_ unit: Int) -> String.Index {
        let index = String.Index(utf16Offset: unit, in: string)
        return string.rangeOfComposedCharacterSequence(at: index).lowerBound
    }

    private func wordStart(before place: Int) -> Int {
        let units = Array(string.utf16)
        var at = min(place, units.count)
        while at > 0, !isWord(units[at - 1]) { at -= 1 }
        while at > 0, isWord(units[at - 1]) { at -= 1 }
        return at
    }

    private func wordEnd(after place: Int) -> Int {
        let units = Array(string.utf16)
        var at = max(place, 0)
        while at < units.count, !isWord(units[at]) { at += 1 }
        while at < units.count, isWord(units[at]) { at += 1 }
        return at
    }

    /// Halves of pairs count as letters, so that no pair is cut.
    private func isWord(_ unit: UInt16) -> Bool {
        guard let scalar = Unicode.Scalar(unit) else { return true }
        return scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == "_"
            || scalar.properties.generalCategory == .nonspacingMark
    }

    private func clamped(_ range: NSRange) -> NSRange {
        let start = min(max(range.location, 0), length)
        let end = min(max(range.length, 0), length - start)
        return NSRange(location: start, length: end)
    }

    /// Within the text, its ends between characters.
    private func whole(_ range: NSRange) -> NSRange {
        let range = clamped(range)
        let start = range.location < length ? characterStart(range.location).utf16Offset(in: string) : length
        guard range.length > 0 else { return NSRange(location: start, length: 0) }
        let last = place(after: range.location + range.length - 1)
        return NSRange(location: start, length: last - start)
    }
}
