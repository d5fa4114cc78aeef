/// One of a rectangle's corners, as seen with y growing downwards.
public enum Corner: Int, CaseIterable, Hashable, Sendable {
    case topLeft, topRight, bottomRight, bottomLeft

    public var isLeft: Bool { self == .topLeft || self == .bottomLeft }
    public var isTop: Bool { self == .topLeft || self == .topRight }
}

extension CornerRadii {
    public subscript(corner: Corner) -> Double {
        switch corner {
        case .topLeft: Double(topLeft)
        case .topRight: Double(topRight)
        case .bottomRight: Double(bottomRight)
        case .bottomLeft: Double(bottomLeft)
        }
    }
}
