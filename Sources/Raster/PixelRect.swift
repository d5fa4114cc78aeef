/// A half-open rectangle of whole pixels: columns x0 ..< x1, rows y0 ..< y1.
public struct PixelRect: Hashable, Sendable, BitwiseCopyable {
    public var x0, y0, x1, y1: Int

    public static let empty = PixelRect(x0: 0, y0: 0, x1: 0, y1: 0)

    public init(x0: Int, y0: Int, x1: Int, y1: Int) {
        self.x0 = x0
        self.y0 = y0
        self.x1 = x1
        self.y1 = y1
    }

    public var isEmpty: Bool { x0 >= x1 || y0 >= y1 }
    public var width: Int { max(0, x1 - x0) }
    public var height: Int { max(0, y1 - y0) }

    public func intersection(_ other: PixelRect) -> PixelRect {
        PixelRect(x0: max(x0, other.x0), y0: max(y0, other.y0), x1: min(x1, other.x1), y1: min(y1, other.y1))
    }
}
