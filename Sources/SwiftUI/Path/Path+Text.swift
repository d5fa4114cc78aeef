extension Path: LosslessStringConvertible {
    /// The elements one after another, their points before them, control points first: `x y m`, `x y l`,
    /// `cx cy x y q`, `c1x c1y c2x c2y x y c`, `h`. Numbers have six digits.
    public var description: String {
        var words: [String] = []
        func add(_ points: CGPoint..., name: String) {
            for point in points {
                words.append(Self.text(point.x))
                words.append(Self.text(point.y))
            }
            words.append(name)
        }
        forEach { element in
            switch element {
            case .move(let end): add(end, name: "m")
            case .line(let end): add(end, name: "l")
            case .quadCurve(let end, let control): add(control, end, name: "q")
            case .curve(let end, let control1, let control2): add(control1, control2, end, name: "c")
            case .closeSubpath: add(name: "h")
            }
        }
        return words.joined(separator: " ")
    }

    private static func text(_ number: CGFloat) -> String { String(format: "%g", Double(number)) }

    /// A path by its description; `x y width height re` stands for a rectangle. Nil where a word is none of these, a
    /// number is missing, left over or not finite, or a subpath has no start.
    public init?(_ string: String) {
        self.init()
        var numbers: [CGFloat] = []
        func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[2 * index], y: numbers[2 * index + 1]) }
        for word in string.split(whereSeparator: \.isWhitespace) {
            if let number = Double(word) {
                guard number.isFinite, numbers.count < 6 else { return nil }
                numbers.append(CGFloat(number))
                continue
            }
            let counts: [Substring: Int] = ["m": 2, "l": 2, "q": 4, "c": 6, "h": 0, "re": 4]
            guard numbers.count == counts[word], word == "m" || word == "re" || !isEmpty else { return nil }
            switch word {
            case "m": move(to: point(0))
            case "l": addLine(to: point(0))
            case "q": addQuadCurve(to: point(1), control: point(0))
            case "c": addCurve(to: point(2), control1: point(0), control2: point(1))
            case "re": addRect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
            default: closeSubpath()
            }
            numbers = []
        }
        guard numbers.isEmpty else { return nil }
    }
}
