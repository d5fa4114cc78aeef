internal import ClassAllocation
import CoreGraphics
import Raster

/// Makes presentation copies of layers by their classes' own `init(layer:)`, as Core Animation does.
///
/// The initialiser is found as `LayerClasses` finds `init()`.
enum LayerCopies {
    static func copy(of layer: CALayer) -> CALayer {
        let type = Swift.type(of: layer)
        if type == CALayer.self { return CALayer(layer: layer) }
        if type == CAShapeLayer.self { return CAShapeLayer(layer: layer) }
        if type == CAGradientLayer.self { return CAGradientLayer(layer: layer) }
        guard let slot, let function = UnsafeRawPointer(bitPattern: ClassOverrides.words(of: type)[slot]),
            !StubInitializers.contains(function)
        else {
            Notice.once("CALayer: \(type) has no init(layer:), so that what it adds to a layer is not animated")
            return plainCopy(of: layer)
        }
        // The initialiser takes the reference in the box over.
        let box = UnsafeMutablePointer<Any>.allocate(capacity: 1)
        defer { box.deallocate() }
        box.initialize(to: layer)
        guard
            let object = cornerstone_allocate_with(
                function, unsafeBitCast(type as AnyClass, to: UnsafeRawPointer.self), box)
        else { return plainCopy(of: layer) }
        return Unmanaged<CALayer>.fromOpaque(object).takeRetainedValue()
    }

    private static func plainCopy(of layer: CALayer) -> CALayer {
        switch layer {
        case is CAShapeLayer: CAShapeLayer(layer: layer)
        case is CAGradientLayer: CAGradientLayer(layer: layer)
        case is CAEmitterLayer: CAEmitterLayer(layer: layer)
        case is CAScrollLayer: CAScrollLayer(layer: layer)
        case is CATiledLayer: CATiledLayer(layer: layer)
        case is CATransformLayer: CATransformLayer(layer: layer)
        case is CAReplicatorLayer: CAReplicatorLayer(layer: layer)
        default: CALayer(layer: layer)
        }
    }

    /// Where a class's method table holds `init(layer:)`.
    ///
    /// Every class has its own entries for the initialisers that it inherits. `init()` is `NSObject`'s, so the first such
    /// entry beyond `NSObject`'s table is the initialiser that `CALayer` declares first.
    private static let slot: Int? = {
        let (base, plain) = (ClassOverrides.words(of: CALayer.self), ClassOverrides.words(of: PlainProbe.self))
        let (first, count) = (
            ClassOverrides.wordCount(of: NSObject.self), ClassOverrides.wordCount(of: CALayer.self)
        )
        guard first < count else { return nil }
        return (first..<count).first { base[$0] != plain[$0] }
    }()

    private final class PlainProbe: CALayer {}
}
