/// What chains lie in, on the grid of `AreaGrid`.
struct ChainBox: BitwiseCopyable {
    var minX, minY, maxX, maxY: Int32

    static let empty = ChainBox(minX: .max, minY: .max, maxX: .min, maxY: .min)

    /// - Parameters:
    ///   - first: The height of one of a chain's ends, and then the other's.
    @inline(__always)
    init(_ minX: Int32, _ maxX: Int32, _ first: Int32, _ last: Int32) {
        (self.minX, self.maxX) = (minX, maxX)
        (minY, maxY) = (min(first, last), max(first, last))
    }

    private init(minX: Int32, minY: Int32, maxX: Int32, maxY: Int32) {
        (self.minX, self.minY, self.maxX, self.maxY) = (minX, minY, maxX, maxY)
    }

    /// The middle of its height.
    @inline(__always)
    var middle: Int32 { (minY &+ maxY) >> 1 }

    @inline(__always)
    mutating func add(_ other: ChainBox) {
        minX = min(minX, other.minX)
        minY = min(minY, other.minY)
        maxX = max(maxX, other.maxX)
        maxY = max(maxY, other.maxY)
    }

    @inline(__always)
    func meets(_ other: ChainBox) -> Bool {
        minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
    }
}
