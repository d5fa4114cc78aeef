import Foundation

/// Timers that follow the common clock: where it is stepped they fire with its frames, else by the run loop.
package enum ClockTimer {
    /// What is under 0, or no number, counts as 0; between two firings it is no less than 0.1 ms, as on Apple's systems.
    static func interval(_ seconds: TimeInterval, repeats: Bool) -> TimeInterval {
        max(seconds.finite, repeats ? 0.0001 : 0)
    }

    static func start(_ timer: Timer, after seconds: TimeInterval) {
        let clock = MediaClock.current
        guard clock.isStepped else { return RunLoop.current.add(timer, forMode: .common) }
        drive(timer, at: clock.now + max(seconds.finite, 0), by: clock)
    }

    /// A closure that runs once.
    static func once(after seconds: TimeInterval, _ body: @escaping () -> Void) -> Timer {
        let call = Call(body: body)
        let timer = Timer(timeInterval: interval(seconds, repeats: false), repeats: false) { _ in call.body() }
        start(timer, after: seconds)
        return timer
    }

    /// A closure that runs again and again, until the timer is invalidated.
    package static func again(every seconds: TimeInterval, _ body: @escaping () -> Void) -> Timer {
        let call = Call(body: body)
        let interval = interval(seconds, repeats: true)
        let timer = Timer(timeInterval: interval, repeats: true) { _ in call.body() }
        start(timer, after: interval)
        return timer
    }

    /// `@unchecked Sendable`: called by the thread that steps the clock or runs the run loop.
    private struct Call: @unchecked Sendable {
        let body: () -> Void
    }

    /// Firings that fall between two frames come one after the other, so that there are as many as on a device.
    private static func drive(_ timer: Timer, at moment: CFTimeInterval, by clock: MediaClock) {
        clock.later(moment - clock.now) {
            var next = moment
            repeat {
                guard timer.isValid else { return }
                timer.fire()
                next += timer.timeInterval
            } while timer.isValid && timer.timeInterval > 0 && next <= clock.now + AnimationRecord.tolerance
            if timer.isValid { drive(timer, at: next, by: clock) }
        }
    }
}
