import CoreGraphics

/// The size and the place of a geometry reader.
public struct GeometryProxy {
    nonisolated(unsafe) let element: LayoutElement
    /// In points.
    public let size: CGSize

    /// The margins beside the reader that something covers.
    public var safeAreaInsets: EdgeInsets {
        nonisolated(unsafe) let element = element
        return MainActor.assumed { element.safeAreaInsets }
    }

    /// The reader's frame in another space.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        nonisolated(unsafe) let element = element
        return MainActor.assumed { element.frame(in: coordinateSpace) }
    }
}

/// A space in which places are meant.
public enum CoordinateSpace: Hashable {
    /// Of the whole hierarchy.
    case global
    /// Of the view itself.
    case local
    /// Of an ancestor that has the name.
    case named(AnyHashable)

    public var isGlobal: Bool { self == .global }
    public var isLocal: Bool { self == .local }
}

extension CoordinateSpace: @unchecked Sendable {}
