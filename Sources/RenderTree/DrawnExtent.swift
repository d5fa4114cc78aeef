package import CoreGraphics

/// A rectangle that grows around what is drawn. What is not finite makes it infinite: too large is harmless.
struct DrawnExtent {
    private(set) var rect = CGRect.null

    mutating func add(_ other: CGRect) {
        if rect.isInfinite || other.isNull { return }
        guard other.isBounded else {
            rect = .infinite
            return
        }
        if rect.isNull {
            rect = other
        } else {
            let (x, y) = (min(rect.origin.x, other.origin.x), min(rect.origin.y, other.origin.y))
            rect = CGRect(
                x: x, y: y, width: max(rect.origin.x + rect.size.width, other.origin.x + other.size.width) - x,
                height: max(rect.origin.y + rect.size.height, other.origin.y + other.size.height) - y)
        }
    }

    mutating func limit(to other: CGRect) {
        if rect.isNull || other.isInfinite { return }
        guard !other.isNull else {
            rect = .null
            return
        }
        guard other.isBounded else { return }
        rect = rect.isInfinite ? other : rect.intersection(other)
    }
}

extension CGRect {
    /// Finite in all its edges.
    var isBounded: Bool {
        origin.x.isFinite && origin.y.isFinite && (origin.x + size.width).isFinite
            && (origin.y + size.height).isFinite && !isInfinite
    }
}

extension RenderShape {
    /// Around the path with its stroke; curves by their control points.
    package var drawnBounds: CGRect {
        let box = path.controlBox
        guard !box.isNull, strokeColor != nil, lineWidth > 0 else { return box }
        let reach = lineWidth / 2 * max(lineJoin == .miter ? miterLimit : 1, 1.5)
        return reach.isFinite ? box.insetBy(dx: -reach, dy: -reach) : .infinite
    }
}

extension RenderShadow {
    /// Around the shadow of what lies in `content`: four standard deviations, and as much again for uneven scales.
    func drawnBounds(of content: CGRect) -> CGRect {
        let caster = path.map(\.controlBox) ?? content
        if caster.isNull || caster.isInfinite { return caster }
        let reach = 8 * radius
        return caster.offsetBy(dx: offset.width, dy: offset.height).insetBy(dx: -reach, dy: -reach)
    }
}

extension CGPath {
    /// Around all points, control points too; null without any, infinite where one is not finite.
    var controlBox: CGRect {
        let points = data.points
        guard let first = points.first else { return .null }
        var (low, high) = (first, first)
        for point in points {
            guard point.x.isFinite, point.y.isFinite else { return .infinite }
            low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
            high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
        }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }
}
