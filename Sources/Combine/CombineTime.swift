import Foundation

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
