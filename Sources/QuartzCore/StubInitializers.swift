internal import ClassAllocation
import Synchronization

/// Which initialisers in classes' method tables are stubs, which end the program because the class has not that
/// initialiser. What was found out of one is kept, since presentation copies ask at each step.
enum StubInitializers {
    /// By their addresses.
    private static let known = Mutex<[UInt: Bool]>([:])

    static func contains(_ function: UnsafeRawPointer) -> Bool {
        let address = UInt(bitPattern: function)
        if let isStub = known.withLock({ $0[address] }) { return isStub }
        let isStub = cornerstone_is_stub(function)
        known.withLock { $0[address] = isStub }
        return isStub
    }
}
