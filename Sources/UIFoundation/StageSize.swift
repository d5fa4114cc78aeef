import QuartzCore

/// The size that a picture of a view takes.
package enum StageSize {
    /// The view's own, or its fitting size on an axis where it has none, or else the screen's.
    case own
    /// The view's fitting size; a controller's preferred one.
    case fitting
    /// In points; the view takes it on.
    case fixed(CGSize)

    /// `size` with each empty side taken from the first of the others that has one.
    package static func filled(_ size: CGSize, _ others: [CGSize]) -> CGSize {
        func first(_ side: (CGSize) -> CGFloat) -> CGFloat {
            ([size] + others).map(side).first { !($0 <= 0) } ?? 0
        }
        return CGSize(width: first { $0.width }, height: first { $0.height })
    }
}
