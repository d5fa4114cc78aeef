import Foundation

/// What two areas make together.
package enum PathOperation: Sendable {
    case union, intersection, subtraction, symmetricDifference

    func combines(_ first: Bool, _ second: Bool) -> Bool {
        switch self {
        case .union: first || second
        case .intersection: first && second
        case .subtraction: first && !second
        case .symmetricDifference: first != second
        }
    }
}

/// Areas put together and taken apart. Curves come out as chords: see `PathOverlay` for how near they lie.
extension PathData {
    /// The area that two paths make together, as closed contours of lines that do not cross: outer ones counterclockwise
    /// where y grows upwards, holes clockwise.
    package func combined(_ operation: PathOperation, _ other: PathData, rule: FillRule) -> PathData {
        guard let overlay = Self.overlay(self, as: .first, other) else { return PathData() }
        return overlay.path(
            overlay.contours {
                operation.combines(rule.isInside($0.x), rule.isInside($0.y))
            })
    }

    /// The path's area as such contours.
    package func normalized(rule: FillRule) -> PathData {
        guard let overlay = Self.overlay(self, as: .first, nil) else { return PathData() }
        return overlay.path(overlay.contours { rule.isInside($0.x) })
    }

    /// Its connected parts, each an outer contour with its holes. Parts that touch at a corner are two.
    package func components(rule: FillRule) -> [PathData] {
        guard let overlay = Self.overlay(self, as: .first, nil) else { return [] }
        return PathOverlay.components(overlay.contours { rule.isInside($0.x) }).map { overlay.path($0) }
    }

    /// The parts of the path's lines that lie inside an area (its boundary included) or outside of it.
    package func lines(inside isInside: Bool, of area: PathData, rule: FillRule) -> PathData {
        guard let overlay = Self.overlay(self, as: .line, area) else { return PathData() }
        var runs: [(contour: Int, places: [GridPoint])] = []
        for edge in overlay.edges where edge.role == .line {
            guard let span = overlay.span(of: edge),
                (rule.isInside(span.below.y) || rule.isInside(span.above.y)) == isInside
            else { continue }
            if let last = runs.last, last.contour == edge.contour, last.places.last == edge.from {
                runs[runs.count - 1].places.append(edge.to)
            } else {
                runs.append((edge.contour, [edge.from, edge.to]))
            }
        }
        var path = PathData()
        for run in runs {
            let isClosed = run.places.count > 3 && run.places.first == run.places.last
            for (index, place) in run.places.dropLast(isClosed ? 1 : 0).enumerated() {
                let point = overlay.point(at: place)
                if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
            }
            if isClosed { path.close() }
        }
        return path
    }

    private static func overlay(_ first: PathData, as role: PathOverlay.Role, _ second: PathData?) -> PathOverlay? {
        let overlay = PathOverlay(first, as: role, second)
        if overlay == nil {
            Notice.once(
                "boolean operation on paths: over \(PathOverlay.maximumEdges) lines (curves count as many) or "
                    + "\(PathOverlay.maximumCuts) crossings, or too many near each other; the result is empty")
        }
        return overlay
    }
}

extension FillRule {
    fileprivate func isInside(_ winding: Int) -> Bool {
        self == .nonZero ? winding != 0 : winding % 2 != 0
    }
}
