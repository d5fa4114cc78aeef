import Testing

@testable import AppKit
@testable import QuartzCore

/// Links of views, windows and screens hear of the frames of the common clock.
@MainActor @Suite(.serialized) struct DisplayLinkTests {
    private final class Counter: NSObject {
        var count = 0
        func step(_ link: CADisplayLink) { count += 1 }
    }

    @Test func linksFollowTheClock() throws {
        let view = NSView(frame: NSRect(x: 0, y: 0, width: 4, height: 4))
        let window = NSWindow(
            contentRect: NSRect(x: 0, y: 0, width: 9, height: 9), styleMask: .borderless, backing: .buffered,
            defer: true)
        let screen = try #require(NSScreen.main)
        let selector = Selector("step:", Counter.step)
        let makers: [(Counter) -> CADisplayLink] = [
            { view.displayLink(target: $0, selector: selector) },
            { window.displayLink(target: $0, selector: selector) },
            { screen.displayLink(target: $0, selector: selector) },
        ]
        for make in makers {
            let (clock, counter) = (MediaClock(time: 0), Counter())
            let link = make(counter)
            MediaClock.$current.withValue(clock) { link.add(to: .main, forMode: .common) }
            clock.advance(to: 0.5)
            #expect(counter.count == 30)
            link.invalidate()
            clock.advance(to: 1)
            #expect(counter.count == 30)
        }
    }
}
