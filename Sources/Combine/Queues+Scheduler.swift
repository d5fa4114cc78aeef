import Foundation

extension DispatchQueue: ClockScheduler {
    public typealias SchedulerTimeType = CombineTime
    public typealias SchedulerOptions = ClockSchedulerOptions

    public func perform(after seconds: TimeInterval, _ action: @escaping @Sendable () -> Void) {
        if seconds > 0 { asyncAfter(deadline: .now() + seconds, execute: action) } else { async(execute: action) }
    }
}

extension RunLoop: ClockScheduler {
    public typealias SchedulerTimeType = CombineTime
    public typealias SchedulerOptions = ClockSchedulerOptions

    public func perform(after seconds: TimeInterval, _ action: @escaping @Sendable () -> Void) {
        add(Timer(timeInterval: max(seconds, 0), repeats: false) { _ in action() }, forMode: .common)
    }
}

extension OperationQueue: ClockScheduler {
    public typealias SchedulerTimeType = CombineTime
    public typealias SchedulerOptions = ClockSchedulerOptions

    public func perform(after seconds: TimeInterval, _ action: @escaping @Sendable () -> Void) {
        guard seconds > 0 else { return addOperation(action) }
        DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { self.addOperation(action) }
    }
}
