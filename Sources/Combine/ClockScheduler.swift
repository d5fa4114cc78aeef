import Foundation
import QuartzCore

/// A scheduler whose time is the common clock: stepped in a preview, the machine's elsewhere.
public protocol ClockScheduler: Scheduler
where SchedulerTimeType == CombineTime, SchedulerOptions == ClockSchedulerOptions {
    /// Does something as the queue or run loop itself does, after a number of seconds of the machine's time.
    func perform(after seconds: TimeInterval, _ action: @escaping @Sendable () -> Void)
}

/// There is nothing to choose: priorities and groups are not kept.
public struct ClockSchedulerOptions: Sendable {
    public init() {}
}

extension ClockScheduler {
    public var now: CombineTime { CombineTime(seconds: MediaClock.current.now) }
    public var minimumTolerance: CombineTime.Stride { .seconds(0) }

    public func schedule(options: ClockSchedulerOptions?, _ action: @escaping () -> Void) {
        run(after: 0, action)
    }

    public func schedule(
        after date: CombineTime, tolerance: CombineTime.Stride, options: ClockSchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        run(after: now.distance(to: date).timeInterval, action)
    }

    private func run(after seconds: TimeInterval, _ action: @escaping () -> Void) {
        let clock = MediaClock.current
        guard !clock.isStepped else { return clock.later(seconds, action) }
        let work = Work(action: action)
        perform(after: seconds) { work.action() }
    }
}

/// What has to be done, for a queue.
///
/// `@unchecked Sendable`: Combine hands closures to the scheduler that the program names.
private struct Work: @unchecked Sendable {
    let action: () -> Void
}
