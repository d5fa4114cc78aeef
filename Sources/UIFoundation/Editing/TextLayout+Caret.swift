import CoreGraphics
import CoreText
import Foundation

// Places in a text that is laid out: y downwards from the column's upper left corner, in points.
extension TextLayout {
    /// The line in which a caret before a unit stands; nil without lines.
    package func lineIndex(at unit: Int) -> Int? {
        lines.lastIndex { $0.line.range.lowerBound <= unit } ?? lines.indices.first
    }

    /// Where a caret before a unit stands; of no width.
    package func caret(at unit: Int) -> CGRect? {
        guard let index = lineIndex(at: unit) else { return nil }
        let line = lines[index]
        return CGRect(
            x: line.x + line.line.offset(of: unit), y: line.top, width: 0, height: line.height)
    }

    /// The unit before which a caret stands nearest to a point.
    package func unit(at point: CGPoint) -> Int {
        guard !lines.isEmpty else { return 0 }
        let index = lines.firstIndex { point.y < CGFloat($0.top + $0.height) } ?? lines.count - 1
        return unit(inLine: index, x: point.x)
    }

    /// The same in one line.
    package func unit(inLine index: Int, x: CGFloat) -> Int {
        guard lines.indices.contains(index) else { return 0 }
        let line = lines[index]
        let unit = line.line.unit(at: Double(x) - line.x)
        // After the end of a line that another one follows the caret would stand in that.
        guard index + 1 < lines.count, unit >= lines[index + 1].line.range.lowerBound else { return unit }
        return max(line.line.range.lowerBound, line.line.range.upperBound - 1)
    }

    /// What a selection covers, a rectangle a line; a line's end that is selected reaches to the column's end.
    package func rects(of range: NSRange, width: CGFloat) -> [CGRect] {
        let (start, end) = (range.location, range.location + range.length)
        guard start < end else { return [] }
        return lines.compactMap { line in
            let units = line.line.range
            guard units.lowerBound < end, units.upperBound > start || units.isEmpty && units.lowerBound >= start
            else { return nil }
            let first = line.x + line.line.offset(of: max(start, units.lowerBound))
            let goesOn = end > units.upperBound || (end == units.upperBound && line.top < (lines.last?.top ?? 0))
            let last = goesOn ? Double(width) : line.x + line.line.offset(of: min(end, units.upperBound))
            return CGRect(
                x: min(first, last), y: line.top, width: abs(last - first), height: line.height)
        }
    }
}
