import Combine
import Foundation
import Testing

@testable import QuartzCore

@Suite(.serialized) struct CombineTests {
    private struct Failed: Error {}

    private final class Model: ObservableObject {
        @Published var count = 0
        @Published var name = "a"
    }

    private final class Plain: ObservableObject {}

    private final class Own: ObservableObject {
        let objectWillChange = PassthroughSubject<Void, Never>()
        @Published var count = 0
    }

    @Test func valuesOneByOne() {
        var log: [String] = []
        let cancellable = [1, 2, 2, 3, 4, 4].publisher.removeDuplicates().filter { $0 != 3 }.map { $0 * 10 }
            .compactMap { $0 == 20 ? nil : "\($0)" }.scan("") { $0 + $1 + ";" }
            .sink {
                log.append("\($0)")
            } receiveValue: {
                log.append($0)
            }
        #expect(log == ["10;", "10;40;", "finished"])
        withExtendedLifetime(cancellable) {}
        var sums: [Int] = []
        _ = [1, 2, 3].publisher.reduce(0, +).sink { sums.append($0) }
        _ = [1, 2, 3].publisher.prefix(2).collect().sink { sums += $0 }
        _ = [1, 2, 3].publisher.dropFirst().first().sink { sums.append($0) }
        _ = Just(5).append(6).prepend(4).sink { sums.append($0) }
        #expect(sums == [6, 1, 2, 2, 4, 5, 6])
    }

    @Test func demandIsKept() {
        final class Slow: Subscriber {
            var values: [Int] = []
            var subscription: (any Subscription)?
            func receive(subscription: any Subscription) { self.subscription = subscription }
            func receive(_ input: Int) -> Subscribers.Demand {
                values.append(input)
                return input == 2 ? .max(1) : .none
            }
            func receive(completion: Subscribers.Completion<Never>) { values.append(-1) }
        }
        let slow = Slow()
        (1...6).publisher.filter { $0 % 2 == 0 }.map { $0 }.subscribe(slow)
        #expect(slow.values.isEmpty)
        slow.subscription?.request(.max(1))
        #expect(slow.values == [2, 4])
        slow.subscription?.request(.unlimited)
        #expect(slow.values == [2, 4, 6, -1])
    }

    @Test func subjects() {
        let (passing, current) = (PassthroughSubject<Int, Failed>(), CurrentValueSubject<Int, Never>(1))
        var log: [String] = []
        var kept: Set<AnyCancellable> = []
        passing.send(0)
        passing.sink {
            log.append("\($0)")
        } receiveValue: {
            log.append("p\($0)")
        }.store(in: &kept)
        current.sink { log.append("c\($0)") }.store(in: &kept)
        current.value = 2
        current.send(3)
        passing.send(4)
        passing.send(completion: .failure(Failed()))
        passing.send(5)
        #expect(log.prefix(4) == ["c1", "c2", "c3", "p4"] && log.count == 5 && log[4].hasPrefix("failure"))
        kept = []
        current.value = 9
        #expect(log.count == 5 && current.value == 9)
    }

    @Test func failures() {
        let subject = PassthroughSubject<Int, Failed>()
        var values: [Int] = []
        let first = subject.replaceError(with: -1).sink { values.append($0) }
        let second = subject.catch { _ in [7, 8].publisher }.sink { values.append($0) }
        let third = subject.tryMap { if $0 > 1 { throw Failed() } else { $0 } }.replaceError(with: 100)
            .sink { values.append($0) }
        subject.send(1)
        subject.send(2)
        subject.send(completion: .failure(Failed()))
        #expect(values.sorted() == [-1, 1, 1, 1, 2, 2, 7, 8, 100])
        withExtendedLifetime((first, second, third)) {}
    }

