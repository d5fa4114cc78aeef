package import CoreGraphics

/// A rectangle that grows around what is drawn. What is not finite, or far out, makes it infinite: too large is harmless.
///
/// It is asked for every child of every node that is made, so it keeps edges, and compares numbers by itself.
struct DrawnExtent {
    private var (minX, minY) = (CGFloat.infinity, CGFloat.infinity)
    private var (maxX, maxY) = (-CGFloat.infinity, -CGFloat.infinity)
    private var isUnbounded = false

    var rect: CGRect {
        if isUnbounded { return .infinite }
        return minX > maxX ? .null : CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }

    @inline(__always)
    mutating func add(_ other: CGRect) { add(other, dx: 0, dy: 0) }

    /// Adds a rectangle that is moved.
    @inline(__always)
    mutating func add(_ other: CGRect, dx: CGFloat, dy: CGFloat) {
        if other.isEmptyOfAll { return }
        let (x, y) = (other.origin.x + dx, other.origin.y + dy)
        let (right, bottom) = (x + other.size.width, y + other.size.height)
        // What is not a number is no less than anything.
        guard x > -CGRect.far, y > -CGRect.far, right < CGRect.far, bottom < CGRect.far else {
            isUnbounded = true
            return
        }
        if x < minX { minX = x }
        if y < minY { minY = y }
        if right > maxX { maxX = right }
        if bottom > maxY { maxY = bottom }
    }

    mutating func add(_ other: DrawnExtent) {
        isUnbounded = isUnbounded || other.isUnbounded
        minX = min(minX, other.minX)
        minY = min(minY, other.minY)
        maxX = max(maxX, other.maxX)
        maxY = max(maxY, other.maxY)
    }

    /// Outwards on all sides; nothing stays nothing.
    mutating func grow(by margin: CGFloat) {
        let rect = rect
        guard !rect.isNull, !rect.isInfinite else { return }
        self = DrawnExtent()
        add(rect.insetBy(dx: -margin, dy: -margin))
    }

    mutating func limit(to other: CGRect) {
        let rect = rect
        if rect.isNull || other.isInfinite { return }
        guard !other.isNull else {
            self = DrawnExtent()
            return
        }
        guard other.isBounded else { return }
        let part = isUnbounded ? other : rect.overlap(with: other)
        self = DrawnExtent()
        add(part)
    }
}

extension CGRect {
    /// A rectangle that reaches farther is taken for an infinite one: from an edge and a length that are much larger than
    /// the other edge, that edge does not come out again.
    fileprivate static let far: CGFloat = 1e9

    /// Null, without a call.
    @inline(__always)
    var isEmptyOfAll: Bool { origin.x == .infinity }

    /// Finite in all its edges.
    var isBounded: Bool {
        origin.x.isFinite && origin.y.isFinite && (origin.x + size.width).isFinite
            && (origin.y + size.height).isFinite && !isInfinite
    }
}

extension RenderShape {
    /// Around the path with its stroke; curves by their control points.
    package var drawnBounds: CGRect {
        let box = path.shape.controlBox
        guard !box.isNull, strokeColor != nil, lineWidth > 0 else { return box }
        let reach = lineWidth / 2 * max(lineJoin == .miter ? miterLimit : 1, 1.5)
        return reach.isFinite ? box.insetBy(dx: -reach, dy: -reach) : .infinite
    }
}

extension RenderShadow {
    /// Around the shadow of what lies in `content`: four standard deviations, and as much again for uneven scales.
    func drawnBounds(of content: CGRect) -> CGRect {
        let caster = path?.shape.controlBox ?? content
        if caster.isNull || caster.isInfinite { return caster }
        let reach = 8 * radius
        return caster.offsetBy(dx: offset.width, dy: offset.height).insetBy(dx: -reach, dy: -reach)
    }
}
