extension Path {
    /// A step of a path.
    @frozen public enum Element: Equatable, Sendable {
        case move(to: CGPoint)
        case line(to: CGPoint)
        case quadCurve(to: CGPoint, control: CGPoint)
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        case closeSubpath
    }

    /// Hands each element, in order, to `body`.
    public func forEach(_ body: (Path.Element) -> Void) {
        let points = data.points
        var index = 0
        for verb in data.verbs {
            switch verb {
            case .move: body(.move(to: points[index]))
            case .line: body(.line(to: points[index]))
            case .quad: body(.quadCurve(to: points[index + 1], control: points[index]))
            case .cubic:
                body(
                    .curve(to: points[index + 2], control1: points[index], control2: points[index + 1]))
            case .close: body(.closeSubpath)
            }
            index += verb.pointCount
        }
    }
}
