/// Does what it is given at once.
public struct ImmediateScheduler: Scheduler, Sendable {
    public typealias SchedulerTimeType = CombineTime
    public typealias SchedulerOptions = Never

    public static let shared = ImmediateScheduler()

    public var now: CombineTime { CombineTime(seconds: 0) }
    public var minimumTolerance: CombineTime.Stride { .seconds(0) }
    public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }
    public func schedule(
        after date: CombineTime, tolerance: CombineTime.Stride, options: Never?, _ action: @escaping () -> Void
    ) { action() }
}
