import Foundation
package import Raster

extension PathData {
    /// The rectangle that the path is: one subpath of four upright sides, closed or ending where it began.
    package var rectangle: CGRect? {
        guard verbs.count >= 4, verbs.count <= 6, verbs[0] == .move else { return nil }
        let isClosed = verbs.last == .close
        let lines = verbs.dropFirst().dropLast(isClosed ? 1 : 0)
        guard lines.allSatisfy({ $0 == .line }) else { return nil }
        let p = points
        guard p.count == 4 && isClosed || p.count == 5 && p[4] == p[0] else { return nil }
        let isAcrossFirst = p[0].y == p[1].y && p[1].x == p[2].x && p[2].y == p[3].y && p[3].x == p[0].x
        let isUpFirst = p[0].x == p[1].x && p[1].y == p[2].y && p[2].x == p[3].x && p[3].y == p[0].y
        guard isAcrossFirst || isUpFirst else { return nil }
        return CGRect(
            x: min(p[0].x, p[2].x), y: min(p[0].y, p[2].y), width: (p[2].x - p[0].x).magnitude,
            height: (p[2].y - p[0].y).magnitude)
    }
}
