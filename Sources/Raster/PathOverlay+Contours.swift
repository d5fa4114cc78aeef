import Foundation

extension PathOverlay {
    /// The outline of where `isInside` holds of the two windings, as closed contours with the inside to their left where
    /// y grows upwards: outer ones counterclockwise, holes clockwise. What is thinner than the grid's step is left out.
    func contours(where isInside: (SIMD2<Int>) -> Bool) -> [[GridPoint]] {
        var outline: [(from: GridPoint, to: GridPoint)] = []
        for span in spans {
            let isAbove = isInside(span.above)
            guard isAbove != isInside(span.below) else { continue }
            outline.append(isAbove ? (span.from, span.to) : (span.to, span.from))
        }
        outline.sort { $0.from != $1.from ? $0.from < $1.from : $0.to < $1.to }
        var leaving: [GridPoint: Range<Int>] = [:]
        var start = 0
        for index in outline.indices
        where index + 1 == outline.count || outline[index + 1].from != outline[index].from {
            leaving[outline[index].from] = start..<(index + 1)
            start = index + 1
        }
        var isUsed = Array(repeating: false, count: outline.count)
        var result: [[GridPoint]] = []
        for first in outline.indices where !isUsed[first] {
            var contour: [GridPoint] = []
            var current = first
            repeat {
                isUsed[current] = true
                contour.append(outline[current].from)
                let (from, to) = outline[current]
                var best: Int?
                for next in leaving[to] ?? 0..<0 where !isUsed[next] || next == first {
                    guard let chosen = best else {
                        best = next
                        continue
                    }
                    if Self.turnsSooner(from - to, outline[next].to - to, outline[chosen].to - to) { best = next }
                }
                guard let best else { break }
                current = best
            } while current != first
            let cleaned = withoutStraightCorners(contour)
            if Self.isThick(cleaned) { result.append(cleaned) }
        }
        return result
    }

    func path(_ contours: [[GridPoint]]) -> PathData {
        var path = PathData()
        for contour in contours {
            for (index, place) in contour.enumerated() {
                if index == 0 { path.move(to: point(at: place)) } else { path.addLine(to: point(at: place)) }
            }
            path.close()
        }
        return path
    }

    /// The contours of each connected part: an outer one and the holes in it.
    static func components(_ contours: [[GridPoint]]) -> [[[GridPoint]]] {
        let areas = contours.map { doubledArea($0) }
        let outer = contours.indices.filter { areas[$0] > 0 }
        var parts = outer.map { [contours[$0]] }
        let boxes = outer.map { index in
            let xs = contours[index].map(\.x)
            let ys = contours[index].map(\.y)
            return (xs.min() ?? 0, xs.max() ?? 0, ys.min() ?? 0, ys.max() ?? 0)
        }
        for hole in contours.indices where areas[hole] <= 0 {
            let (a, b) = (contours[hole][0], contours[hole][1])
            // Twice the middle of an edge, which no other contour goes through.
            let middle = GridPoint(x: a.x + b.x, y: a.y + b.y)
            var best: Int?
            for (number, index) in outer.enumerated() {
                let box = boxes[number]
                guard middle.x >= 2 * box.0, middle.x <= 2 * box.1, middle.y >= 2 * box.2, middle.y <= 2 * box.3,
                    best.map({ areas[outer[$0]] > areas[index] }) ?? true,
                    encloses(contours[index], middle)
                else { continue }
                best = number
            }
            if let best { parts[best].append(contours[hole]) }
        }
        return parts
    }

    /// Whether, turning clockwise from `back`, `lhs` comes before `rhs`: the inside between stays whole.
    private static func turnsSooner(_ back: GridPoint, _ lhs: GridPoint, _ rhs: GridPoint) -> Bool {
        func quarter(_ way: GridPoint) -> Int {
            let cross = back.cross(way)
            if cross != 0 { return cross < 0 ? 0 : 2 }
            return back.dot(way) < 0 ? 1 : 3
        }
        let (first, second) = (quarter(lhs), quarter(rhs))
        return first != second ? first < second : lhs.cross(rhs) < 0
    }

    /// Leaves out corners on the line between their neighbours, and cuts, which were rounded, within one step of it.
    private func withoutStraightCorners(_ contour: [GridPoint]) -> [GridPoint] {
        guard contour.count > 3 else { return contour }
        func isStraight(_ before: GridPoint, _ place: GridPoint, _ after: GridPoint) -> Bool {
            let way = after - before
            guard (place - before).dot(way) >= 0, (place - after).dot(way) <= 0 else { return false }
            let side = Double(GridPoint.side(before, after, place))
            return side == 0 || (!isOriginal(place) && side * side <= Double(way.dot(way)))
        }
        var result: [GridPoint] = []
        for (index, place) in contour.enumerated() {
            guard let last = result.last, index + 1 < contour.count else {
                result.append(place)
                continue
            }
            if !isStraight(last, place, contour[index + 1]) { result.append(place) }
        }
        while result.count > 3, isStraight(result[result.count - 2], result[result.count - 1], result[0]) {
            result.removeLast()
        }
        if result.count > 3, isStraight(result[result.count - 1], result[0], result[1]) { result.removeFirst() }
        return result
    }

    private static func isThick(_ contour: [GridPoint]) -> Bool {
        guard contour.count > 2 else { return false }
        var perimeter = 0.0
        for (index, place) in contour.enumerated() {
            let way = contour[(index + 1) % contour.count] - place
            perimeter += Double(way.dot(way)).squareRoot()
        }
        return abs(doubledArea(contour)) > 2 * perimeter
    }

    /// Relative to the first corner, so that thin shapes far from the origin keep their digits.
    private static func doubledArea(_ contour: [GridPoint]) -> Double {
        var area = 0.0
        for (index, place) in contour.enumerated() {
            let next = contour[(index + 1) % contour.count]
            area += Double((place - contour[0]).cross(next - contour[0]))
        }
        return area
    }

    /// - Parameter doubled: Twice the place that is asked about.
    private static func encloses(_ contour: [GridPoint], _ doubled: GridPoint) -> Bool {
        var isInside = false
        for (index, place) in contour.enumerated() {
            let next = contour[(index + 1) % contour.count]
            let (a, b) = (GridPoint(x: place.x * 2, y: place.y * 2), GridPoint(x: next.x * 2, y: next.y * 2))
            guard (a.y <= doubled.y) != (b.y <= doubled.y) else { continue }
            let isLeft = GridPoint.side(a, b, doubled) > 0
            if isLeft == (b.y > a.y) { isInside.toggle() }
        }
        return isInside
    }
}
