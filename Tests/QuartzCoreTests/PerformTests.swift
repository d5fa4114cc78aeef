import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

@MainActor @Suite(.serialized) struct PerformTests {
    @MainActor private final class Target: NSObject {
        var log: [String] = []
        var made: NSObject { NSObject() }
        func none() { log.append("none") }
        func one(_ argument: Any?) { log.append("one \(argument ?? "nil")") }
        func two(_ first: String, _ second: Int) { log.append("two \(first) \(second)") }
        func ticked(_ timer: Timer) { log.append("tick \(timer.userInfo ?? "nil")") }
        func heard(_ notification: Notification) { log.append("heard \(notification.name.rawValue)") }

        static let selectors = [
            Selector("none", Target.none), Selector("one:", Target.one), Selector("two::", Target.two),
            Selector("ticked:", Target.ticked), Selector("heard:", Target.heard),
            Selector("made", on: Target.self) { $0.made },
            Selector("make", class: Target.self) { Target() },
        ]
    }

    private func stepped(_ body: (MediaClock, Target) throws -> Void) rethrows {
        let clock = MediaClock(time: 0)
        _ = Target.selectors
        try MediaClock.$current.withValue(clock) { try body(clock, Target()) }
    }

    @Test func performing() throws {
        try stepped { _, target in
            target.perform("none")
            target.perform("one:", with: 1)
            target.perform("two::", with: "a", with: 2)
            #expect(target.log == ["none", "one 1", "two a 2"])
            #expect(target.responds(to: "one:") && !target.responds(to: "one"))
            #expect(Target.instancesRespond(to: "none") && !NSObject.instancesRespond(to: "none"))
            #expect(target.perform("none") == nil)
            // An object that nobody else holds.
            let made = try #require(target.perform("made")).takeUnretainedValue()
            #expect(type(of: made) == NSObject.self)
            #expect(Target.perform("make")?.takeUnretainedValue() is Target)
        }
    }

    @Test func performingLater() {
        stepped { clock, target in
            target.perform("none", with: nil, afterDelay: 0)
            target.perform("one:", with: "b", afterDelay: 0.5)
            target.perform("one:", with: "a", afterDelay: 0.25)
            target.perform("one:", with: "c", afterDelay: 0.5)
            #expect(target.log.isEmpty)
            clock.advance(to: 0.3)
            #expect(target.log == ["none", "one a"])
            NSObject.cancelPreviousPerformRequests(withTarget: target, selector: "one:", object: "b")
            clock.advance(to: 1)
            #expect(target.log == ["none", "one a", "one c"])
            target.perform("none", with: nil, afterDelay: .nan)
            NSObject.cancelPreviousPerformRequests(withTarget: target)
            clock.advance(to: 2)
            #expect(target.log.count == 3)
        }
    }

    @Test func timersFollowTheClock() {
        stepped { clock, target in
            let timer = Timer.scheduledTimer(
                timeInterval: 0.1, target: target, selector: "ticked:", userInfo: "x", repeats: true)
            let once = Timer(timeInterval: 0.5, target: target, selector: "none", userInfo: nil, repeats: false)
            clock.advance(to: 0.05)
            #expect(target.log.isEmpty)
            clock.advance(to: 1)
            #expect(target.log.filter { $0 == "tick x" }.count == 10)
            #expect(target.log.filter { $0 == "none" }.count == 1 && !once.isValid && timer.isValid)
            timer.invalidate()
            clock.advance(to: 2)
            #expect(target.log.count == 11)
            // More often than frames come.
            target.log = []
            let fast = Timer.scheduledTimer(
                timeInterval: 0.005, target: target, selector: "none", userInfo: nil, repeats: true)
            clock.advance(to: 3)
            fast.invalidate()
            #expect(target.log.count == 200)
        }
    }

    /// Foundation keeps every timer for ever; what it works with goes.
    @Test func timersThatAreOverHoldNothing() {
        final class Information {}
        weak var late: Target?
        weak var cancelled: Target?
        weak var again: Target?
        weak var once: Target?
        weak var plain: Target?
        weak var information: Information?
        stepped { clock, _ in
            let (held, targets) = (Information(), (0..<5).map { _ in Target() })
            (late, cancelled, again, once, plain) = (targets[0], targets[1], targets[2], targets[3], targets[4])
            information = held
            targets[0].perform("none", with: nil, afterDelay: 0.1)
            targets[1].perform("none", with: nil, afterDelay: 9)
            let timer = Timer.scheduledTimer(
                timeInterval: 0.1, target: targets[2], selector: "ticked:", userInfo: held, repeats: true)
            _ = Timer.scheduledTimer(
                timeInterval: 0.1, target: targets[3], selector: "ticked:", userInfo: held, repeats: false)
            let other = Timer(
                timeInterval: 0.1, target: targets[4], selector: "none", userInfo: nil, repeats: true)
            clock.advance(to: 0.5)
            #expect(targets.map(\.log.count) == [1, 0, 5, 1, 5])
            NSObject.cancelPreviousPerformRequests(withTarget: targets[1])
            timer.invalidate()
            other.invalidate()
            clock.advance(to: 1)
            #expect(targets.map(\.log.count) == [1, 0, 5, 1, 5])
        }
        #expect(late == nil && cancelled == nil && again == nil && once == nil && plain == nil)
        #expect(information == nil)
    }

    @Test func observersAreWeak() {
        stepped { _, _ in
            let (center, sender) = (NotificationCenter(), NSObject())
            let target = Target()
            weak var gone: Target?
            do {
                let other = Target()
                gone = other
                center.addObserver(other, selector: "heard:", name: .init("a"), object: nil)
            }
            #expect(gone == nil)
            center.addObserver(target, selector: "heard:", name: .init("a"), object: nil)
            center.addObserver(target, selector: "heard:", name: .init("b"), object: sender)
            center.addObserver(target, selector: "none", name: .init("c"), object: nil)
            center.post(name: .init("a"), object: nil)
            center.post(name: .init("b"), object: nil)
            center.post(name: .init("b"), object: sender)
            center.post(name: .init("c"), object: nil)
            #expect(target.log == ["heard a", "heard b", "none"])
            center.removeObserver(target, name: .init("a"), object: nil)
            center.post(name: .init("a"), object: nil)
            center.post(name: .init("c"), object: nil)
            #expect(target.log == ["heard a", "heard b", "none", "none"])
            center.removeObserver(target)
            center.post(name: .init("c"), object: nil)
            #expect(target.log.count == 4)
            // Foundation's own observers go by the same name.
            var count = 0
            let token = center.addObserver(forName: .init("d"), object: nil, queue: nil) { _ in
                MainActor.assumeIsolated { count += 1 }
            }
            center.post(name: .init("d"), object: nil)
            center.removeObserver(token)
            center.post(name: .init("d"), object: nil)
            #expect(count == 1)
        }
    }
}
