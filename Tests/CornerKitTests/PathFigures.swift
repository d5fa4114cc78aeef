import CoreGraphics

/// What the tests ask of a path: its elements as text, its area, its ends.
struct PathFigures {
    private(set) var elements: [String] = []
    /// Each element's letter.
    private(set) var letters = ""
    /// Signed by Green's formula; positive for clockwise as seen with y growing downwards. Exact for lines and curves.
    private(set) var area = 0.0
    private(set) var points: [CGPoint] = []

    init(_ path: CGPath?) {
        guard let path else { return }
        var current = CGPoint.zero
        var start = CGPoint.zero
        var pieces: [(String, [CGPoint])] = []
        path.applyWithBlock { element in
            let (letter, count) =
                switch element.pointee.type {
                case .moveToPoint: ("m", 1)
                case .addLineToPoint: ("l", 1)
                case .addQuadCurveToPoint: ("q", 2)
                case .addCurveToPoint: ("c", 3)
                case .closeSubpath: ("h", 0)
                @unknown default: ("?", 0)
                }
            pieces.append((letter, (0..<count).map { element.pointee.points[$0] }))
        }
        for (letter, places) in pieces {
            letters += letter
            elements.append(
                ([letter] + places.flatMap { [Self.text($0.x), Self.text($0.y)] }).joined(separator: " "))
            points += places
            let end = letter == "h" ? start : places.last ?? current
            if letter == "m" { start = end } else { area += Self.area([current] + places.dropLast() + [end]) }
            current = end
        }
    }

    private static func text(_ value: CGFloat) -> String {
        let rounded = (value * 1e4).rounded() / 1e4
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
    }

    /// Half the integral of x dy − y dx over a Bézier curve of up to four points, by Gauss's three places, which is exact
    /// for the polynomials of up to the fifth degree that it integrates.
    private static func area(_ curve: [CGPoint]) -> Double {
        let places = [
            (0.5, 8.0 / 18), (0.5 - 0.6.squareRoot() / 2, 5.0 / 18), (0.5 + 0.6.squareRoot() / 2, 5.0 / 18),
        ]
        return places.reduce(0) { sum, place in
            let (t, weight) = place
            let position = value(curve, t)
            let steps = zip(curve, curve.dropFirst()).map { CGPoint(x: $1.x - $0.x, y: $1.y - $0.y) }
            let velocity = value(steps, t)
            let degree = Double(curve.count - 1)
            return sum + weight * degree * (position.x * velocity.y - position.y * velocity.x) / 2
        }
    }

    private static func value(_ curve: [CGPoint], _ t: Double) -> CGPoint {
        guard curve.count > 1 else { return curve.first ?? .zero }
        let next = zip(curve, curve.dropFirst()).map { a, b in
            CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
        }
        return value(next, t)
    }
}
