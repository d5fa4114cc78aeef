import CoreGraphics

/// A place in a view, which a geometry proxy says where it is.
public struct Anchor<Value> {
    /// A place that a view can be asked for.
    public struct Source {
        let place: (LayoutElement, _ target: LayoutElement) -> Value
    }

    nonisolated(unsafe) let element: LayoutElement
    nonisolated(unsafe) let place: (LayoutElement, LayoutElement) -> Value

    init(element: LayoutElement, place: @escaping (LayoutElement, LayoutElement) -> Value) {
        self.element = element
        self.place = place
    }
}

extension Anchor: @unchecked Sendable where Value: Sendable {}
extension Anchor.Source: @unchecked Sendable where Value: Sendable {}

extension Anchor: Equatable where Value: Equatable {
    public static func == (lhs: Anchor, rhs: Anchor) -> Bool { lhs.element === rhs.element }
}

extension Anchor: Hashable where Value: Hashable {
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(element)) }
}

extension Anchor.Source where Value == CGRect {
    /// The view's bounds.
    public static var bounds: Anchor<CGRect>.Source {
        .init { element, target in
            MainActor.assumed {
                let origin = target.point(inGlobal: element.convert(.zero, to: .global))
                return CGRect(origin: origin, size: element.shownFrame.size)
            }
        }
    }

    /// A rectangle in the view.
    public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
        .init { element, target in
            MainActor.assumed {
                CGRect(origin: target.point(inGlobal: element.convert(r.origin, to: .global)), size: r.size)
            }
        }
    }
}

extension Anchor.Source where Value == CGPoint {
    /// A point in the view.
    public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
        .init { element, target in
            MainActor.assumed { target.point(inGlobal: element.convert(p, to: .global)) }
        }
    }

    /// A point by its part of the view's size.
    public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
        .init { element, target in
            MainActor.assumed {
                let size = element.shownFrame.size
                let point = CGPoint(x: p.x * size.width, y: p.y * size.height)
                return target.point(inGlobal: element.convert(point, to: .global))
            }
        }
    }

    public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
    public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
    public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
    public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
    public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
    public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
    public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
    public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
    public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension LayoutElement {
    /// A point of the whole hierarchy's space in the element's own.
    final func point(inGlobal point: CGPoint) -> CGPoint {
        let outer = container?.point(inGlobal: point) ?? point
        return convertFromContainer(outer) ?? outer
    }
}

extension GeometryProxy {
    /// Where a place in another view is, in the reader's space.
    public subscript<T>(anchor: Anchor<T>) -> T {
        nonisolated(unsafe) let element = element
        return anchor.place(anchor.element, element)
    }
}
