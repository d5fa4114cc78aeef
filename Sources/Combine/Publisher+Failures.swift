extension Publisher {
    public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> AnyPublisher<Output, E> {
        Stepping<Self, Output, E>(upstream: self) {
            .init(step: { .value($0) }, complete: { ([], $0.mapError(transform)) })
        }.eraseToAnyPublisher()
    }

    /// A value, then the end, in the place of a failure.
    public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
        Stepping<Self, Output, Never>(upstream: self) {
            .init(
                step: { .value($0) },
                complete: { completion in
                    if case .failure = completion { return ([output], .finished) }
                    return ([], .finished)
                })
        }.eraseToAnyPublisher()
    }

    /// Goes on with another publisher after a failure.
    public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> AnyPublisher<Output, P.Failure>
    where P.Output == Output {
        Sourced<Output, P.Failure> { sink in
            let inner = AnyCancellableBox()
            let outer = self.sink { completion in
                switch completion {
                case .finished: sink.finish(.finished)
                case .failure(let error):
                    inner.set(
                        handler(error).sink {
                            sink.finish($0)
                        } receiveValue: {
                            sink.offer($0)
                        })
                }
            } receiveValue: {
                sink.offer($0)
            }
            return AnyCancellable {
                outer.cancel()
                inner.cancel()
            }
        }.eraseToAnyPublisher()
    }

    public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
        guard retries > 0 else { return eraseToAnyPublisher() }
        return self.catch { _ in self.retry(retries - 1) }.eraseToAnyPublisher()
    }
}

extension Publisher where Failure == Never {
    public func setFailureType<E: Error>(to failureType: E.Type) -> AnyPublisher<Output, E> {
        Stepping<Self, Output, E>(upstream: self) {
            .init(step: { .value($0) }, complete: { _ in ([], .finished) })
        }.eraseToAnyPublisher()
    }
}
