import CornerGeometry
import Foundation

extension PathData {
    /// An outline's lines and cubics.
    ///
    /// - Parameter sharesSides: see `CornerOutline.forEachSegment`.
    public init(_ outline: CornerOutline, sharesSides: Bool = true) {
        self.init()
        outline.forEachSegment(sharesSides: sharesSides) { segment in
            switch segment {
            case .move(let point): move(to: point)
            case .line(let point): addLine(to: point)
            case .cubic(let control1, let control2, let end):
                addCurve(to: end, control1: control1, control2: control2)
            case .close: close()
            }
        }
    }
}
