import Testing
import UIFoundation

@testable import AppKit

@MainActor @Suite(.serialized) struct EventTests {
    private final class Clicked: NSView {
        var log: [String] = []
        var takes = true
        override var acceptsFirstResponder: Bool { true }
        override func mouseDown(with event: NSEvent) {
            let place = convert(event.locationInWindow, from: nil)
            log.append("down \(place.x) \(place.y)")
            if !takes { super.mouseDown(with: event) }
        }
        override func mouseDragged(with event: NSEvent) { log.append("dragged") }
        override func mouseUp(with event: NSEvent) { log.append("up") }
        override func mouseMoved(with event: NSEvent) { log.append("moved") }
        override func keyDown(with event: NSEvent) { log.append("key") }
    }

    private let window = NSWindow(
        contentRect: NSRect(x: 0, y: 0, width: 100, height: 100), styleMask: .borderless, backing: .buffered,
        defer: true)
    private let outer = Clicked(frame: NSRect(x: 10, y: 10, width: 80, height: 80))
    private let inner = Clicked(frame: NSRect(x: 20, y: 20, width: 20, height: 20))

    init() {
        window.contentView?.addSubview(outer)
        outer.addSubview(inner)
    }

    private func send(_ type: NSEvent.EventType, _ x: CGFloat, _ y: CGFloat) throws {
        let event = NSEvent.mouseEvent(
            with: type, location: NSPoint(x: x, y: y), modifierFlags: .shift, timestamp: 0,
            windowNumber: window.windowNumber, context: nil, eventNumber: 0, clickCount: 1, pressure: 1)
        NSApp.sendEvent(try #require(event))
    }

    @Test func eventsGoToTheViewUnderTheMouse() throws {
        try send(.leftMouseDown, 35, 36)
        // While the button is down, where it went down.
        try send(.leftMouseDragged, 99, 99)
        try send(.leftMouseUp, 99, 99)
        try send(.leftMouseUp, 35, 36)
        try send(.mouseMoved, 35, 35)
        try send(.leftMouseDown, 11, 11)
        #expect(inner.log == ["down 5.0 6.0", "dragged", "up", "moved"] && outer.log == ["down 1.0 1.0"])
        #expect(window.firstResponder === outer)
        window.sendEvent(NSEvent(type: .keyDown, location: .zero))
        #expect(outer.log.last == "key")
        window.close()
    }

    @Test func whatIsNotTakenGoesOn() throws {
        inner.takes = false
        try send(.leftMouseDown, 35, 35)
        #expect(inner.log.count == 1 && outer.log == ["down 25.0 25.0"])
        let controller = NSViewController()
        controller.view = outer
        #expect(inner.nextResponder === outer && outer.nextResponder === controller)
        #expect(controller.nextResponder === outer.superview)
        window.close()
    }

    @Test func onlyMouseEventsAreMade() {
        #expect(
            NSEvent.mouseEvent(
                with: .keyDown, location: .zero, modifierFlags: [], timestamp: 0, windowNumber: 0, context: nil,
                eventNumber: 0, clickCount: 1, pressure: 1) == nil)
        #expect(NSEvent(type: .rightMouseDown, location: .zero).buttonNumber == 1)
    }

    /// A script's places are those of the picture, y downwards.
    @Test func scriptsMoveTheMouse() throws {
        let page = Clicked(frame: NSRect(x: 0, y: 0, width: 40, height: 30))
        let steps: [(StageTouch.Kind, TimeInterval, CGPoint)] = [
            (.press, 0, CGPoint(x: 10, y: 5)), (.move, 0.1, CGPoint(x: 12, y: 5)), (.release, 0.2, .zero),
            (.move, 0.3, CGPoint(x: 1, y: 1)), (.press, 0.4, CGPoint(x: 10, y: 5)), (.release, 0.4, .zero),
        ]
        let stage = AppKitStage(screenSize: CGSize(width: 100, height: 80), scale: 1)
        var counts: [Int] = []
        _ = try stage.pictures(
            at: [0.05, 1],
            touches: steps.enumerated().map {
                StageTouch(kind: $1.0, time: $1.1, place: $1.2, picture: $0 == 0 ? 0 : 1)
            },
            of: { page }, show: { _, _ in counts.append(page.log.count) })
        #expect(page.log == ["down 10.0 25.0", "dragged", "up", "moved", "down 10.0 25.0", "up"])
        #expect(counts == [1, 6])
    }

    @Test func trackingAreasAreKept() {
        let area = NSTrackingArea(
            rect: inner.bounds, options: [.mouseEnteredAndExited, .activeAlways], owner: inner, userInfo: nil)
        inner.addTrackingArea(area)
        #expect(inner.trackingAreas == [area] && area.owner === inner)
        inner.removeTrackingArea(area)
        #expect(inner.trackingAreas.isEmpty)
    }
}
