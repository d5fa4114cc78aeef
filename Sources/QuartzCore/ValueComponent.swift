import CoreGraphics

/// A part of a structure that a key path may end with, such as `.size.width` or `.rotation.z`.
enum ValueComponent: Sendable, Equatable {
    case x, y, width, height
    case origin, size, originX, originY, sizeWidth, sizeHeight
    case rotation(Int)
    /// All three.
    case scale
    /// Along x and y: not in Apple's tables, but its systems know it, and programs use it.
    case scaleInPlane
    case scaleAxis(Int)
    /// Along x and y.
    case translation
    case translationAxis(Int)

    /// Nil where values of the kind have no such part.
    init?(_ name: String, of kind: LayerValue.Kind) {
        switch (kind, name) {
        case (.point, "x"), (.size, "x"): self = .x
        case (.point, "y"), (.size, "y"): self = .y
        case (.size, "width"): self = .width
        case (.size, "height"): self = .height
        case (.rect, "origin"): self = .origin
        case (.rect, "size"): self = .size
        case (.rect, "origin.x"): self = .originX
        case (.rect, "origin.y"): self = .originY
        case (.rect, "size.width"): self = .sizeWidth
        case (.rect, "size.height"): self = .sizeHeight
        case (.transform, "rotation"), (.transform, "rotation.z"): self = .rotation(2)
        case (.transform, "rotation.x"): self = .rotation(0)
        case (.transform, "rotation.y"): self = .rotation(1)
        case (.transform, "scale"): self = .scale
        case (.transform, "scale.xy"): self = .scaleInPlane
        case (.transform, "scale.x"): self = .scaleAxis(0)
        case (.transform, "scale.y"): self = .scaleAxis(1)
        case (.transform, "scale.z"): self = .scaleAxis(2)
        case (.transform, "translation"): self = .translation
        case (.transform, "translation.x"): self = .translationAxis(0)
        case (.transform, "translation.y"): self = .translationAxis(1)
        case (.transform, "translation.z"): self = .translationAxis(2)
        default: return nil
        }
    }

    var kind: LayerValue.Kind {
        switch self {
        case .origin: .point
        case .size, .translation: .size
        default: .number
        }
    }

    /// The part of a value.
    func part(of value: LayerValue) -> LayerValue {
        switch (value, self) {
        case (.point(let p), .x): .number(Double(p.x))
        case (.point(let p), .y): .number(Double(p.y))
        case (.size(let s), .width), (.size(let s), .x): .number(Double(s.width))
        case (.size(let s), .height), (.size(let s), .y): .number(Double(s.height))
        case (.rect(let r), .origin): .point(r.origin)
        case (.rect(let r), .size): .size(r.size)
        case (.rect(let r), .originX): .number(Double(r.origin.x))
        case (.rect(let r), .originY): .number(Double(r.origin.y))
        case (.rect(let r), .sizeWidth): .number(Double(r.size.width))
        case (.rect(let r), .sizeHeight): .number(Double(r.size.height))
        case (.transform(let m), .rotation(let axis)): .number(TransformParts(m).angles[axis])
        case (.transform(let m), .scale): .number(Self.meanScale(of: TransformParts(m)))
        case (.transform(let m), .scaleInPlane): .number(Self.meanScaleInPlane(of: TransformParts(m)))
        case (.transform(let m), .scaleAxis(let axis)): .number(TransformParts(m).scale[axis])
        case (.transform(let m), .translation): .size(CGSize(width: m.m41, height: m.m42))
        case (.transform(let m), .translationAxis(let axis)):
            .number(Double(axis == 0 ? m.m41 : axis == 1 ? m.m42 : m.m43))
        default: .none
        }
    }

    private static func meanScale(of parts: TransformParts) -> Double {
        parts.scale.x == parts.scale.y && parts.scale.y == parts.scale.z
            ? parts.scale.x : (parts.scale.x + parts.scale.y + parts.scale.z) / 3
    }

    private static func meanScaleInPlane(of parts: TransformParts) -> Double {
        parts.scale.x == parts.scale.y ? parts.scale.x : (parts.scale.x + parts.scale.y) / 2
    }

    /// The value with another part; unchanged where the part is of the wrong kind.
    func replaced(in value: LayerValue, by part: LayerValue) -> LayerValue {
        switch (value, part) {
        case (.rect(let rect), .point(let origin)) where self == .origin:
            return .rect(CGRect(origin: origin, size: rect.size))
        case (.rect(let rect), .size(let size)) where self == .size:
            return .rect(CGRect(origin: rect.origin, size: size))
        case (.transform(var m), .size(let size)) where self == .translation:
            (m.m41, m.m42) = (size.width, size.height)
            return .transform(m)
        case (.transform(let matrix), .number(let number)):
            return .transform(transform(matrix, with: number))
        case (_, .number(let number)):
            guard let lane else { return value }
            var lanes = value.lanes
            guard lane < lanes.count else { return value }
            lanes[lane] = number
            return value.with(lanes: lanes)
        default: return value
        }
    }

    /// Which of a point's, size's or rectangle's numbers it is.
    private var lane: Int? {
        switch self {
        case .x, .width, .originX: 0
        case .y, .height, .originY: 1
        case .sizeWidth: 2
        case .sizeHeight: 3
        default: nil
        }
    }

    private func transform(_ matrix: CATransform3D, with number: Double) -> CATransform3D {
        if case .translationAxis(let axis) = self {
            var moved = matrix
            if axis == 0 { moved.m41 = CGFloat(number) }
            if axis == 1 { moved.m42 = CGFloat(number) }
            if axis == 2 { moved.m43 = CGFloat(number) }
            return moved
        }
        var parts = TransformParts(matrix)
        switch self {
        case .rotation(let axis):
            var angles = parts.angles
            angles[axis] = number
            parts.angles = angles
        case .scale: parts.scale = SIMD3(number, number, number)
        case .scaleInPlane: (parts.scale.x, parts.scale.y) = (number, number)
        case .scaleAxis(let axis): parts.scale[axis] = number
        default: return matrix
        }
        return parts.matrix
    }
}
