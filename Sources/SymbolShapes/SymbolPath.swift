import CoreGraphics
internal import CornerGeometry

/// Reads the path of a part of a symbol (`SymbolNotation`).
struct SymbolPath {
    /// Nil where the words are no path.
    private(set) var path: CGPath?

    init(_ words: ArraySlice<Substring>) {
        let result = CGMutablePath()
        var rest = words
        while let command = rest.popFirst() {
            let count = rest.prefix { Double($0) != nil }.count
            let numbers = rest.prefix(count).compactMap { Double($0).map { CGFloat($0) } }
            rest = rest.dropFirst(count)
            guard Self.add(String(command), numbers, to: result) else { return }
        }
        path = result.isEmpty ? nil : result.copy()
    }

    private static func add(_ command: String, _ n: [CGFloat], to path: CGMutablePath) -> Bool {
        func point(_ index: Int) -> CGPoint { CGPoint(x: n[index], y: n[index + 1]) }
        switch (command, n.count) {
        case ("M", 2): path.move(to: point(0))
        case ("L", 2...) where n.count.isMultiple(of: 2) && !path.isEmpty:
            for index in stride(from: 0, to: n.count, by: 2) { path.addLine(to: point(index)) }
        case ("Q", 4) where !path.isEmpty: path.addQuadCurve(to: point(2), control: point(0))
        case ("C", 6) where !path.isEmpty:
            path.addCurve(to: point(4), control1: point(0), control2: point(2))
        case ("Z", 0): path.closeSubpath()
        case ("O", 3): addEllipse(at: point(0), n[2], n[2], to: path)
        case ("E", 4): addEllipse(at: point(0), n[2], n[3], to: path)
        case ("R", 5):
            let corner = min(n[4], n[2] / 2, n[3] / 2)
            path.addRoundedRect(
                in: CGRect(x: n[0], y: n[1], width: n[2], height: n[3]), cornerWidth: corner, cornerHeight: corner)
        case ("P", 7...) where !n.count.isMultiple(of: 2):
            addPolygon(stride(from: 1, to: n.count, by: 2).map { point($0) }, corner: n[0], to: path)
        case ("A", 5):
            let start = n[3] * .pi / 180
            let (sine, cosine) = Trigonometry.sinCos(Double(start))
            path.move(to: CGPoint(x: n[0] + n[2] * cosine, y: n[1] + n[2] * sine))
            path.addRelativeArc(center: point(0), radius: n[2], startAngle: start, delta: (n[4] - n[3]) * .pi / 180)
        case ("D", 2):
            path.move(to: point(0))
            path.addLine(to: CGPoint(x: n[0] + 0.001, y: n[1]))
        case ("S", 6), ("W", 6):
            let isWheel = command == "W"
            addPolygon(
                isWheel ? teeth(point(0), n[2], n[3], n[4]) : star(point(0), n[2], n[3], n[4]), corner: n[5],
                to: path)
        case ("X", 3): addSpark(at: point(0), n[2], to: path)
        default: return false
        }
        return true
    }

    private static func addEllipse(at center: CGPoint, _ x: CGFloat, _ y: CGFloat, to path: CGMutablePath) {
        path.addEllipse(in: CGRect(x: center.x - x, y: center.y - y, width: 2 * x, height: 2 * y))
    }

    private static func addPolygon(_ points: [CGPoint], corner: CGFloat, to path: CGMutablePath) {
        guard let first = points.first, let last = points.last, points.count > 2 else { return }
        path.move(to: CGPoint(x: (first.x + last.x) / 2, y: (first.y + last.y) / 2))
        for (index, corner0) in points.enumerated() {
            path.addArc(tangent1End: corner0, tangent2End: points[(index + 1) % points.count], radius: corner)
        }
        path.closeSubpath()
    }

    /// A place at an angle in turns, clockwise from the top.
    private static func place(_ center: CGPoint, _ radius: CGFloat, _ turns: CGFloat) -> CGPoint {
        let (sine, cosine) = Trigonometry.sinCos(Double(turns) * 2 * .pi)
        return CGPoint(x: center.x + radius * sine, y: center.y - radius * cosine)
    }

    private static func star(_ center: CGPoint, _ count: CGFloat, _ outer: CGFloat, _ inner: CGFloat) -> [CGPoint] {
        let count = Int(min(max(count, 3), 64))
        return (0..<2 * count).map { index in
            place(center, index.isMultiple(of: 2) ? outer : inner, CGFloat(index) / CGFloat(2 * count))
        }
    }

    private static func teeth(_ center: CGPoint, _ count: CGFloat, _ outer: CGFloat, _ inner: CGFloat) -> [CGPoint]
    {
        let count = Int(min(max(count, 3), 64))
        return (0..<count).flatMap { index in
            [(-0.32, inner), (-0.2, outer), (0.2, outer), (0.32, inner)].map { part, radius in
                place(center, radius, (CGFloat(index) + part) / CGFloat(count))
            }
        }
    }

    private static func addSpark(at center: CGPoint, _ radius: CGFloat, to path: CGMutablePath) {
        let tips = (0..<4).map { place(center, radius, CGFloat($0) / 4) }
        let near = (0..<4).map { place(center, radius * 0.22, CGFloat($0) / 4 + 0.125) }
        path.move(to: tips[0])
        for index in 0..<4 {
            path.addQuadCurve(to: tips[(index + 1) % 4], control: near[index])
        }
        path.closeSubpath()
    }
}
