import Foundation

extension Publisher {
    /// Values and the end come by way of a scheduler.
    public func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil) -> AnyPublisher<
        Output, Failure
    > {
        passing { action in scheduler.schedule(options: options, action) }
    }

    public func delay<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> AnyPublisher<Output, Failure> {
        passing { action in
            scheduler.schedule(
                after: scheduler.now.advanced(by: interval), tolerance: tolerance ?? scheduler.minimumTolerance,
                options: options, action)
        }
    }

    private func passing(by pass: @escaping (@escaping () -> Void) -> Void) -> AnyPublisher<Output, Failure> {
        Sourced<Output, Failure> { sink in
            self.sink { completion in
                pass { sink.finish(completion) }
            } receiveValue: { value in
                pass { sink.offer(value) }
            }
        }.eraseToAnyPublisher()
    }

    /// The subscription is made by way of a scheduler.
    public func subscribe<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil) -> AnyPublisher<
        Output, Failure
    > {
        Sourced<Output, Failure> { sink in
            let running = AnyCancellableBox()
            scheduler.schedule(options: options) {
                running.set(
                    self.sink {
                        sink.finish($0)
                    } receiveValue: {
                        sink.offer($0)
                    })
            }
            return AnyCancellable { running.cancel() }
        }.eraseToAnyPublisher()
    }

    /// A value after which none has come for some time.
    public func debounce<S: Scheduler>(
        for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
    ) -> AnyPublisher<Output, Failure> {
        Sourced<Output, Failure> { sink in
            let lock = NSRecursiveLock()
            var (last, number): (Output?, Int) = (nil, 0)
            return self.sink { completion in
                let value = lock.withLock {
                    number += 1
                    defer { last = nil }
                    return last
                }
                if let value, case .finished = completion { sink.offer(value) }
                sink.finish(completion)
            } receiveValue: { value in
                let mine = lock.withLock {
                    number += 1
                    last = value
                    return number
                }
                scheduler.schedule(
                    after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance,
                    options: options
                ) {
                    let due = lock.withLock { () -> Output? in
                        guard number == mine else { return nil }
                        defer { last = nil }
                        return last
                    }
                    if let due { sink.offer(due) }
                }
            }
        }.eraseToAnyPublisher()
    }

    /// At most one value in some time: the first of it, or the last.
    public func throttle<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
    ) -> AnyPublisher<Output, Failure> {
        Sourced<Output, Failure> { sink in
            let lock = NSRecursiveLock()
            var next: S.SchedulerTimeType?
            var waiting: Output?
            return self.sink { completion in
                sink.finish(completion)
            } receiveValue: { value in
                lock.lock()
                let now = scheduler.now
                guard let moment = next, now < moment else {
                    next = now.advanced(by: interval)
                    lock.unlock()
                    return sink.offer(value)
                }
                let isFirst = waiting == nil
                if isFirst || latest { waiting = value }
                lock.unlock()
                guard isFirst else { return }
                scheduler.schedule(after: moment) {
                    let due = lock.withLock {
                        next = scheduler.now.advanced(by: interval)
                        defer { waiting = nil }
                        return waiting
                    }
                    if let due { sink.offer(due) }
                }
            }
        }.eraseToAnyPublisher()
    }
}
