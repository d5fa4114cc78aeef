import Foundation

extension CGRect {
    /// What both rectangles cover; null where they share no point, and where an edge is not a number: with such an edge
    /// Foundation's `intersection` traps.
    package func overlap(with other: CGRect) -> CGRect {
        let (first, second) = (standardized, other.standardized)
        let edges = [
            first.minX, first.maxX, first.minY, first.maxY, second.minX, second.maxX, second.minY, second.maxY,
        ]
        guard !edges.contains(where: \.isNaN) else { return .null }
        let (left, right) = (max(first.minX, second.minX), min(first.maxX, second.maxX))
        let (top, bottom) = (max(first.minY, second.minY), min(first.maxY, second.maxY))
        guard left <= right, top <= bottom, left < .infinity, top < .infinity else { return .null }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
