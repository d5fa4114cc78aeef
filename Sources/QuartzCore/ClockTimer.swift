import Foundation

/// Timers that follow the common clock: where it is stepped they fire with its frames, else by the run loop.
package enum ClockTimer {
    /// What is under 0, or no number, counts as 0; between two firings it is no less than 0.1 ms, as on Apple's systems.
    static func interval(_ seconds: TimeInterval, repeats: Bool) -> TimeInterval {
        max(seconds.finite, repeats ? 0.0001 : 0)
    }

    static func start(_ timer: Timer, _ work: TimerWork, after seconds: TimeInterval) {
        let clock = MediaClock.current
        guard clock.isStepped else { return RunLoop.current.add(timer, forMode: .common) }
        drive(timer, work, at: clock.now + max(seconds.finite, 0), by: clock)
    }

    /// A timer that is started.
    static func started(after seconds: TimeInterval, repeats: Bool, _ work: TimerWork) -> Timer {
        let timer = WorkTimer.make(after: seconds, repeats: repeats, work)
        start(timer, work, after: repeats ? interval(seconds, repeats: true) : seconds)
        return timer
    }

    /// A closure that runs once.
    static func once(after seconds: TimeInterval, _ body: @escaping () -> Void) -> Timer {
        started(after: seconds, repeats: false, TimerWork { _ in body() })
    }

    /// A closure that runs again and again, until the timer is invalidated.
    package static func again(every seconds: TimeInterval, _ body: @escaping () -> Void) -> Timer {
        started(after: seconds, repeats: true, TimerWork { _ in body() })
    }

    /// Firings that fall between two frames come one after the other, so that there are as many as on a device.
    private static func drive(
        _ timer: Timer, _ work: TimerWork, at moment: CFTimeInterval, by clock: MediaClock
    ) {
        // The clock holds what waits for it, which may still wait when the clock goes.
        clock.later(moment - clock.now) { [weak clock] in
            guard let clock else { return }
            var next = moment
            repeat {
                guard timer.isValid else { return work.end() }
                timer.fire()
                next += timer.timeInterval
            } while timer.isValid && timer.timeInterval > 0 && next <= clock.now + AnimationRecord.tolerance
            if timer.isValid { drive(timer, work, at: next, by: clock) } else { work.end() }
        }
    }
}
