internal import ClassAllocation
import CoreGraphics
import Raster

/// Makes objects of classes that are known only at run time, by initialisers that are not `required`: those that table and
/// collection views make cells with. See `LayerClasses`.
package enum ObjectsByClass {
    /// By `init(frame:)`, which is the first of the initialisers that a root class declares and that `base` and `probe`
    /// override.
    ///
    /// - Parameters:
    ///   - type: A subclass of `base`, or that.
    ///   - root: The class that declares the initialiser; `above` is its superclass.
    ///   - probe: A subclass of `base` that overrides nothing but initialisers.
    /// - Returns: Nil, which is said, where the class has no such initialiser.
    package static func framed(
        _ type: AnyClass, base: AnyClass, root: AnyClass, above: AnyClass, probe: AnyClass, frame: CGRect
    ) -> AnyObject? {
        let words = (
            root: ClassOverrides.words(of: root), base: ClassOverrides.words(of: base),
            probe: ClassOverrides.words(of: probe)
        )
        let range =
            ClassOverrides.wordCount(
                of: above)..<max(
                ClassOverrides.wordCount(of: above), ClassOverrides.wordCount(of: root))
        let slot = range.first { index in
            words.root[index] != words.base[index] && words.base[index] != words.probe[index]
        }
        guard let function = initializer(type, slot, "init(frame:)"),
            let object = cornerstone_allocate_framed(
                function, unsafeBitCast(type, to: UnsafeRawPointer.self), Double(frame.minX), Double(frame.minY),
                Double(frame.width), Double(frame.height))
        else { return nil }
        return Unmanaged<AnyObject>.fromOpaque(object).takeRetainedValue()
    }

    /// By an initialiser that takes an enumeration and an optional string, the first that `base` declares.
    ///
    /// - Parameters:
    ///   - above: The superclass of `base`.
    ///   - probe: A subclass of `base` that overrides nothing but initialisers.
    ///   - kind: The enumeration's case, by its place.
    package static func named(
        _ type: AnyClass, base: AnyClass, above: AnyClass, probe: AnyClass, initializer name: String, kind: UInt8,
        string: String?
    ) -> AnyObject? {
        guard let function = firstInitializer(type, base, above, probe, name) else { return nil }
        let parts = words(of: string)
        guard
            let object = cornerstone_allocate_named(
                function, unsafeBitCast(type, to: UnsafeRawPointer.self), kind, parts.0, parts.1)
        else { return nil }
        return Unmanaged<AnyObject>.fromOpaque(object).takeRetainedValue()
    }

    /// The same, where the initialiser takes an optional string alone.
    package static func titled(
        _ type: AnyClass, base: AnyClass, above: AnyClass, probe: AnyClass, initializer name: String,
        string: String?
    ) -> AnyObject? {
        guard let function = firstInitializer(type, base, above, probe, name) else { return nil }
        let parts = words(of: string)
        guard
            let object = cornerstone_allocate_titled(
                function, unsafeBitCast(type, to: UnsafeRawPointer.self), parts.0, parts.1)
        else { return nil }
        return Unmanaged<AnyObject>.fromOpaque(object).takeRetainedValue()
    }

    /// The first that `base` declares.
    private static func firstInitializer(
        _ type: AnyClass, _ base: AnyClass, _ above: AnyClass, _ probe: AnyClass, _ name: String
    ) -> UnsafeRawPointer? {
        let (own, changed) = (ClassOverrides.words(of: base), ClassOverrides.words(of: probe))
        let start = ClassOverrides.wordCount(of: above)
        let slot = (start..<max(start, ClassOverrides.wordCount(of: base))).first { own[$0] != changed[$0] }
        return initializer(type, slot, name)
    }

    /// An optional string as it is handed over: the initialiser takes over one reference to it.
    private static func words(of string: String?) -> (UInt64, UInt64) {
        let given = UnsafeMutablePointer<String?>.allocate(capacity: 1)
        defer { given.deallocate() }
        given.initialize(to: string)
        return UnsafeRawPointer(given).loadUnaligned(as: (UInt64, UInt64).self)
    }

    private static func initializer(_ type: AnyClass, _ slot: Int?, _ name: String) -> UnsafeRawPointer? {
        guard let slot, let function = UnsafeRawPointer(bitPattern: ClassOverrides.words(of: type)[slot]) else {
            Notice.once("this compiler's classes cannot be read; \(type) cannot be made by its class")
            return nil
        }
        guard !StubInitializers.contains(function) else {
            Notice.once("\(type) has no \(name); it cannot be made by its class")
            return nil
        }
        return function
    }
}
