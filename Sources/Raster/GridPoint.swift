/// A place on the integer grid of `PathOverlay`; coordinates stay under 2^27, so that cross products are exact.
struct GridPoint: Hashable, Comparable, Sendable {
    var x: Int
    var y: Int

    /// From left to right, and upwards where x is the same.
    static func < (lhs: GridPoint, rhs: GridPoint) -> Bool {
        lhs.x != rhs.x ? lhs.x < rhs.x : lhs.y < rhs.y
    }

    static func - (lhs: GridPoint, rhs: GridPoint) -> GridPoint {
        GridPoint(x: lhs.x - rhs.x, y: lhs.y - rhs.y)
    }

    func cross(_ other: GridPoint) -> Int { x * other.y - y * other.x }
    func dot(_ other: GridPoint) -> Int { x * other.x + y * other.y }

    /// Above 0 where `point` lies to the left of the way from `from` to `to`.
    static func side(_ from: GridPoint, _ to: GridPoint, _ point: GridPoint) -> Int {
        (to - from).cross(point - from)
    }
}
