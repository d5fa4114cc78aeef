import Foundation
import Raster

/// A timer that calls a method, and has the information that it was made with.
final class SelectorTimer: Timer {
    private var information: Any?

    override var userInfo: Any? { information }

    /// - Parameter seconds: As `ClockTimer` takes them.
    static func make(
        _ seconds: TimeInterval, _ target: Any, _ selector: Selector, _ information: Any?, repeats: Bool
    ) -> SelectorTimer {
        let interval = ClockTimer.interval(seconds, repeats: repeats)
        let action = Action(selector: selector, target: target)
        let timer = SelectorTimer(
            fire: Date(timeIntervalSinceNow: interval), interval: repeats ? interval : 0, repeats: repeats
        ) { action.run($0) }
        timer.information = information
        return timer
    }

    /// What a timer of ours does.
    ///
    /// `@unchecked Sendable`: done by the thread that steps the clock or runs the run loop.
    struct Action: @unchecked Sendable {
        let selector: Selector
        let target: Any

        func run(_ timer: Timer) { selector.perform(on: target, with: timer) }
    }
}
