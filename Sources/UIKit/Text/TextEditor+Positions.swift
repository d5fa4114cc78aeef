import QuartzCore

// What `UITextInput` asks.
extension TextEditor {
    var selectedRange: UITextRange? {
        get { UITextRange(text.selection) }
        set { if let newValue { select(newValue.units) } }
    }

    var beginning: UITextPosition { UITextPosition(0) }
    var end: UITextPosition { UITextPosition(text.length) }

    func string(in range: UITextRange) -> String? {
        let all = NSRange(location: 0, length: text.length)
        let common = NSIntersectionRange(range.units, all)
        return (text.string as NSString).substring(with: common)
    }

    func range(from start: UITextPosition, to end: UITextPosition) -> UITextRange? {
        let (low, high) = (min(start.unit, end.unit), max(start.unit, end.unit))
        return UITextRange(NSRange(location: low, length: high - low))
    }

    /// Nil outside of the text.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let (unit, overflows) = position.unit.addingReportingOverflow(offset)
        return !overflows && (0...text.length).contains(unit) ? UITextPosition(unit) : nil
    }

    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        position.unit < other.unit
            ? .orderedAscending : position.unit > other.unit ? .orderedDescending : .orderedSame
    }

    func caretRect(for position: UITextPosition) -> CGRect {
        guard let host else { return .zero }
        return host.editorView.convert(host.editorCanvas.caretRect(at: position.unit), from: host.editorCanvas)
    }

    func rects(for range: UITextRange) -> [CGRect] {
        guard let host else { return [] }
        return host.editorCanvas.rects(of: range.units).map {
            host.editorView.convert($0, from: host.editorCanvas)
        }
    }

    func position(at point: CGPoint) -> UITextPosition? {
        guard let host else { return nil }
        return UITextPosition(host.editorCanvas.unit(at: host.editorCanvas.convert(point, from: host.editorView)))
    }

    func character(at point: CGPoint) -> UITextRange? {
        guard let start = position(at: point) else { return nil }
        let end = text.target(of: .right, from: start.unit)
        return end > start.unit ? UITextRange(NSRange(location: start.unit, length: end - start.unit)) : nil
    }
}
