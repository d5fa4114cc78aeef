import CornerGeometry
import Foundation

/// An item that fills an outline or casts its shadow, and is not clipped: most of a picture with many items. What it
/// touches and what it hides is told in some nanoseconds.
struct ItemOutline {
    private let rect: CGRect
    /// How far the corners reach along the edges, at most.
    private let left, right, top, bottom: Double
    /// The pixels that it may touch.
    let bounds: PixelRect
    /// A colour that hides what lies behind it.
    let isOpaque: Bool
    let isShadow: Bool

    /// Nil for any other item.
    @inline(__always)
    init?(_ item: UnsafePointer<DrawItem>) {
        guard item.pointee.clip == nil else { return nil }
        switch item.pointee.content {
        case .fill(let shape, let paint):
            guard case .outline(let outline) = shape.geometry else { return nil }
            var isOpaque = false
            if case .color(let color) = paint, shape.flatness == .exact { isOpaque = color.isOpaque }
            self.init(
                outline, bounds: Self.pixels(outline.rect, reach: 0, dx: 0, dy: 0), isOpaque: isOpaque,
                isShadow: false)
        case .shadow(let shape, let shadow):
            guard case .outline(let outline) = shape.geometry, shadow.falloff == .gaussian, shape.isAntialiased,
                shape.flatness == .exact
            else { return nil }
            // 2.9 sigma from an edge less than half of 1 / 255 is left, and nothing is drawn.
            let reach = Int(3 * Preparer.valid(sigma: shadow.sigma)) + 5
            let bounds = Self.pixels(
                outline.rect, reach: reach, dx: Extent.held(shadow.dx), dy: Extent.held(shadow.dy))
            self.init(outline, bounds: bounds, isOpaque: false, isShadow: true)
        case .group: return nil
        }
    }

    @inline(__always)
    private init(_ outline: CornerOutline, bounds: PixelRect, isOpaque: Bool, isShadow: Bool) {
        rect = outline.rect
        let extent = outline.curve == .continuous ? CornerShape.continuousExtent : 1
        let radii = outline.radii
        left = extent * max(radii.topLeft, radii.bottomLeft)
        right = extent * max(radii.topRight, radii.bottomRight)
        top = extent * max(radii.topLeft, radii.topRight)
        bottom = extent * max(radii.bottomLeft, radii.bottomRight)
        self.bounds = bounds
        self.isOpaque = isOpaque
        self.isShadow = isShadow
    }

    /// About how many bytes it takes prepared, where it shows in `bounds`.
    @inline(__always)
    func preparedSize(showing bounds: PixelRect) -> Int {
        isShadow
            ? PreparedSize.bytes(ofOutlineShadowShowing: bounds) : PreparedSize.bytes(ofOutlineShowing: bounds)
    }

    /// Tells a map what an opaque outline covers fully: what lies beside its corners, and between them.
    @inline(__always)
    func cover(_ map: inout OcclusionMap) {
        let (x0, y0) = (Self.ceiling(rect.origin.x), Self.ceiling(rect.origin.y))
        let (maxX, maxY) = (rect.origin.x + rect.size.width, rect.origin.y + rect.size.height)
        let (x1, y1) = (Self.floor(maxX), Self.floor(maxY))
        map.cover(
            PixelRect(
                x0: x0, y0: Self.ceiling(rect.origin.y + top), x1: x1, y1: Self.floor(maxY - bottom)))
        guard left > 0 || right > 0 else { return }
        map.cover(
            PixelRect(
                x0: Self.ceiling(rect.origin.x + left), y0: y0, x1: Self.floor(maxX - right), y1: y1))
    }

    /// The pixels that a rectangle touches, grown and moved.
    @inline(__always)
    private static func pixels(_ rect: CGRect, reach: Int, dx: Int, dy: Int) -> PixelRect {
        guard rect.size.width > 0, rect.size.height > 0 else { return .empty }
        return PixelRect(
            x0: floor(rect.origin.x) - reach + dx, y0: floor(rect.origin.y) - reach + dy,
            x1: ceiling(rect.origin.x + rect.size.width) + reach + dx,
            y1: ceiling(rect.origin.y + rect.size.height) + reach + dy)
    }

    /// Farther out nothing is drawn.
    @inline(__always)
    private static func floor(_ value: Double) -> Int {
        let held = min(max(value, -OutlineCoverage.reach), OutlineCoverage.reach)
        let whole = Int(held)
        return Double(whole) > held ? whole - 1 : whole
    }

    @inline(__always)
    private static func ceiling(_ value: Double) -> Int { -floor(-value) }
}
