import CoreGraphics

/// The space around an element that its views may reach into, and the part of it that nothing covers.
struct SafeArea: Equatable {
    var outer: CGRect
    var safe: CGRect

    func offsetBy(_ x: CGFloat, _ y: CGFloat) -> SafeArea {
        SafeArea(outer: outer.offsetBy(dx: x, dy: y), safe: safe.offsetBy(dx: x, dy: y))
    }

    /// The area without margins at some edges.
    func ignoring(_ edges: Edge.Set) -> SafeArea {
        var area = self
        let (left, right) = (
            edges.contains(.leading) ? outer.minX : safe.minX, edges.contains(.trailing) ? outer.maxX : safe.maxX
        )
        let (top, bottom) = (
            edges.contains(.top) ? outer.minY : safe.minY, edges.contains(.bottom) ? outer.maxY : safe.maxY
        )
        area.safe = CGRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
        return area
    }

    /// A rectangle, with those of its edges that reach the safe part's moved out to the outer ones.
    func reach(of rect: CGRect, _ edges: Edge.Set) -> CGRect {
        let slack: CGFloat = 0.5
        var (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        if edges.contains(.leading), left <= safe.minX + slack { left = min(left, outer.minX) }
        if edges.contains(.top), top <= safe.minY + slack { top = min(top, outer.minY) }
        if edges.contains(.trailing), right >= safe.maxX - slack { right = max(right, outer.maxX) }
        if edges.contains(.bottom), bottom >= safe.maxY - slack { bottom = max(bottom, outer.maxY) }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}

/// An element that says how far what is inside of it may reach.
@MainActor protocol SafeAreaSource: LayoutElement {
    /// In the element's own space.
    var innerSafeArea: SafeArea { get }
}

extension LayoutElement {
    /// The safe area around the element, in its own space.
    final var safeArea: SafeArea {
        var (x, y) = (-frame.minX, -frame.minY)
        var above = container
        while let element = above {
            if let source = element as? any SafeAreaSource { return source.innerSafeArea.offsetBy(x, y) }
            (x, y) = (x - element.frame.minX, y - element.frame.minY)
            above = element.container
        }
        return graph.safeArea.offsetBy(x, y)
    }

    /// The element's bounds with edges that reach a margin moved out over it.
    final func bounds(reachingOver edges: Edge.Set) -> CGRect {
        safeArea.reach(of: CGRect(origin: .zero, size: frame.size), edges)
    }

    /// The margins beside the element's own bounds.
    final var safeAreaInsets: EdgeInsets {
        let area = safeArea
        let reach = area.reach(of: CGRect(origin: .zero, size: frame.size), .all)
        return EdgeInsets(
            top: -reach.minY, leading: -reach.minX, bottom: reach.maxY - frame.height,
            trailing: reach.maxX - frame.width)
    }
}

/// An element whose layout depends on where it stands.
@MainActor protocol PlaceWatcher: LayoutElement {
    /// Told after each layout.
    func placesSettled()
}
