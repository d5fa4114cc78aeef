import CoreGraphics
import Raster

extension LayerValue {
    /// The numbers that the value consists of; none for what cannot be computed with.
    var lanes: [Double] {
        switch self {
        case .none, .object: []
        case .number(let value): [value]
        case .point(let value): [value.x, value.y].map { Double($0) }
        case .size(let value): [value.width, value.height].map { Double($0) }
        case .rect(let value):
            [value.origin.x, value.origin.y, value.size.width, value.size.height].map { Double($0) }
        case .transform(let value): TransformParts(value).lanes
        case .color(let value): value.values.map { Double($0) }
        case .path(let value): value.data.points.flatMap { [Double($0.x), Double($0.y)] }
        case .list(let values): values.flatMap(\.lanes)
        }
    }

    /// A value of the same make with other numbers, as many.
    func with(lanes: [Double]) -> LayerValue {
        let n = lanes.map { CGFloat($0.finite) }
        switch self {
        case .none, .object: return self
        case .number: return .number(lanes[0].finite)
        case .point: return .point(CGPoint(x: n[0], y: n[1]))
        case .size: return .size(CGSize(width: n[0], height: n[1]))
        case .rect: return .rect(CGRect(x: n[0], y: n[1], width: n[2], height: n[3]))
        case .transform: return .transform(TransformParts(lanes: lanes).matrix)
        case .color(let color):
            guard let space = color.colorSpace else { return self }
            return .color(CGColor(space: space, values: n))
        case .path(let path):
            var data = PathData()
            var at = 0
            func next() -> CGPoint {
                defer { at += 2 }
                return CGPoint(x: n[at], y: n[at + 1])
            }
            for verb in path.data.verbs {
                switch verb {
                case .move: data.move(to: next())
                case .line: data.addLine(to: next())
                case .quad:
                    let control = next()
                    data.addQuadCurve(to: next(), control: control)
                case .cubic:
                    let (first, second) = (next(), next())
                    data.addCurve(to: next(), control1: first, control2: second)
                case .close: data.close()
                }
            }
            return .path(CGPath(data: data))
        case .list(let values):
            var at = 0
            return .list(
                values.map { value in
                    let count = value.lanes.count
                    defer { at += count }
                    return value.with(lanes: Array(lanes[at..<at + count]))
                })
        }
    }

    /// Both of one make: as many numbers of the same meaning.
    static func matched(_ first: LayerValue, _ second: LayerValue) -> (LayerValue, LayerValue)? {
        switch (first, second) {
        case (.number, .number), (.point, .point), (.size, .size), (.rect, .rect), (.transform, .transform):
            return (first, second)
        case (.color(let a), .color(let b)):
            if a.colorSpace == b.colorSpace { return (first, second) }
            return (.color(a.inSRGB), .color(b.inSRGB))
        case (.none, .color(let b)): return (.color(b.copy(alpha: 0) ?? b), second)
        case (.color(let a), .none): return (first, .color(a.copy(alpha: 0) ?? a))
        case (.path(let a), .path(let b)): return a.data.verbs == b.data.verbs ? (first, second) : nil
        case (.list(let a), .list(let b)):
            guard a.count == b.count else { return nil }
            let pairs = zip(a, b).compactMap { matched($0, $1) }
            guard pairs.count == a.count else { return nil }
            return (.list(pairs.map(\.0)), .list(pairs.map(\.1)))
        default: return nil
        }
    }
}

extension CGColor {
    fileprivate var inSRGB: CGColor {
        let (red, green, blue) = sRGB
        return CGColor(srgbRed: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: alpha)
    }
}
