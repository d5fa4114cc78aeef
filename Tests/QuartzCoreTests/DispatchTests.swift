import Foundation
import Synchronization
import Testing

@testable import QuartzCore

/// The main queue by the common clock.
@MainActor struct DispatchTests {
    private final class Log: Sendable {
        private let list = Mutex<[String]>([])
        var entries: [String] { list.withLock { $0 } }
        func add(_ entry: String) { list.withLock { $0.append(entry) } }
    }

    @Test func workComesWithTheFrameOfItsMoment() {
        let (clock, log) = (MediaClock(time: 3), Log())
        MediaClock.$current.withValue(clock) {
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { log.add("half a second") }
            DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(10)) { log.add("a hundredth") }
            DispatchQueue.main.asyncAfter(deadline: .distantFuture) { log.add("never") }
            DispatchQueue.main.async { log.add("at once") }
            #expect(log.entries == [])
            clock.advance(to: 3 + 1.0 / 60)
            #expect(log.entries == ["at once", "a hundredth"])
            clock.advance(to: 3 + 29.0 / 60)
            #expect(log.entries.count == 2)
            clock.advance(to: 3.5)
            #expect(log.entries == ["at once", "a hundredth", "half a second"])
            clock.advance(to: 100)
            #expect(log.entries.count == 3)
        }
    }

    @Test func workThatBringsWorkWaitsForTheNextFrame() {
        let (clock, log) = (MediaClock(time: 0), Log())
        @Sendable func again() {
            log.add("again")
            DispatchQueue.main.async { again() }
        }
        MediaClock.$current.withValue(clock) {
            DispatchQueue.main.async { again() }
            clock.advance(to: 3.0 / 60)
        }
        #expect(log.entries.count == 3)
    }

    @Test func otherQueuesAreDispatchsOwn() async {
        let clock = MediaClock(time: 0)
        await MediaClock.$current.withValue(clock) {
            await withCheckedContinuation { continuation in
                DispatchQueue.global().async {
                    DispatchQueue.global().asyncAfter(deadline: .now() + 0.001) { continuation.resume() }
                }
            }
        }
        #expect(clock.now == 0)
    }

    @Test func theMachinesClockLeavesTheMainQueueAlone() async {
        await withCheckedContinuation { continuation in
            DispatchQueue.main.async {
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.001) { continuation.resume() }
            }
        }
    }
}
