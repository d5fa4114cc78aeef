import Foundation
import Synchronization

/// Calls of methods that wait for a moment of the clock.
enum DelayedPerforms {
    /// `@unchecked Sendable`: made and run by the thread that steps the clock or runs the run loop.
    private final class Call: @unchecked Sendable {
        let selector: Selector
        let target: AnyObject
        let argument: Any?
        var timer: Timer?

        init(_ selector: Selector, _ target: AnyObject, _ argument: Any?) {
            self.selector = selector
            self.target = target
            self.argument = argument
        }
    }

    private static let waiting = Mutex<[Call]>([])

    static func add(_ selector: Selector, of target: AnyObject, _ argument: Any?, after delay: TimeInterval) {
        let call = Call(selector, target, argument)
        waiting.withLock { $0.append(call) }
        call.timer = ClockTimer.once(after: delay) {
            let isWaiting = waiting.withLock { list in
                let count = list.count
                list.removeAll { $0 === call }
                return list.count < count
            }
            call.timer = nil
            if isWaiting { call.selector.perform(on: call.target, with: call.argument) }
        }
    }

    static func cancel(of target: AnyObject, where fits: (Selector, Any?) -> Bool) {
        let mine = waiting.withLock { list in list.filter { $0.target === target } }
        for call in mine where fits(call.selector, call.argument) {
            waiting.withLock { list in list.removeAll { $0 === call } }
            call.timer?.invalidate()
            call.timer = nil
        }
    }

    static func isSame(_ first: Any?, _ second: Any?) -> Bool {
        guard let first, let second else { return first == nil && second == nil }
        if let first = first as? AnyHashable, let second = second as? AnyHashable { return first == second }
        return (first as AnyObject) === (second as AnyObject)
    }
}
