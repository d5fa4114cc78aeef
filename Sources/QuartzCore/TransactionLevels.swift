import CoreGraphics
import Foundation
import Synchronization

/// The transactions of one thread; the first is the implicit one, which is always there.
final class TransactionLevels {
    struct Level {
        var animationDuration: CFTimeInterval = 0.25
        var timingFunction: CAMediaTimingFunction?
        var disablesActions = false
        var values: [String: Any] = [:]
        /// As it was set, to be read.
        var completion: (() -> Void)?
        var group: CompletionGroup?
    }

    @exclusivity(unchecked) var all = [Level()]

    var top: Level {
        get { all[all.count - 1] }
        set { all[all.count - 1] = newValue }
    }

    func endImplicit() {
        let group = all[0].group
        all[0] = Level()
        group?.close()
    }

    /// Asked at each change of a layer: without a copy of the level.
    @inline(__always) var disablesActions: Bool { all[all.count - 1].disablesActions }

    /// Nearly all layers change on the main thread, whose levels need not be looked up. No other thread touches them.
    nonisolated(unsafe) private static let ofMainThread = TransactionLevels()
    /// By its number; 0 until it has asked. Asking Foundation each time would ask the system twice.
    private static let mainThread = Atomic<UInt>(0)

    static var current: TransactionLevels {
        let thread = UInt(pthread_self())
        let main = mainThread.load(ordering: .relaxed)
        if thread == main { return ofMainThread }
        if main == 0, Thread.isMainThread {
            mainThread.store(thread, ordering: .relaxed)
            return ofMainThread
        }
        let key = "cornerstone.transactions"
        if let levels = Thread.current.threadDictionary[key] as? TransactionLevels { return levels }
        let levels = TransactionLevels()
        Thread.current.threadDictionary[key] = levels
        return levels
    }
}
