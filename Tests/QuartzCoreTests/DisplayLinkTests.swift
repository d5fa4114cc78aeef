import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

@MainActor @Suite(.serialized) struct DisplayLinkTests {
    @MainActor private final class Counter: NSObject {
        var count = 0
        var stamps: [Double] = []
        func step(_ link: CADisplayLink) {
            count += 1
            stamps.append(link.timestamp)
            let isWhole = link.preferredFramesPerSecond == 0 && link.preferredFrameRateRange == .default
            #expect(near(link.targetTimestamp - link.timestamp, 1.0 / 60) == isWhole)
        }
        func plain() { count += 1 }
    }

    private func started(_ clock: MediaClock, _ selector: Selector, _ target: Counter) -> CADisplayLink {
        MediaClock.$current.withValue(clock) {
            let link = CADisplayLink(target: target, selector: selector)
            link.add(to: .main, forMode: .common)
            return link
        }
    }

    @Test func sixtyFramesASecond() {
        for time in [0.0, 0.005, 0.01, 0.1, 0.29, 0.295, 0.3, 0.5, 1, 1.0083, 2] {
            let (clock, counter) = (MediaClock(time: 0), Counter())
            _ = started(clock, Selector("step:", Counter.step), counter)
            clock.advance(to: time)
            #expect(counter.count == Int((60 * time).rounded()), "\(time)")
            #expect(counter.stamps.allSatisfy { $0 <= time } && clock.now == time)
        }
        // In steps as in one.
        let (clock, counter) = (MediaClock(time: 5), Counter())
        let link = started(clock, Selector("plain", Counter.plain), counter)
        for time in [5.29, 5.295, 5.1, 5.5] { clock.advance(to: time) }
        #expect(counter.count == 30 && near(link.timestamp, 5.5) && near(link.duration, 1.0 / 60))
    }

    @Test func pausedSlowedAndEnded() {
        let (clock, counter) = (MediaClock(time: 0), Counter())
        let link = started(clock, Selector("step:", Counter.step), counter)
        link.preferredFramesPerSecond = 20
        clock.advance(to: 1)
        #expect(counter.count == 20)
        link.isPaused = true
        clock.advance(to: 2)
        link.isPaused = false
        link.preferredFramesPerSecond = 0
        link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 60, preferred: 30)
        clock.advance(to: 3)
        #expect(counter.count == 50)
        link.invalidate()
        clock.advance(to: 4)
        link.add(to: .main, forMode: .default)
        clock.advance(to: 5)
        #expect(counter.count == 50)
    }

    @Test func selectors() {
        #expect(Selector("a") == "a" && NSSelectorFromString("a") == Selector("a"))
        #expect(Selector("step:", Counter.step) == "step:" && NSStringFromSelector("b:c:") == "b:c:")
        final class Child: NSObject {}
        let counter = Counter()
        let known = Selector("plain", Counter.plain)
        NSSelectorFromString("plain").perform(on: counter)
        #expect(counter.count == 1)
        known.perform(on: counter, with: 1, 2)
        #expect(counter.count == 2)
        // Of another class, or unknown: said, not called.
        known.perform(on: Child())
        Selector("no such").perform(on: counter)
        #expect(counter.count == 2)
    }

    @Test func theClock() {
        let clock = MediaClock(time: 3)
        MediaClock.$current.withValue(clock) {
            #expect(CACurrentMediaTime() == 3)
            clock.advance(to: .nan)
            clock.advance(to: 1)
            clock.advance(to: .infinity)
            #expect(CACurrentMediaTime() == 3)
            clock.advance(to: 3.25)
            #expect(CACurrentMediaTime() == 3.25)
        }
        let now = CACurrentMediaTime()
        #expect(now > 3.25 && CACurrentMediaTime() >= now)
    }
}
