import Foundation

/// A path as verbs and points: what the rasteriser takes, and what `CGPath` stores.
///
/// Points lie in whatever space the owner says. A segment that comes before any `move` is ignored by all readers.
public struct PathData: Hashable, Sendable {
    public enum Verb: UInt8, Hashable, Sendable {
        case move, line, quad, cubic, close

        /// How many points follow the verb: 1, 1, 2, 3, 0; the end point is the last of them.
        public var pointCount: Int {
            switch self {
            case .move, .line: 1
            case .quad: 2
            case .cubic: 3
            case .close: 0
            }
        }
    }

    public private(set) var verbs: [Verb] = []
    public private(set) var points: [CGPoint] = []

    public init() {}

    public var isEmpty: Bool { verbs.isEmpty }

    public mutating func move(to point: CGPoint) {
        verbs.append(.move)
        points.append(point)
    }

    public mutating func addLine(to point: CGPoint) {
        verbs.append(.line)
        points.append(point)
    }

    public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
        verbs.append(.quad)
        points.append(control)
        points.append(point)
    }

    public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
        verbs.append(.cubic)
        points.append(control1)
        points.append(control2)
        points.append(point)
    }

    public mutating func close() {
        verbs.append(.close)
    }

    public mutating func append(_ other: PathData) {
        verbs += other.verbs
        points += other.points
    }

    public func transformed(by transform: Affine) -> PathData {
        mapped { transform.apply(to: $0) }
    }

    func mapped(_ body: (CGPoint) -> CGPoint) -> PathData {
        var result = self
        result.points = points.map(body)
        return result
    }
}
