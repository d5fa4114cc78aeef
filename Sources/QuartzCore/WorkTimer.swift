import Foundation

/// A timer whose work is over when it is invalidated.
final class WorkTimer: Timer {
    private var work: TimerWork?

    override var userInfo: Any? { work?.information }

    /// - Parameter seconds: As `ClockTimer` takes them.
    static func make(after seconds: TimeInterval, repeats: Bool, _ work: TimerWork) -> WorkTimer {
        let interval = ClockTimer.interval(seconds, repeats: repeats)
        let timer = WorkTimer(
            fire: Date(timeIntervalSinceNow: interval), interval: repeats ? interval : 0, repeats: repeats
        ) { work.run($0) }
        timer.work = work
        return timer
    }

    override func invalidate() {
        super.invalidate()
        work?.end()
    }
}
