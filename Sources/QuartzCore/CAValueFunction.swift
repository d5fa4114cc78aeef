import CoreGraphics
import Foundation

/// Makes a transform of one number, or of three: an angle, a scale, a move.
open class CAValueFunction: NSObject, @unchecked Sendable {
    // `@unchecked Sendable`: nothing in it changes.
    public final let name: CAValueFunctionName

    /// Nil for an unknown name.
    public init?(name: CAValueFunctionName) {
        guard Self.known.contains(name) else { return nil }
        self.name = name
        super.init()
    }

    private static let known: Set<CAValueFunctionName> = [
        .rotateX, .rotateY, .rotateZ, .scale, .scaleX, .scaleY, .scaleZ, .translate, .translateX, .translateY,
        .translateZ,
    ]

    /// Three numbers for a scale or a move along all axes, else one.
    final var inputKind: LayerValue.Kind { name == .scale || name == .translate ? .numbers : .number }

    final func transform(of value: LayerValue) -> LayerValue {
        let n = value.lanes.map { CGFloat($0.finite) }
        let x = n.first ?? 0
        let (y, z) = (n.count > 1 ? n[1] : x, n.count > 2 ? n[2] : x)
        switch name {
        case .rotateX: return .transform(CATransform3DMakeRotation(x, 1, 0, 0))
        case .rotateY: return .transform(CATransform3DMakeRotation(x, 0, 1, 0))
        case .rotateZ: return .transform(CATransform3DMakeRotation(x, 0, 0, 1))
        case .scale: return .transform(CATransform3DMakeScale(x, y, z))
        case .scaleX: return .transform(CATransform3DMakeScale(x, 1, 1))
        case .scaleY: return .transform(CATransform3DMakeScale(1, x, 1))
        case .scaleZ: return .transform(CATransform3DMakeScale(1, 1, x))
        case .translate: return .transform(CATransform3DMakeTranslation(x, y, z))
        case .translateX: return .transform(CATransform3DMakeTranslation(x, 0, 0))
        case .translateY: return .transform(CATransform3DMakeTranslation(0, x, 0))
        default: return .transform(CATransform3DMakeTranslation(0, 0, x))
        }
    }
}
