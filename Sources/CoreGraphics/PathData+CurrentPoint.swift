import Foundation
package import Raster

extension PathData {
    /// Where the next segment begins; nil where there is no path.
    package var currentPoint: CGPoint? {
        guard let last = verbs.last else { return nil }
        guard last == .close else { return points.last }
        var index = points.count
        for verb in verbs.reversed() {
            index -= verb.pointCount
            if verb == .move { return points[index] }
        }
        return nil
    }
}
