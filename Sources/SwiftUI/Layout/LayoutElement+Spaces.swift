import CoreGraphics

/// An element whose space has a name.
@MainActor protocol NamedSpace: LayoutElement {
    var spaceName: AnyHashable { get }
}

extension LayoutElement {
    /// Around the element's frame in another space.
    func frame(in space: CoordinateSpace) -> CGRect {
        let size = shownFrame.size
        let corners = [
            CGPoint.zero, CGPoint(x: size.width, y: 0), CGPoint(x: 0, y: size.height),
            CGPoint(x: size.width, y: size.height),
        ].map { convert($0, to: space) }
        let xs = corners.map(\.x), ys = corners.map(\.y)
        let left = xs.min() ?? 0, top = ys.min() ?? 0
        return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
    }

    /// A point of the element's own space in another one; a name that no ancestor has means the whole hierarchy.
    func convert(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint {
        var point = point
        var element: LayoutElement? = self
        if space.isLocal { return point }
        while let current = element {
            if case .named(let name) = space, let named = current as? any NamedSpace, named.spaceName == name {
                return point
            }
            point = current.convertToContainer(point)
            element = current.container
        }
        return point
    }
}
