// Operators that make values of values. Those without a type of their own give an `AnyPublisher`.

extension Publisher {
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
        .init(upstream: self, transform: transform)
    }

    public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.Map<Self, T> {
        .init(upstream: self) { $0[keyPath: keyPath] }
    }

    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> {
        .init(upstream: self, transform: transform)
    }

    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
        .init(upstream: self, isIncluded: isIncluded)
    }

    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> AnyPublisher<T, any Error> {
        throwing { .value(try transform($0)) }.eraseToAnyPublisher()
    }

    public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> AnyPublisher<Output, any Error> {
        throwing { try isIncluded($0) ? .value($0) : .skip }.eraseToAnyPublisher()
    }

    public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> AnyPublisher<T, any Error> {
        throwing { try transform($0).map { .value($0) } ?? .skip }.eraseToAnyPublisher()
    }

    public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
        .init(upstream: self) { $0 ?? output }
    }

    public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure>
    {
        stepping {
            var last: Output?
            return { value in
                defer { last = value }
                if let last, predicate(last, value) { return .skip }
                return .value(value)
            }
        }.eraseToAnyPublisher()
    }

    public func scan<T>(_ initial: T, _ next: @escaping (T, Output) -> T) -> AnyPublisher<T, Failure> {
        stepping {
            var sum = initial
            return { value in
                sum = next(sum, value)
                return .value(sum)
            }
        }.eraseToAnyPublisher()
    }

    public func first() -> AnyPublisher<Output, Failure> { stepping { .last($0) }.eraseToAnyPublisher() }

    public func first(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        stepping { predicate($0) ? .last($0) : .skip }.eraseToAnyPublisher()
    }

    public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
        guard maxLength > 0 else { return Empty().eraseToAnyPublisher() }
        return stepping {
            var count = 0
            return { value in
                count += 1
                return count < maxLength ? .value(value) : .last(value)
            }
        }.eraseToAnyPublisher()
    }

    public func prefix(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        stepping { predicate($0) ? .value($0) : .finish }.eraseToAnyPublisher()
    }

    public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
        stepping {
            var left = count
            return { value in
                left -= 1
                return left >= 0 ? .skip : .value(value)
            }
        }.eraseToAnyPublisher()
    }

    public func drop(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        stepping {
            var isDropping = true
            return { value in
                if isDropping, predicate(value) { return .skip }
                isDropping = false
                return .value(value)
            }
        }.eraseToAnyPublisher()
    }

    public func ignoreOutput() -> AnyPublisher<Never, Failure> {
        stepping { (_: Output) -> Step<Never, Failure> in .skip }.eraseToAnyPublisher()
    }

    /// All values as one, at the end.
    public func collect() -> AnyPublisher<[Output], Failure> { reduce([]) { $0 + [$1] } }

    public func count() -> AnyPublisher<Int, Failure> { reduce(0) { count, _ in count + 1 } }

    /// One value, at the end.
    public func reduce<T>(_ initial: T, _ next: @escaping (T, Output) -> T) -> AnyPublisher<T, Failure> {
        Stepping<Self, T, Failure>(upstream: self) {
            var sum = initial
            return .init(
                step: { value in
                    sum = next(sum, value)
                    return .skip
                },
                complete: { completion in
                    if case .failure = completion { return ([], completion) }
                    return ([sum], completion)
                })
        }.eraseToAnyPublisher()
    }

    public func last() -> AnyPublisher<Output, Failure> {
        reduce(Output?.none) { $1 }.compactMap { $0 }.eraseToAnyPublisher()
    }

    public func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
        receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> AnyPublisher<Output, Failure> {
        Stepping<Self, Output, Failure>(upstream: self) {
            .init(
                step: { value in
                    receiveOutput?(value)
                    return .value(value)
                },
                complete: { completion in
                    receiveCompletion?(completion)
                    return ([], completion)
                }, begin: { receiveSubscription?($0) }, request: { receiveRequest?($0) },
                cancel: { receiveCancel?() })
        }.eraseToAnyPublisher()
    }

    /// Writes down what passes.
    public func print(_ prefix: String = "") -> AnyPublisher<Output, Failure> {
        let start = prefix.isEmpty ? "" : "\(prefix): "
        return handleEvents(
            receiveSubscription: { _ in Swift.print("\(start)receive subscription") },
            receiveOutput: { Swift.print("\(start)receive value: (\($0))") },
            receiveCompletion: { completion in
                switch completion {
                case .finished: Swift.print("\(start)receive finished")
                case .failure(let error): Swift.print("\(start)receive error: (\(error))")
                }
            }, receiveCancel: { Swift.print("\(start)receive cancel") },
            receiveRequest: { Swift.print("\(start)request \($0.max.map { "max: (\($0))" } ?? "unlimited")") })
    }
}

extension Publisher where Output: Equatable {
    public func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: ==) }

    public func contains(_ output: Output) -> AnyPublisher<Bool, Failure> {
        reduce(false) { $0 || $1 == output }
    }
}
