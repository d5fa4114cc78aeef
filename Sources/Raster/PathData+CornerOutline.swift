import CornerGeometry

extension PathData {
    /// The outline as one closed subpath.
    public init(_ outline: CornerOutline) {
        self.init()
        outline.forEachSegment { segment in
            switch segment {
            case .move(let point): move(to: point)
            case .line(let point): addLine(to: point)
            case .cubic(let control1, let control2, let point):
                addCurve(to: point, control1: control1, control2: control2)
            case .close: close()
            }
        }
    }
}