    @Test func severalTogether() {
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
        var log: [String] = []
        var kept: Set<AnyCancellable> = []
        a.combineLatest(b).sink { log.append("\($0)\($1)") }.store(in: &kept)
        a.map(String.init).merge(with: b).sink { log.append("m\($0)") }.store(in: &kept)
        a.zip(b).sink { log.append("z\($0)\($1)") }.store(in: &kept)
        a.send(1)
        a.send(2)
        b.send("x")
        #expect(log == ["m1", "m2", "2x", "mx", "z1x"])
        log = []
        a.flatMap { [$0, $0].publisher }.sink { log.append("\($0)") }.store(in: &kept)
        a.map { number in b.map { "\(number)\($0)" } }.switchToLatest().sink { log.append("s\($0)") }.store(
            in: &kept)
        a.send(5)
        a.send(6)
        log.removeAll { !$0.hasPrefix("s") && $0.count > 1 }
        #expect(log == ["5", "5", "6", "6"])
        b.send("y")
        #expect(log.contains("s6y") && !log.contains("s5y"))
        var shared = 0
        let source = a.handleEvents(receiveOutput: { _ in shared += 1 }).share()
        source.sink { _ in }.store(in: &kept)
        source.sink { _ in }.store(in: &kept)
        a.send(1)
        #expect(shared == 1)
    }

    @Test func publishedProperties() {
        let model = Model()
        var log: [String] = []
        var kept: Set<AnyCancellable> = []
        model.objectWillChange.sink { log.append("will \(model.count)") }.store(in: &kept)
        model.$count.sink { log.append("count \($0), was \(model.count)") }.store(in: &kept)
        model.count = 3
        model.name = "b"
        #expect(log == ["count 0, was 0", "will 0", "count 3, was 0", "will 3"])
        let source = PassthroughSubject<Int, Never>()
        source.assign(to: &model.$count)
        source.send(8)
        #expect(model.count == 8 && log.suffix(2) == ["will 3", "count 8, was 3"])
        source.assign(to: \.count, on: model).store(in: &kept)
        source.send(9)
        #expect(model.count == 9)
        let plain = Plain()
        #expect(
            plain.objectWillChange === plain.objectWillChange && plain.objectWillChange !== Plain().objectWillChange
        )
        let own = Own()
        var changes = 0
        own.objectWillChange.sink { changes += 1 }.store(in: &kept)
        own.count = 1
        #expect(changes == 1)
        weak var gone: Model?
        do {
            let model = Model()
            gone = model
            _ = model.objectWillChange
            model.count = 1
        }
        #expect(gone == nil)
    }

    @Test func timeIsTheClocks() {
        let clock = MediaClock(time: 0)
        MediaClock.$current.withValue(clock) {
            var log: [String] = []
            var kept: Set<AnyCancellable> = []
            let subject = PassthroughSubject<Int, Never>()
            subject.debounce(for: .milliseconds(300), scheduler: RunLoop.main).sink { log.append("d\($0)") }
                .store(in: &kept)
            subject.receive(on: DispatchQueue.main).sink { log.append("r\($0)") }.store(in: &kept)
            subject.throttle(for: 0.2, scheduler: DispatchQueue.main, latest: true).sink { log.append("t\($0)") }
                .store(in: &kept)
            Timer.publish(every: 0.25, on: .main, in: .common).autoconnect().sink { _ in log.append("tick") }
                .store(in: &kept)
            subject.send(1)
            subject.send(2)
            #expect(log == ["t1"])
            clock.advance(to: 0.1)
            #expect(log == ["t1", "r1", "r2"])
            clock.advance(to: 0.24)
            #expect(log == ["t1", "r1", "r2", "t2"])
            clock.advance(to: 1.02)
            #expect(log.filter { $0 == "tick" }.count == 4 && log.filter { $0 == "d2" }.count == 1)
            kept = []
            log = []
            subject.send(3)
            clock.advance(to: 3)
            #expect(log.isEmpty)
        }
    }

    @Test func notificationsAndFutures() {
        let center = NotificationCenter()
        var count = 0
        let cancellable = center.publisher(for: .init("x")).sink { _ in count += 1 }
        center.post(name: .init("x"), object: nil)
        center.post(name: .init("y"), object: nil)
        cancellable.cancel()
        center.post(name: .init("x"), object: nil)
        #expect(count == 1)
        var values: [String] = []
        let future = Future<Int, Never> { $0(.success(4)) }
        _ = future.sink {
            values.append("\($0)")
        } receiveValue: {
            values.append("\($0)")
        }
        _ = Deferred { Just(1) }.sink { values.append("\($0)") }
        #expect(values == ["4", "finished", "1"])
    }
}
