internal import ClassAllocation
import Foundation
import Raster

/// Makes an object of a class that is known only at run time: a program's delegates. See `LayerClasses`.
package enum ObjectClasses {
    /// A new object by the class's `init()`; nil, said by name, where it is no `NSObject` or has no `init()`.
    package static func make(_ type: AnyClass) -> NSObject? {
        guard type is NSObject.Type, let slot = LayerClasses.slot,
            let function = UnsafeRawPointer(bitPattern: ClassOverrides.words(of: type)[slot]),
            !StubInitializers.contains(function),
            let object = cornerstone_allocate(function, unsafeBitCast(type, to: UnsafeRawPointer.self))
        else {
            Notice.once("\(type): cannot be made by its name, for it is no NSObject or has no init()")
            return nil
        }
        return Unmanaged<NSObject>.fromOpaque(object).takeRetainedValue()
    }
}
