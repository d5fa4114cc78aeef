/// The kinds of subscribers, and what they say.
public enum Subscribers {
    /// How many values are wanted.
    public struct Demand: Hashable, Comparable, Sendable {
        /// Nil for any number.
        public let max: Int?

        public static let unlimited = Demand(max: nil)
        public static let none = Demand(max: 0)

        public static func max(_ value: Int) -> Demand { Demand(max: Swift.max(value, 0)) }

        private init(max: Int?) {
            self.max = max
        }

        public static func < (lhs: Demand, rhs: Demand) -> Bool { (lhs.max ?? Int.max) < (rhs.max ?? Int.max) }

        public static func + (lhs: Demand, rhs: Demand) -> Demand {
            guard let left = lhs.max, let right = rhs.max else { return .unlimited }
            let (sum, overflow) = left.addingReportingOverflow(right)
            return overflow ? .unlimited : .max(sum)
        }

        public static func - (lhs: Demand, rhs: Int) -> Demand { lhs.max.map { .max($0 - rhs) } ?? .unlimited }
        public static func + (lhs: Demand, rhs: Int) -> Demand { lhs + .max(rhs) }
        public static func += (lhs: inout Demand, rhs: Demand) { lhs = lhs + rhs }
        public static func -= (lhs: inout Demand, rhs: Int) { lhs = lhs - rhs }
        public static func > (lhs: Demand, rhs: Int) -> Bool { (lhs.max ?? Int.max) > rhs }
        public static func == (lhs: Demand, rhs: Int) -> Bool { lhs.max == rhs }
    }

    public enum Completion<Failure: Error> {
        case finished
        case failure(Failure)
    }
}

extension Subscribers.Completion: Sendable where Failure: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}

extension Subscribers.Completion {
    func mapError<Other: Error>(_ transform: (Failure) -> Other) -> Subscribers.Completion<Other> {
        switch self {
        case .finished: .finished
        case .failure(let error): .failure(transform(error))
        }
    }
}
