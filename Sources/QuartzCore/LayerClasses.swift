internal import ClassAllocation
import CoreGraphics
import Raster

/// Makes a layer of a class that is known only at run time, as Core Animation does for a view's `layerClass`.
///
/// Swift makes objects by a metatype only through a `required` initialiser, and a required `init()` would break every
/// subclass that overrides it. So the initialiser is taken from where the compiler puts it: the class's method table.
package enum LayerClasses {
    /// A new layer by the class's `init()`.
    ///
    /// What is no class of layers, or has no `init()` because it declares other initialisers alone, says so by name and
    /// becomes a plain layer.
    package static func make(_ type: AnyClass) -> CALayer {
        if type == CALayer.self { return CALayer() }
        if type == CAShapeLayer.self { return CAShapeLayer() }
        if type == CAGradientLayer.self { return CAGradientLayer() }
        guard type is CALayer.Type else {
            Notice.once("layerClass: \(type) is not a CALayer; a plain layer stands in for it")
            return CALayer()
        }
        guard let slot, let function = UnsafeRawPointer(bitPattern: ClassOverrides.words(of: type)[slot]) else {
            Notice.once("layerClass: this compiler's classes cannot be read; a plain layer stands in for \(type)")
            return CALayer()
        }
        guard !StubInitializers.contains(function),
            let object = cornerstone_allocate(function, unsafeBitCast(type, to: UnsafeRawPointer.self))
        else {
            Notice.once("layerClass: \(type) has no init(); a plain layer stands in for it")
            return CALayer()
        }
        return Unmanaged<CALayer>.fromOpaque(object).takeRetainedValue()
    }

    /// Where a class's method table holds `init()`: the place that a root class with nothing but `init()`, which
    /// `NSObject` is like in this, fills anew in each subclass. Subclasses of the probe inherit the others.
    static let slot: Int? = {
        let (base, probe) = (ClassOverrides.words(of: CALayer.self), ClassOverrides.words(of: Probe.self))
        let (root, count) = (ClassOverrides.words(of: NSObject.self), ClassOverrides.wordCount(of: NSObject.self))
        guard count > ClassOverrides.firstMethod else { return nil }
        // Only `init()` is both NSObject's and overridden by CALayer and by the probe.
        return (ClassOverrides.firstMethod..<count).first { index in
            root[index] != base[index] && base[index] != probe[index]
        }
    }()

    /// Overrides `init()` alone.
    private final class Probe: CALayer {
        override init() { super.init() }

        required init?(coder: NSCoder) { return nil }
    }
}
