import CoreGraphics
import RenderTree

/// Changes of how a view is drawn, which leave its size and place as they are.
public protocol VisualEffect: Sendable {
    var _changes: _VisualChanges { get }
}

/// What visual effects do, one after the other.
public struct _VisualChanges: Sendable {
    typealias Change = @MainActor @Sendable (RenderNode?, LayoutElement, CGSize) -> RenderNode?

    var changes: [Change] = []

    @MainActor func draw(_ node: RenderNode?, _ element: LayoutElement, _ size: CGSize) -> RenderNode? {
        changes.reduce(node) { $1($0, element, size) }
    }
}

/// No change.
public struct EmptyVisualEffect: VisualEffect {
    public init() {}
    public var _changes: _VisualChanges { _VisualChanges() }
}

/// One change after others.
public struct _ChangedVisualEffect: VisualEffect {
    public let _changes: _VisualChanges
}

extension VisualEffect {
    private func adding(_ change: @escaping _VisualChanges.Change) -> _ChangedVisualEffect {
        var changes = _changes
        changes.changes.append(change)
        return _ChangedVisualEffect(_changes: changes)
    }

    private func adding<M: ElementModifier>(_ modifier: M) -> _ChangedVisualEffect {
        nonisolated(unsafe) let modifier = modifier
        return adding { modifier.draw($0, $1, $2) }
    }

    public func offset(_ offset: CGSize) -> some VisualEffect { adding(_OffsetEffect(offset: offset)) }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
        offset(CGSize(width: x, height: y))
    }
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        adding(_ScaleEffect(scale: scale, anchor: anchor))
    }
    public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        adding(_RotationEffect(angle: angle, anchor: anchor))
    }
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some VisualEffect {
        adding(
            _Rotation3DEffect(angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
    }
    public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
        adding(_TransformEffect(transform: transform))
    }
    public func opacity(_ opacity: Double) -> some VisualEffect { adding(_OpacityEffect(opacity: opacity)) }
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
        adding(_BlurEffect(radius: radius, isOpaque: opaque))
    }
    public func brightness(_ amount: Double) -> some VisualEffect {
        adding(_ColorAmountEffect(kind: .brightness, amount: amount, neutral: 0))
    }
    public func contrast(_ amount: Double) -> some VisualEffect {
        adding(_ColorAmountEffect(kind: .contrast, amount: amount, neutral: 1))
    }
    public func saturation(_ amount: Double) -> some VisualEffect {
        adding(_ColorAmountEffect(kind: .saturation, amount: amount, neutral: 1))
    }
    public func grayscale(_ amount: Double) -> some VisualEffect { saturation(1 - amount) }
    public func hueRotation(_ angle: Angle) -> some VisualEffect {
        adding(_ColorAmountEffect(kind: .hueRotation, amount: angle.radians, neutral: 0))
    }
}
