/// Finds out which of a class's methods a subclass overrides, by comparing their method tables.
///
/// Swift has no such question, and Core Animation and UIKit depend on its answer: a view that draws nothing of its own
/// gets no bitmap. A class's metadata on a platform without Objective-C is a row of words: kind, superclass, sizes,
/// descriptor, then one pointer for every method of it and its superclasses, in an order that subclasses keep. Two
/// probes, of which one overrides the method and the other nothing, differ from the base class in different words: the
/// one that only the overriding probe changes is the method's.
package struct ClassOverrides: Sendable {
    /// Where the method's pointer stands; nil where the probes do not tell (then every subclass counts as overriding).
    private let slot: Int?
    private let base: AnyClass

    /// - Parameters:
    ///   - plain: a subclass of `base` that overrides nothing.
    ///   - overriding: a subclass of `base` that overrides the one method and nothing else.
    package init(base: AnyClass, plain: AnyClass, overriding: AnyClass) {
        self.base = base
        let count = Self.wordCount(of: base)
        let words = (Self.words(of: base), Self.words(of: plain), Self.words(of: overriding))
        slot = (Self.firstMethod..<max(Self.firstMethod, count)).first { index in
            words.1[index] == words.0[index] && words.2[index] != words.0[index]
        }
    }

    package func isOverridden(by type: AnyClass) -> Bool {
        guard type != base else { return false }
        guard let slot else { return true }
        return Self.words(of: type)[slot] != Self.words(of: base)[slot]
    }

    /// Kind, superclass, flags, instance size, class size, descriptor and the destroyer of stored properties.
    static let firstMethod = 7

    package static func words(of type: AnyClass) -> UnsafePointer<UInt> {
        UnsafeRawPointer(unsafeBitCast(type, to: UnsafeRawPointer.self)).assumingMemoryBound(to: UInt.self)
    }

    /// The class size and the address point, both in bytes, are 32-bit numbers of the fifth word.
    package static func wordCount(of type: AnyClass) -> Int {
        let sizes = words(of: type)[4]
        let (size, addressPoint) = (Int(sizes & 0xffff_ffff), Int(sizes >> 32))
        return max(0, size - addressPoint) / MemoryLayout<UInt>.size
    }
}
