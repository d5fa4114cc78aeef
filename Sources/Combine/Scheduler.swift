import Foundation
import QuartzCore

/// Where and when work is done.
public protocol Scheduler<SchedulerTimeType> {
    associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
    associatedtype SchedulerOptions

    var now: SchedulerTimeType { get }
    var minimumTolerance: SchedulerTimeType.Stride { get }
    func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
    func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void)
}

extension Scheduler {
    public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }

    public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
        schedule(after: date, tolerance: minimumTolerance, options: nil, action)
    }
}

/// Lengths of time.
public protocol SchedulerTimeIntervalConvertible {
    static func seconds(_ s: Int) -> Self
    static func seconds(_ s: Double) -> Self
    static func milliseconds(_ ms: Int) -> Self
    static func microseconds(_ us: Int) -> Self
    static func nanoseconds(_ ns: Int) -> Self
}

/// A moment of a queue or a run loop, in seconds of the common clock.
public struct CombineTime: Strideable, Codable, Hashable, Sendable {
    /// A length of time.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
        Codable, Hashable, Sendable
    {
        public var timeInterval: TimeInterval

        public init(_ timeInterval: TimeInterval) {
            self.timeInterval = timeInterval
        }

        public init(integerLiteral value: Int) { timeInterval = TimeInterval(value) }
        public init(floatLiteral value: TimeInterval) { timeInterval = value }
        public init?<T: BinaryInteger>(exactly source: T) { timeInterval = TimeInterval(source) }

        public var magnitude: TimeInterval { timeInterval.magnitude }

        public static func seconds(_ s: Int) -> Stride { Stride(TimeInterval(s)) }
        public static func seconds(_ s: Double) -> Stride { Stride(s) }
        public static func milliseconds(_ ms: Int) -> Stride { Stride(TimeInterval(ms) / 1e3) }
        public static func microseconds(_ us: Int) -> Stride { Stride(TimeInterval(us) / 1e6) }
        public static func nanoseconds(_ ns: Int) -> Stride { Stride(TimeInterval(ns) / 1e9) }

        public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.timeInterval < rhs.timeInterval }
        public static func + (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.timeInterval + rhs.timeInterval) }
        public static func - (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.timeInterval - rhs.timeInterval) }
        public static func * (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.timeInterval * rhs.timeInterval) }
        public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }
    }

    public var seconds: TimeInterval

    public func distance(to other: CombineTime) -> Stride { Stride(other.seconds - seconds) }
    public func advanced(by n: Stride) -> CombineTime { CombineTime(seconds: seconds + n.timeInterval) }
}

/// Schedulers whose time is the common clock.
protocol ClockScheduler: Scheduler where SchedulerTimeType == CombineTime {
    /// Where time is not stepped.
    func perform(after seconds: TimeInterval, _ action: @escaping () -> Void)
}

extension ClockScheduler {
    func run(after seconds: TimeInterval, _ action: @escaping () -> Void) {
        let clock = MediaClock.current
        if clock.isStepped { clock.later(seconds, action) } else { perform(after: seconds, action) }
    }
}

/// What has to be done, for a queue.
///
/// `@unchecked Sendable`: Combine hands closures to the scheduler that the program names.
private struct Work: @unchecked Sendable {
    let action: () -> Void
}

extension DispatchQueue: Scheduler, ClockScheduler {
    public typealias SchedulerTimeType = CombineTime

    public struct SchedulerOptions {
        public init() {}
    }

    public var now: CombineTime { CombineTime(seconds: MediaClock.current.now) }
    public var minimumTolerance: CombineTime.Stride { .seconds(0) }
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { run(after: 0, action) }
    public func schedule(
        after date: CombineTime, tolerance: CombineTime.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        run(after: now.distance(to: date).timeInterval, action)
    }

    func perform(after seconds: TimeInterval, _ action: @escaping () -> Void) {
        let work = Work(action: action)
        if seconds > 0 { asyncAfter(deadline: .now() + seconds) { work.action() } } else { async { work.action() } }
    }
}

extension RunLoop: Scheduler, ClockScheduler {
    public typealias SchedulerTimeType = CombineTime

    public struct SchedulerOptions {
        public init() {}
    }

    public var now: CombineTime { CombineTime(seconds: MediaClock.current.now) }
    public var minimumTolerance: CombineTime.Stride { .seconds(0) }
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { run(after: 0, action) }
    public func schedule(
        after date: CombineTime, tolerance: CombineTime.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        run(after: now.distance(to: date).timeInterval, action)
    }

    func perform(after seconds: TimeInterval, _ action: @escaping () -> Void) {
        let work = Work(action: action)
        add(Timer(timeInterval: max(seconds, 0), repeats: false) { _ in work.action() }, forMode: .common)
    }
}

extension OperationQueue: Scheduler, ClockScheduler {
    public typealias SchedulerTimeType = CombineTime

    public struct SchedulerOptions {
        public init() {}
    }

    public var now: CombineTime { CombineTime(seconds: MediaClock.current.now) }
    public var minimumTolerance: CombineTime.Stride { .seconds(0) }
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { run(after: 0, action) }
    public func schedule(
        after date: CombineTime, tolerance: CombineTime.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        run(after: now.distance(to: date).timeInterval, action)
    }

    func perform(after seconds: TimeInterval, _ action: @escaping () -> Void) {
        let work = Work(action: action)
        if seconds > 0 {
            DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { self.addOperation { work.action() } }
        } else {
            addOperation { work.action() }
        }
    }
}

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
