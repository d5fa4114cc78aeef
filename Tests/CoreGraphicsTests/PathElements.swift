import CoreGraphics

/// A path as text, its numbers rounded to six places: "m 1 2 l 3 4 c … h".
func elements(_ path: CGPath) -> [String] {
    var result: [String] = []
    func text(_ value: CGFloat) -> String {
        let rounded = (value * 1e6).rounded() / 1e6
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
    path.applyWithBlock { element in
        let (letter, count) =
            switch element.pointee.type {
            case .moveToPoint: ("m", 1)
            case .addLineToPoint: ("l", 1)
            case .addQuadCurveToPoint: ("q", 2)
            case .addCurveToPoint: ("c", 3)
            case .closeSubpath: ("h", 0)
            }
        let points = (0..<count).map { element.pointee.points[$0] }
        result.append(([letter] + points.flatMap { [text($0.x), text($0.y)] }).joined(separator: " "))
    }
    return result
}
